import { connect } from 'node:net';
import { startService, type TestService } from '../../support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

/** Sends bytes as they are and returns the response. Closes the writing side if `thenClose` is true. */
function sendRaw(bytes: string, thenClose = false): Promise<string> {
  const { hostname, port } = new URL(service.baseUrl);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let response = '';
    socket.on('data', (chunk) => (response += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(response));
    socket.write(bytes);
    if (thenClose) socket.end();
  });
}

const HEAD = 'POST /api/v1/parse/resume HTTP/1.1\r\nHost: localhost\r\n';

describe('an HTTP request that cannot be parsed', () => {
  it.each<[string, string, number, string, boolean]>([
    [
      'a header of more than 16 KiB',
      `GET /health HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17 * 1024)}\r\n\r\n`,
      431,
      'headers_too_large',
      false,
    ],
    [
      'headers of more than 16 KiB in total',
      `GET /health HTTP/1.1\r\nHost: a\r\n${'X-Filler: abcdefgh\r\n'.repeat(1200)}\r\n`,
      431,
      'headers_too_large',
      false,
    ],
    ['bytes that are not HTTP', 'hello there\r\n\r\n', 400, 'malformed_request', false],
    ['an unknown method', 'BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed_request', false],
    ['a header without a colon', 'GET /health HTTP/1.1\r\nHost a\r\n\r\n', 400, 'malformed_request', false],
    [
      'a Content-Length that is not a number',
      `${HEAD}Content-Length: ten\r\n\r\n`,
      400,
      'malformed_request',
      false,
    ],
    [
      'both Content-Length and chunked encoding',
      `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed_request',
      false,
    ],
    ['headers that are cut off', `${HEAD}Content-Ty`, 400, 'malformed_request', true],
  ])('is refused with a problem document if it has %s', async (_kind, bytes, status, code, thenClose) => {
    const response = await sendRaw(bytes, thenClose);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toContain('application/problem+json');
    expect(response).toContain(`"code":"${code}"`);
    expect(response).toMatch(/Request-Id: req_[0-9A-Za-z]{22}/);
  });

  it.each([
    ['Authorization', 'Bearer svc_test_first', 'Bearer svc_test_second'],
    ['Content-Type', 'application/json', 'multipart/form-data; boundary=x'],
    ['Host', 'a', 'b'],
  ])('is refused if it has two %s headers', async (name, first, second) => {
    for (const path of ['/api/v1/me', '/oauth/token', '/mcp', '/developers/api/session']) {
      const response = await sendRaw(
        `POST ${path} HTTP/1.1\r\n${name === 'Host' ? '' : 'Host: a\r\n'}Connection: close\r\n` +
          `${name}: ${first}\r\n${name.toLowerCase()}: ${second}\r\nContent-Length: 2\r\n\r\n{}`,
      );
      expect(response).toMatch(/^HTTP\/1\.1 400 /);
      expect(response).toContain('"code":"invalid_header"');
      expect(response).toContain(`Send one ${name} header.`);
    }
  });

  it('is refused with a problem document if it has no Host', async () => {
    const response = await sendRaw('GET /api/v1/me HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toContain('"code":"invalid_header"');
    const old = await sendRaw('GET /health HTTP/1.0\r\n\r\n');
    expect(old).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('names its path and no host of a request line with a whole URL', async () => {
    const response = await sendRaw(
      'GET http://other.example/api/v1/me?limit=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(response).toMatch(/^HTTP\/1\.1 401 /);
    expect(response).toContain('"instance":"/api/v1/me"');
    expect(response).not.toContain('other.example');
  });

  it('does not block the server if the connection stays idle', async () => {
    const { hostname, port } = new URL(service.baseUrl);
    const idleSockets = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    for (const socket of idleSockets)
      socket.on('error', () => undefined).write('POST /api/v1/parse/resume HTTP/1.1\r\nX: ');
    const response = await sendRaw('GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of idleSockets) socket.destroy();
  });
});
