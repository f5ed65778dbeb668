import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { isObject, type JsonObject } from './json';

export interface Call {
  method: string;
  /** Path with query. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Sends the body in chunks without a Content-Length. */
  chunked?: boolean;
  /** Sends neither Content-Length nor chunks, like a client without a body. */
  withoutLength?: boolean;
}

export interface CallResponse {
  /** 0 if the connection ended without a response. */
  status: number;
  headers: Record<string, string>;
  text: string;
  /** Undefined if the body is not JSON. */
  json: unknown;
  ms: number;
}

const TIMEOUT_MS = 70_000;

/** Sends calls to one deployment over keep-alive connections. */
export class HttpClient {
  private readonly agent: http.Agent;
  private readonly origin: URL;
  private readonly watched = new WeakSet<Socket>();

  constructor(url: string, connections: number) {
    this.origin = new URL(url);
    const options = { keepAlive: true, maxSockets: connections };
    this.agent = this.origin.protocol === 'https:' ? new https.Agent(options) : new http.Agent(options);
  }

  close(): void {
    this.agent.destroy();
  }

  async send(call: Call): Promise<CallResponse> {
    const first = await this.once(call);
    // The server may close a keep-alive connection just before it is reused.
    return first.status === 0 && first.text === 'ECONNRESET' ? this.once(call) : first;
  }

  /** Ignores write errors: a service that rejects a body early closes the connection during the upload. */
  private watch(socket: Socket): void {
    if (this.watched.has(socket)) return;
    this.watched.add(socket);
    socket.on('error', () => undefined);
  }

  private once(call: Call): Promise<CallResponse> {
    const startedAt = performance.now();
    const send = this.origin.protocol === 'https:' ? https.request : http.request;
    const prefix = this.origin.pathname.replace(/\/$/, '');
    const length =
      call.body === undefined || call.chunked === true || 'Content-Length' in call.headers
        ? {}
        : { 'Content-Length': String(Buffer.byteLength(call.body)) };
    return new Promise((resolve) => {
      const failed = (reason: string): void =>
        resolve({ status: 0, headers: {}, text: reason, json: undefined, ms: performance.now() - startedAt });
      const request = send(
        this.origin,
        {
          method: call.method,
          path: prefix + call.path,
          headers: { ...call.headers, ...length },
          agent: this.agent,
          timeout: TIMEOUT_MS,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => failed('the response was interrupted'));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({
              status: response.statusCode ?? 0,
              headers: flat(response.headers),
              text,
              json: asJson(text),
              ms: performance.now() - startedAt,
            });
          });
        },
      );
      request.on('socket', (socket) => this.watch(socket));
      request.on('timeout', () => request.destroy(new Error('timeout')));
      request.on('error', (error: NodeJS.ErrnoException) => failed(error.code ?? error.message));
      if (call.withoutLength === true) request.useChunkedEncodingByDefault = false;
      if (call.chunked === true) request.setHeader('Transfer-Encoding', 'chunked');
      request.end(call.body);
    });
  }
}

function flat(headers: http.IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The JSON object of a response; empty if there is none. */
export function jsonBodyOf(answer: CallResponse): JsonObject {
  return isObject(answer.json) ? answer.json : {};
}
