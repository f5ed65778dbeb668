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

/** Sends a head and then zeros until the service stops reading or answers; what came back, and what was sent. */
function pour(head: string, limit: number): Promise<{ answer: string; sent: number }> {
  const { hostname, port } = new URL(service.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunk = Buffer.alloc(64 * 1024, 0x61);
    let answer = '';
    let sent = 0;
    socket.on('error', () => undefined);
    socket.on('close', () =>
      answer ? resolve({ answer, sent }) : reject(new Error('closed without an answer')),
    );
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n\r\n{')) socket.end();
    });
    socket.write(head);
    const more = (): void => {
      while (sent < limit && !socket.destroyed) {
        if (answer) return;
        sent += chunk.length;
        const framed = head.includes('chunked')
          ? Buffer.concat([Buffer.from('10000\r\n'), chunk, Buffer.from('\r\n')])
          : chunk;
        if (!socket.write(framed)) return void socket.once('drain', more);
      }
    };
    socket.on('connect', () => setImmediate(more));
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

describe('bodies that are too large', () => {
  it('takes a file of exactly the limit and refuses one byte more', async () => {
    const full = await call(service.baseUrl, 'POST', PATH, {
      key,
      form: fileForm(new Uint8Array(FILE_LIMIT), 'a.txt'),
      headers: { Prefer: 'respond-async' },
    });
    expect(full.status).toBe(202);
    const over = await call(service.baseUrl, 'POST', PATH, {
      key,
      form: fileForm(new Uint8Array(FILE_LIMIT + 1), 'a.txt'),
    });
    expect([over.status, over.body.code, over.body.maxBytes]).toEqual([413, 'payload_too_large', FILE_LIMIT]);
  });

  it('refuses JSON beyond 15 MiB and a data URL whose file is beyond 10 MiB', async () => {
    const json = await call(service.baseUrl, 'POST', PATH, { key, json: { text: 'a'.repeat(15 * MIB) } });
    expect([json.status, json.body.maxBytes]).toEqual([413, 15 * MIB]);
    const text = `data:application/pdf;base64,${Buffer.alloc(FILE_LIMIT + 3).toString('base64')}`;
    const url = await call(service.baseUrl, 'POST', PATH, { key, json: { text } });
    expect([url.status, url.body.maxBytes]).toEqual([413, FILE_LIMIT]);
  });

  it.each([
    ['JSON', 'Content-Type: application/json'],
    ['a form', 'Content-Type: multipart/form-data; boundary=edge'],
  ])('refuses 2 GB of %s by its length, hardly reading any of it', async (_kind, contentType) => {
    const { answer, sent } = await pour(head(contentType, `Content-Length: ${2 * 1024 * MIB}`), 256 * MIB);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('payload_too_large');
    expect(sent).toBeLessThan(32 * MIB);
  });

  it.each([
    ['JSON', 'Content-Type: application/json'],
    ['a form', 'Content-Type: multipart/form-data; boundary=edge'],
  ])('refuses endless chunks of %s while they stream', async (_kind, contentType) => {
    const { answer, sent } = await pour(head(contentType, 'Transfer-Encoding: chunked'), 256 * MIB);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(64 * MIB);
  });

  it('answers before the body when the client waits to be asked for it', async () => {
    const { answer, sent } = await pour(
      head('Content-Type: application/json', `Content-Length: ${2 * 1024 * MIB}`, 'Expect: 100-continue'),
      0,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBe(0);
  });

  it('reads nothing of a body before the caller is known', async () => {
    const { answer, sent } = await pour(
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
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(sent).toBeLessThan(16 * MIB);
  });
});
