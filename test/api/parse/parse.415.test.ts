import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

const post = (options: Parameters<typeof call>[3]) =>
  call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, ...options });

describe('bodies of a kind the route does not take', () => {
  it.each<[string, Record<string, string>]>([
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['a bare PDF', { 'Content-Type': 'application/pdf' }],
    ['a web form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['JSON in another character set', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['compressed JSON', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ])('%s', async (_kind, headers) => {
    const answer = await post({ raw: '{"text":"a"}', headers });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    expect(answer.body.supported).toEqual(['multipart/form-data', 'application/json']);
  });

  it('refuses a file by what its bytes are, whatever it calls itself', async () => {
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0])]),
      'resume.pdf',
    );
    const answer = await post({ form });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    expect(answer.body.operationId).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.body.supported).toContain('application/pdf');
  });
});

describe('answers in a kind the route does not give', () => {
  it.each(['text/html', 'application/xml', 'application/json;q=0'])('Accept: %s is 406', async (accept) => {
    const answer = await post({ json: { text: 'a' }, headers: { Accept: accept } });
    expect([answer.status, answer.body.code]).toEqual([406, 'not_acceptable']);
    expect(answer.body.supported).toContain('application/json');
  });

  it('JSON Resume is for resumes only', async () => {
    const answer = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', {
      key,
      json: { text: 'a' },
      headers: { Accept: 'application/vnd.jsonresume+json' },
    });
    expect(answer.status).toBe(406);
  });
});
