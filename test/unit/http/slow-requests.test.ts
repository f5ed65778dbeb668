import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { allowLongUpload } from '../../../src/http/lifecycle/long-uploads';
import { attachApp, SERVER_OPTIONS } from '../../../src/http/lifecycle/server-hardening';

let server: Server;
let port: number;

beforeAll(async () => {
  const app = express();
  app.post('/slow', (request, response) => {
    request.resume().on('end', () => response.json({}));
  });
  app.post('/upload', (request, response) => {
    allowLongUpload(request);
    request.resume().on('end', () => response.set('Connection', 'close').json({}));
  });
  // The production options with shorter timeouts.
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

/** Sends the start at once, then one byte every 20 ms until the connection closes. Resolves with the response. */
function sendSlowly(start: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => (response += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(start);
    const timer = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(response);
    });
  });
}

it.each([
  ['headers', 'POST /slow HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['a body', 'POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n'],
])('a client that sends %s too slowly gets a 408 problem and is disconnected', async (_kind, start) => {
  const response = await sendSlowly(start);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain('"code":"request_timeout"');
  expect(response).toContain('https://api.tenure.example/errors/request_timeout');
});

it('an upload that its route allows may take longer than other requests', async () => {
  // 60 bytes at one byte every 20 ms take three times the limit.
  const response = await sendSlowly('POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: 60\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
});

it('SERVER_OPTIONS limit headers to 15 seconds and a request to two minutes', () => {
  expect(SERVER_OPTIONS).toMatchObject({
    maxHeaderSize: 16_384,
    headersTimeout: 15_000,
    requestTimeout: 120_000,
  });
});
