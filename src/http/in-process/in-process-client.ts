import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import { InProcessSocket, type Peer } from './in-process-socket';

export interface InProcessCall {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON; undefined for no body. */
  body?: unknown;
  peer: Peer;
  signal?: AbortSignal;
}

export interface InProcessResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/**
 * Sends requests to the application of this process without a network. They pass through all of HTTP, so they are
 * admitted, limited, logged and answered exactly as requests from outside.
 */
export class InProcessClient {
  private readonly server: Server;

  constructor(app: RequestListener) {
    this.server = createServer({ requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 }, app);
  }

  call({ method, path, headers, body, peer, signal }: InProcessCall): Promise<InProcessResponse> {
    const { client, server } = InProcessSocket.pair(peer);
    this.server.emit('connection', server);
    const payload = body === undefined ? null : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = httpRequest(
        {
          method,
          path,
          headers: {
            ...headers,
            Connection: 'close',
            ...(payload === null
              ? {}
              : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(payload)) }),
          },
          createConnection: () => client,
          ...(signal && { signal }),
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            client.destroy();
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(payload ?? undefined);
    });
  }
}
