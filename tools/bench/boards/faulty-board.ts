import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Random } from '../../synthetic/random';

/** Share of requests that end in each fault. */
const FAULTS = { tooMany: 0.05, serverError: 0.05, destroyed: 0.03 } as const;

/** What the board answered to its requests. */
export interface BoardRequests {
  pages: number;
  tooMany: number;
  serverErrors: number;
  destroyed: number;
}

/**
 * A board of the Lever form on this machine, at the path to which `CONNECTOR_TEST_ORIGIN` sends requests for it. At times it
 * answers 429 or 500 or closes the connection.
 */
export class FaultyBoard {
  /** Numbers of the postings. */
  postings: number[] = [];
  /** Titles differ from revision to revision. */
  titleOf: (number: number) => string = (number) => `Line cook ${number}`;
  readonly requests: BoardRequests = { pages: 0, tooMany: 0, serverErrors: 0, destroyed: 0 };
  private readonly random = new Random('board');
  private readonly server: Server;

  constructor(private readonly board: string) {
    this.server = createServer(({ url = '/' }, response) =>
      this.respond(new URL(url, 'http://board'), response),
    );
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private respond(url: URL, response: ServerResponse): void {
    if (!url.pathname.endsWith(`/v0/postings/${this.board}`)) {
      response.writeHead(404).end();
      return;
    }
    if (this.fail(response)) return;
    this.requests.pages += 1;
    const skip = Number(url.searchParams.get('skip'));
    const page = this.postings.slice(skip, skip + Number(url.searchParams.get('limit')));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(page.map((number) => this.posting(number))));
  }

  private fail(response: ServerResponse): boolean {
    const { requests } = this;
    let left = this.random.next();
    if ((left -= FAULTS.tooMany) < 0) {
      requests.tooMany += 1;
      response.writeHead(429, { 'retry-after': '1' }).end();
    } else if ((left -= FAULTS.serverError) < 0) {
      requests.serverErrors += 1;
      response.writeHead(500).end('{}');
    } else if ((left -= FAULTS.destroyed) < 0) {
      requests.destroyed += 1;
      response.destroy();
    } else return false;
    return true;
  }

  private posting(number: number): object {
    return {
      id: `p${number}`,
      text: this.titleOf(number),
      categories: { commitment: number % 3 === 0 ? 'Part-time' : 'Full-time', location: 'Dayton, Ohio' },
      createdAt: Date.UTC(2026, number % 10, 1 + (number % 28)),
      salaryRange: {
        min: 18 + (number % 5),
        max: 24 + (number % 5),
        currency: 'USD',
        interval: 'per-hour-wage',
      },
      description: `<p>Prepare meals in kitchen ${number}. A food handler card is required.</p>`,
      applyUrl: `https://jobs.example.com/${this.board}/p${number}/apply`,
    };
  }
}
