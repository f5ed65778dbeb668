import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

const PATH = '/api/v1/parse/resume';
const JSON_HEADERS = { 'Content-Type': 'application/json' };
const post = (options: Parameters<typeof call>[3]) =>
  call(service.baseUrl, 'POST', PATH, { key, ...options });

describe('a body that is not valid JSON', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['it is cut off', '{"text": "Odalys'],
    ['it is form data', 'text=Odalys'],
    ['it has a trailing comma', '{"text":"a",}'],
    ['it has two values', '{"text":"a"}{}'],
    ['it is not UTF-8', new Uint8Array([0x7b, 0x22, 0x74, 0xff, 0xfe, 0x22, 0x7d])],
    ['it is nested too deeply', `{"text":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('returns invalid_json if %s', async (_kind, raw) => {
    const response = await post({ raw, headers: JSON_HEADERS });
    expect([response.status, response.body.code]).toEqual([400, 'invalid_json']);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(response.text).not.toContain('Odalys');
  });
});

describe('a multipart form that is not valid', () => {
  const boundary = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  it.each<[string, string, Record<string, string>]>([
    ['the boundary is missing', 'anything', { 'Content-Type': 'multipart/form-data' }],
    [
      'it has two boundaries',
      form(['text']),
      { 'Content-Type': 'multipart/form-data; boundary=edge; Boundary="other"' },
    ],
    ['the body uses another boundary', '--other\r\n\r\nx\r\n--other--\r\n', boundary],
    [
      'the body is cut off',
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
      boundary,
    ],
    ['it has too many fields', form(Array.from({ length: 40 }, (_, index) => `f${index}`)), boundary],
  ])('returns invalid_multipart if %s', async (_kind, raw, headers) => {
    const response = await post({ raw, headers });
    expect([response.status, response.body.code]).toEqual([400, 'invalid_multipart']);
  });

  function form(names: string[]): string {
    const parts = names.map(
      (name) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`,
    );
    return `${parts.join('')}--edge--\r\n`;
  }
});

describe('a request header that is not valid', () => {
  it.each<[string, Record<string, string>]>([
    ['a Client-Request-Id with spaces', { 'Client-Request-Id': 'two words' }],
    ['a Client-Request-Id that is too long', { 'Client-Request-Id': 'x'.repeat(65) }],
    ['an empty Client-Request-Id', { 'Client-Request-Id': '' }],
    ['an Idempotency-Key that is too long', { 'Idempotency-Key': 'x'.repeat(256) }],
    ['a non-ASCII Idempotency-Key', { 'Idempotency-Key': 'cl\u00e9' }],
    ['an unknown Sandbox-Tenant', { 'Sandbox-Tenant': 'theirs' }],
  ])('returns invalid_header for %s', async (_kind, headers) => {
    const response = await post({ json: { text: 'a' }, headers });
    expect([response.status, response.body.code]).toEqual([400, 'invalid_header']);
  });

  it('returns sandbox_header_not_allowed for Sandbox-Tenant with a live key', async () => {
    const liveKey = await (await service.tenant('employer')).key({ mode: 'live' });
    const response = await post({
      key: liveKey.key,
      json: { text: 'a' },
      headers: { 'Sandbox-Tenant': 'own' },
    });
    expect([response.status, response.body.code]).toEqual([400, 'sandbox_header_not_allowed']);
  });
});
