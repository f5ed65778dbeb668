import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to one request instead of, or after, forwarding it; null forwards it. */
export type Fault =
  { status: number; code?: string; retryAfter?: string; raw?: string } | { lost: 'before' | 'after' } | null;

export interface SeenRequest {
  method: string;
  key: string | null;
}

export interface FaultProxy {
  url: string;
  /** The requests of a case. */
  seen: (index: number) => readonly SeenRequest[];
  stop: () => Promise<void>;
}

/**
 * Forwards requests to the service. The path begins with `/case/<index>`; the faults of the case apply to its requests in
 * their order.
 */
export async function startFaultProxy(
  target: string,
  faultsOf: (index: number) => readonly Fault[],
): Promise<FaultProxy> {
  const seen = new Map<number, SeenRequest[]>();
  const server = http.createServer((request, response) => {
    const [, number = '', path = ''] = /^\/case\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const index = Number(number);
    const requests = seen.get(index) ?? [];
    seen.set(index, requests);
    const key = request.headers['idempotency-key'];
    const fault = faultsOf(index)[requests.length] ?? null;
    requests.push({ method: request.method ?? '', key: typeof key === 'string' ? key : null });
    if (fault !== null && 'status' in fault) answer(request, response, fault);
    else if (fault?.lost === 'before') request.socket.destroy();
    else forward(target + path, request, response, fault !== null);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: (index) => seen.get(index) ?? [],
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { status, code, retryAfter, raw }: Exclude<Fault, null | { lost: string }>,
): void {
  request.resume();
  request.on('end', () => {
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
    response.writeHead(status, {
      'Content-Type': raw === undefined ? 'application/problem+json' : 'text/html',
    });
    response.end(raw ?? JSON.stringify({ status, code, detail: 'A fault of the test.' }));
  });
}

function forward(
  address: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  loseResponse: boolean,
): void {
  const { host: _host, ...headers } = request.headers;
  const forwarded = http.request(address, { method: request.method, headers }, (answered) => {
    if (loseResponse) {
      answered.resume();
      answered.on('end', () => request.socket.destroy());
      return;
    }
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  forwarded.on('error', () => request.socket.destroy());
  request.pipe(forwarded);
}
