import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

const post = (options: Parameters<typeof call>[3]) =>
  call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, ...options });

describe('an unsupported media type', () => {
  it.each<[string, Record<string, string>]>([
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['a bare PDF', { 'Content-Type': 'application/pdf' }],
    ['a URL-encoded form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['JSON in another character set', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['compressed JSON', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ])('returns 415 for %s', async (_kind, headers) => {
    const response = await post({ raw: '{"text":"a"}', headers });
    expect([response.status, response.body.code]).toEqual([415, 'unsupported_media_type']);
    expect(response.body.supported).toEqual(['multipart/form-data', 'application/json']);
  });

  it('returns 415 for a file whose bytes do not match its name', async () => {
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0])]),
      'resume.pdf',
    );
    const response = await post({ form });
    expect([response.status, response.body.code]).toEqual([415, 'unsupported_media_type']);
    expect(response.body.operationId).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.body.supported).toContain('application/pdf');
  });
});

describe('an unsupported Accept header', () => {
  it.each(['text/html', 'application/xml', 'application/json;q=0'])('returns 406 for %s', async (accept) => {
    const response = await post({ json: { text: 'a' }, headers: { Accept: accept } });
    expect([response.status, response.body.code]).toEqual([406, 'not_acceptable']);
    expect(response.body.supported).toContain('application/json');
  });

  it('returns 406 for JSON Resume on a posting', async () => {
    const response = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', {
      key,
      json: { text: 'a' },
      headers: { Accept: 'application/vnd.jsonresume+json' },
    });
    expect(response.status).toBe(406);
  });
});
