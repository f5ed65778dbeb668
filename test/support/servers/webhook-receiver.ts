import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received message: headers and the bytes of the body as text. */
export interface ReceivedRequest {
  path: string;
  headers: Record<string, string>;
  body: string;
  at: number;
}

export type ReceiverResponse = (message: ReceivedRequest, response: ServerResponse) => void;

const ok: ReceiverResponse = (_message, response) => void response.writeHead(204).end();

/** A local receiver of webhooks that records requests and responds as configured. */
export class WebhookReceiver {
  /** Number of connections opened to the receiver. */
  connections = 0;
  answer: ReceiverResponse = ok;
  private readonly server: Server;

  /** A new receiver can continue the list of one that was stopped. */
  constructor(readonly received: ReceivedRequest[] = []) {
    this.server = createServer((request, response) => void this.receive(request, response));
    this.server.on('connection', () => (this.connections += 1));
  }

  /** Listens on `port` or, by default, on any free port. */
  async start(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return this;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path = '/hook'): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  on(path: string): ReceivedRequest[] {
    return this.received.filter((message) => message.path === path);
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const message: ReceivedRequest = {
      path: request.url ?? '/',
      headers: request.headers as Record<string, string>,
      body: Buffer.concat(chunks).toString('utf8'),
      at: Date.now(),
    };
    this.received.push(message);
    this.answer(message, response);
  }
}
