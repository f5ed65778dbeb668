import { connect } from 'node:net';
import { startService, type TestService } from '../../support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ pools: [] });
});
afterAll(() => service.stop());

/** What comes back for bytes sent as they are; the writing side is closed when `thenClose`. */
function sendRaw(bytes: string, thenClose = false): Promise<string> {
  const { hostname, port } = new URL(service.baseUrl);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
    if (thenClose) socket.end();
  });
}

const HEAD = 'POST /api/v1/parse/resume HTTP/1.1\r\nHost: localhost\r\n';

describe('requests too broken to reach a route', () => {
  it.each<[string, string, number, string, boolean]>([
    [
      'headers beyond 16 KiB',
      `GET /health HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17 * 1024)}\r\n\r\n`,
      431,
      'headers_too_large',
      false,
    ],
    [
      'many headers beyond 16 KiB',
      `GET /health HTTP/1.1\r\nHost: a\r\n${'X-Filler: abcdefgh\r\n'.repeat(1200)}\r\n`,
      431,
      'headers_too_large',
      false,
    ],
    ['no HTTP at all', 'hello there\r\n\r\n', 400, 'malformed_request', false],
    ['a method nobody knows', 'BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'malformed_request', false],
    ['a header without a colon', 'GET /health HTTP/1.1\r\nHost a\r\n\r\n', 400, 'malformed_request', false],
    ['a length that is no number', `${HEAD}Content-Length: ten\r\n\r\n`, 400, 'malformed_request', false],
    [
      'a length and chunks at once',
      `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'malformed_request',
      false,
    ],
    ['cut off in the headers', `${HEAD}Content-Ty`, 400, 'malformed_request', true],
  ])('%s', async (_kind, bytes, status, code, thenClose) => {
    const answer = await sendRaw(bytes, thenClose);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('application/problem+json');
    expect(answer).toContain(`"code":"${code}"`);
    expect(answer).toMatch(/Request-Id: req_[0-9A-Za-z]{22}/);
  });

  it('a connection that says nothing does not keep another from being served', async () => {
    const { hostname, port } = new URL(service.baseUrl);
    const silent = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    for (const socket of silent)
      socket.on('error', () => undefined).write('POST /api/v1/parse/resume HTTP/1.1\r\nX: ');
    const answer = await sendRaw('GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of silent) socket.destroy();
  });
});
