import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { attachApp, SERVER_OPTIONS } from '../../../src/http/lifecycle/server-hardening';

let server: Server;
let port: number;

beforeAll(async () => {
  const app = express();
  app.post('/slow', (request, response) => {
    request.resume().on('end', () => response.json({}));
  });
  // The same guards as in service, with a shorter breath.
  server = createServer({
    ...SERVER_OPTIONS,
    headersTimeout: 200,
    requestTimeout: 400,
    connectionsCheckingInterval: 50,
  });
  attachApp(server, app, 'https://api.tenure.example');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends the start at once, then one byte now and then, until the connection is closed. */
function drip(start: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(start);
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

it.each([
  ['headers', 'POST /slow HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['a body', 'POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n'],
])('whoever drips %s is cut off, and told why', async (_kind, start) => {
  const answer = await drip(start);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request_timeout"');
  expect(answer).toContain('https://api.tenure.example/errors/request_timeout');
});

it('does so in service within 15 seconds for headers and two minutes for a body', () => {
  expect(SERVER_OPTIONS).toMatchObject({
    maxHeaderSize: 16_384,
    headersTimeout: 15_000,
    requestTimeout: 120_000,
  });
});
