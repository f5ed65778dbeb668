import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * The receiver of all deliveries, in a separate process. `/ok/…` and `/paced/…` respond immediately, `/paced/…` also
 * records the delay of the event, `/slow` responds after ten seconds and `/never` does not respond.
 */

export interface ReceiverCount {
  count: number;
  /** Milliseconds from event to receipt at `/paced/…`. */
  delays: number[];
}

const SLOW_MS = 10_000;
let state: ReceiverCount = { count: 0, delays: [] };
let target = 0;

const server = createServer((request, response) => {
  const path = request.url ?? '';
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (path === '/never') return;
    if (path === '/slow') {
      setTimeout(() => response.writeHead(204).end(), SLOW_MS).unref();
      return;
    }
    response.writeHead(204).end();
    state.count += 1;
    if (path.startsWith('/paced/')) {
      const { timestamp } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { timestamp: string };
      state.delays.push(Date.now() - Date.parse(timestamp));
    }
    if (state.count === target) process.send?.({ reached: target });
  });
});
server.keepAliveTimeout = 60_000;

process.on('message', (message: { expect?: number; report?: true }) => {
  if (message.expect !== undefined) {
    state = { count: 0, delays: [] };
    target = message.expect;
    process.send?.({ expecting: target });
  }
  if (message.report) process.send?.({ state });
});
process.on('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
