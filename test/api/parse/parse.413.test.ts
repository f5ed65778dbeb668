import { connect } from 'node:net';
import { call, fileForm } from '../../support/api';
import { startService, type TestService } from '../../support/service';

const MIB = 1024 * 1024;
const FILE_LIMIT = 10 * MIB;

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

const PATH = '/api/v1/parse/resume';

/** Sends a head and a body until the service responds or closes. Returns the response and the bytes sent. */
function sendUntilResponse(head: string, limit: number): Promise<{ response: string; sent: number }> {
  const { hostname, port } = new URL(service.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunk = Buffer.alloc(64 * 1024, 0x61);
    let response = '';
    let sent = 0;
    socket.on('error', () => undefined);
    socket.on('close', () =>
      response ? resolve({ response, sent }) : reject(new Error('closed without a response')),
    );
    socket.on('data', (data) => {
      response += data.toString('latin1');
      if (response.includes('\r\n\r\n{')) socket.end();
    });
    socket.write(head);
    const writeMore = (): void => {
      while (sent < limit && !socket.destroyed) {
        if (response) return;
        sent += chunk.length;
        const payload = head.includes('chunked')
          ? Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')])
          : chunk;
        if (!socket.write(payload)) return void socket.once('drain', writeMore);
      }
    };
    socket.on('connect', () => setImmediate(writeMore));
  });
}

function head(...headers: string[]): string {
  return [
    `POST ${PATH} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${key}`,
    ...headers,
    '',
    '',
  ].join('\r\n');
}

describe('a request body that is too large', () => {
  it('is refused from one byte above the file limit', async () => {
    const atLimit = await call(service.baseUrl, 'POST', PATH, {
      key,
      form: fileForm(new Uint8Array(FILE_LIMIT), 'a.txt'),
      headers: { Prefer: 'respond-async' },
    });
    expect(atLimit.status).toBe(202);
    const aboveLimit = await call(service.baseUrl, 'POST', PATH, {
      key,
      form: fileForm(new Uint8Array(FILE_LIMIT + 1), 'a.txt'),
    });
    expect([aboveLimit.status, aboveLimit.body.code, aboveLimit.body.maxBytes]).toEqual([
      413,
      'payload_too_large',
      FILE_LIMIT,
    ]);
  });

  it('is refused above 15 MiB of JSON and for a data URL with a file above 10 MiB', async () => {
    const json = await call(service.baseUrl, 'POST', PATH, { key, json: { text: 'a'.repeat(15 * MIB) } });
    expect([json.status, json.body.maxBytes]).toEqual([413, 15 * MIB]);
    const text = `data:application/pdf;base64,${Buffer.alloc(FILE_LIMIT + 3).toString('base64')}`;
    const url = await call(service.baseUrl, 'POST', PATH, { key, json: { text } });
    expect([url.status, url.body.maxBytes]).toEqual([413, FILE_LIMIT]);
  });

  it.each([
    ['JSON', 'Content-Type: application/json'],
    ['a form', 'Content-Type: multipart/form-data; boundary=edge'],
  ])(
    'is refused by its Content-Length for 2 GB of %s before most of it is read',
    async (_kind, contentType) => {
      const { response, sent } = await sendUntilResponse(
        head(contentType, `Content-Length: ${2 * 1024 * MIB}`),
        256 * MIB,
      );
      expect(response).toMatch(/^HTTP\/1\.1 413 /);
      expect(response).toContain('payload_too_large');
      expect(sent).toBeLessThan(32 * MIB);
    },
  );

  it.each([
    ['JSON', 'Content-Type: application/json'],
    ['a form', 'Content-Type: multipart/form-data; boundary=edge'],
  ])('is refused while endless chunks of %s arrive', async (_kind, contentType) => {
    const { response, sent } = await sendUntilResponse(
      head(contentType, 'Transfer-Encoding: chunked'),
      256 * MIB,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(64 * MIB);
  });

  it('is refused before it is sent if the client expects 100-continue', async () => {
    const { response, sent } = await sendUntilResponse(
      head('Content-Type: application/json', `Content-Length: ${2 * 1024 * MIB}`, 'Expect: 100-continue'),
      0,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBe(0);
  });

  it('is not read before authentication', async () => {
    const { response, sent } = await sendUntilResponse(
      [
        `POST ${PATH} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
        '',
        '',
      ].join('\r\n'),
      256 * MIB,
    );
    expect(response).toMatch(/^HTTP\/1\.1 401 /);
    expect(sent).toBeLessThan(16 * MIB);
  });
});
