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

describe('bodies that are not JSON', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['cut off', '{"text": "Odalys'],
    ['not JSON', 'text=Odalys'],
    ['with a trailing comma', '{"text":"a",}'],
    ['two values', '{"text":"a"}{}'],
    ['not UTF-8', new Uint8Array([0x7b, 0x22, 0x74, 0xff, 0xfe, 0x22, 0x7d])],
    ['nested too deep', `{"text":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('%s: invalid_json', async (_kind, raw) => {
    const answer = await post({ raw, headers: JSON_HEADERS });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_json']);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.text).not.toContain('Odalys');
  });
});

describe('forms that are not forms', () => {
  const boundary = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  it.each<[string, string, Record<string, string>]>([
    ['no boundary', 'anything', { 'Content-Type': 'multipart/form-data' }],
    ['another boundary in the body', '--other\r\n\r\nx\r\n--other--\r\n', boundary],
    [
      'cut off',
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
      boundary,
    ],
    ['too many fields', form(Array.from({ length: 40 }, (_, index) => `f${index}`)), boundary],
  ])('%s: invalid_multipart', async (_kind, raw, headers) => {
    const answer = await post({ raw, headers });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_multipart']);
  });

  function form(names: string[]): string {
    const parts = names.map(
      (name) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`,
    );
    return `${parts.join('')}--edge--\r\n`;
  }
});

describe('headers that are not valid', () => {
  it.each<[string, Record<string, string>]>([
    ['a Client-Request-Id with blanks', { 'Client-Request-Id': 'two words' }],
    ['a Client-Request-Id too long', { 'Client-Request-Id': 'x'.repeat(65) }],
    ['an empty Client-Request-Id', { 'Client-Request-Id': '' }],
    ['an Idempotency-Key too long', { 'Idempotency-Key': 'x'.repeat(256) }],
    ['an Idempotency-Key beyond ASCII', { 'Idempotency-Key': 'cl\u00e9' }],
    ['an unknown Sandbox-Tenant', { 'Sandbox-Tenant': 'theirs' }],
  ])('%s: invalid_header', async (_kind, headers) => {
    const answer = await post({ json: { text: 'a' }, headers });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_header']);
  });

  it('refuses Sandbox-Tenant on a live key', async () => {
    const live = await (await service.tenant('employer')).key({ mode: 'live' });
    const answer = await post({ key: live.key, json: { text: 'a' }, headers: { 'Sandbox-Tenant': 'own' } });
    expect([answer.status, answer.body.code]).toEqual([400, 'sandbox_header_not_allowed']);
  });
});
