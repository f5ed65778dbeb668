import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { EndpointResolver } from '../../../src/webhooks/sending/endpoint-resolver';
import { GuardedFetcher, ResponseTooLargeError } from '../../../src/webhooks/sending/guarded-fetcher';

const MAX_BYTES = 1_000;
const SIGNAL = new AbortController().signal;

describe('a guarded fetch', () => {
  let server: Server;
  let origin: string;
  let respond: (path: string, response: ServerResponse) => void;
  const received: { path: string; authorization: string | undefined }[] = [];
  const fetcher = new GuardedFetcher(
    new EndpointResolver({ servers: [] }),
    { timeoutMs: 10_000, maxBytes: MAX_BYTES },
    () => new Date(),
  );
  const get = (url: string, allowLoopback = true) =>
    fetcher.fetch({ url, headers: { authorization: 'Bearer k' }, allowLoopback }, SIGNAL);

  beforeAll(async () => {
    server = createServer((request, response) => {
      received.push({ path: request.url ?? '', authorization: request.headers.authorization });
      respond(request.url ?? '', response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('refuses addresses that are not public, also as the target of a redirect', async () => {
    await expect(get(`${origin}/`, false)).rejects.toMatchObject({ name: 'EndpointRefused' });
    for (const target of ['https://10.0.0.1/', 'http://169.254.169.254/latest/', 'file:///etc/passwd']) {
      respond = (_path, response) => void response.writeHead(302, { location: target }).end();
      await expect(get(`${origin}/`)).rejects.toMatchObject({ name: 'EndpointRefused' });
    }
  });

  it('follows redirects and sends the credentials to their own origin only', async () => {
    received.length = 0;
    const elsewhere = origin.replace('127.0.0.1', 'localhost');
    respond = (path, response) => {
      const target = { '/a': '/b', '/b': `${elsewhere}/c` }[path];
      if (target) response.writeHead(301, { location: target }).end();
      else response.end('text');
    };
    expect((await get(`${origin}/a`)).body.toString()).toBe('text');
    expect(received).toEqual([
      { path: '/a', authorization: 'Bearer k' },
      { path: '/b', authorization: 'Bearer k' },
      { path: '/c', authorization: undefined },
    ]);
  });

  it('ends a response that is too large before or after decompression', async () => {
    respond = (_path, response) => void response.end(Buffer.alloc(MAX_BYTES + 1));
    await expect(get(`${origin}/`)).rejects.toBeInstanceOf(ResponseTooLargeError);
    respond = (_path, response) =>
      void response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(10 * MAX_BYTES)));
    await expect(get(`${origin}/`)).rejects.toBeInstanceOf(ResponseTooLargeError);
    respond = (_path, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('short'));
    expect((await get(`${origin}/`)).body.toString()).toBe('short');
  });
});
