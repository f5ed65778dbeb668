import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedPosting {
  id: string;
  text: string;
  location?: string;
  description?: string;
}

/** Changes the response to a request; returns true if it has responded. */
export type BoardInterference = (url: URL, response: ServerResponse, request: number) => boolean;

/**
 * A job board of the Lever form on this machine. Requests have the host of the board as the first segment of their path,
 * as `CONNECTOR_TEST_ORIGIN` sends them.
 */
export class BoardServer {
  postings: ServedPosting[] = [];
  interfere: BoardInterference = () => false;
  /** Paths that were requested. */
  readonly requests: string[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => this.respond(request, response));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private respond(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', this.origin);
    this.requests.push(url.pathname + url.search);
    if (this.interfere(url, response, this.requests.length)) return;
    if (!url.pathname.startsWith('/api.lever.co/v0/postings/acme')) {
      response.writeHead(404).end();
      return;
    }
    const skip = Number(url.searchParams.get('skip'));
    const page = this.postings.slice(skip, skip + Number(url.searchParams.get('limit')));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(page.map(leverPosting)));
  }
}

function leverPosting({ id, text, location = 'Dayton, Ohio', description }: ServedPosting): object {
  return {
    id,
    text,
    categories: { commitment: 'Full-time', location },
    createdAt: Date.parse('2026-05-06T07:08:09Z'),
    description: description ?? `<p>${text} in our kitchen.</p>`,
    applyUrl: `https://jobs.example.com/acme/${id}/apply`,
  };
}
