import { call, fileForm } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'scan'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

const post = (options: Parameters<typeof call>[3], path = '/api/v1/parse/resume') =>
  call(service.baseUrl, 'POST', path, { key, ...options });

const pointers = (body: Record<string, unknown>) =>
  (body.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code]);

describe('an invalid field', () => {
  it.each<[string, unknown, [string, string][]]>([
    ['an unknown field', { text: 'a', tekst: 'b' }, [['/tekst', 'unknown_field']]],
    ['a text that is a number', { text: 5 }, [['/text', 'type']]],
    ['a text that is null', { text: null }, [['/text', 'type']]],
    ['an unknown language', { text: 'a', language: 'english' }, [['/language', 'format']]],
    ['a file name that is too long', { text: 'a', fileName: 'x'.repeat(256) }, [['/fileName', 'max']]],
    [
      'several invalid fields',
      { text: [], x: 1, 'a/b~c': 2 },
      [
        ['/text', 'type'],
        ['/x', 'unknown_field'],
        ['/a~1b~0c', 'unknown_field'],
      ],
    ],
    ['a list instead of an object', [1, 2], [['', 'type']]],
    ['null instead of an object', null, [['', 'type']]],
    ['unknown extras', { text: 'a', include: 'photos' }, [['/include', 'enum']]],
    ['a broken data URL', { text: 'data:application/pdf;base64,@@@' }, [['/text', 'format']]],
  ])('returns a pointer and a code for %s', async (_kind, json, expected) => {
    const response = await post({ json });
    expect([response.status, response.body.code]).toEqual([422, 'validation_failed']);
    expect(pointers(response.body).sort()).toEqual([...expected].sort());
  });

  it('is reported if a member is called __proto__', async () => {
    const response = await post({
      raw: '{"text":"a","__proto__":{"admin":true}}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(422);
    expect(pointers(response.body)).toEqual([['/__proto__', 'unknown_field']]);
  });

  it('is reported with ? in the query and # in a form', async () => {
    const query = await post({ json: { text: 'a' } }, '/api/v1/parse/resume?inclued=evidence');
    expect(pointers(query.body)).toEqual([['?inclued', 'unknown_field']]);
    const extras = await post({ json: { text: 'a' } }, '/api/v1/parse/resume?include=evidence,photos');
    expect(pointers(extras.body)).toEqual([['?include', 'enum']]);
    const form = await post({ form: fileForm('a', 'a.txt', '', { language: 'english', colour: 'blue' }) });
    expect(pointers(form.body).sort()).toEqual([
      ['#colour', 'unknown_field'],
      ['#language', 'format'],
    ]);
  });

  it('is reported without its value', async () => {
    const response = await post({ json: { text: 'a', language: 'Odalys Brandvold' } });
    expect(response.text).not.toContain('Odalys');
  });
});

describe('a request with missing or conflicting documents', () => {
  it('requires a file or a text', async () => {
    for (const options of [{ json: {} }, { json: { text: '  \n' } }, { form: new FormData() }, {}]) {
      const response = await post(options);
      expect([response.status, response.body.code]).toEqual([422, 'file_or_text_required']);
    }
  });

  it('refuses a file and a text together', async () => {
    const response = await post({ form: fileForm('a', 'a.txt', '', { text: 'b' }) });
    expect([response.status, response.body.code]).toEqual([422, 'file_and_text_conflict']);
  });

  it('refuses a second file', async () => {
    const form = fileForm('a', 'a.txt');
    form.append('file', new Blob(['b']), 'b.txt');
    const response = await post({ form });
    expect([response.status, response.body.code]).toEqual([422, 'validation_failed']);
    expect(pointers(response.body)).toEqual([['#file', 'max']]);
  });

  it('accepts 100,000 emoji and refuses one more character', async () => {
    const maxText = '\u{1F69A}'.repeat(100_000);
    const accepted = await post({ json: { text: maxText }, headers: { Prefer: 'respond-async' } });
    expect(accepted.status).toBe(202);
    const tooLong = await post({ json: { text: `${maxText}a` } });
    expect([tooLong.status, tooLong.body.code, tooLong.body.maxCharacters]).toEqual([
      422,
      'text_too_long',
      100_000,
    ]);
  });
});

describe('a document that cannot be parsed', () => {
  it('returns the processing error with the id of its operation', async () => {
    const response = await post({ form: fileForm('%PDF-1.7\ngarbage', 'a.pdf') });
    expect([response.status, response.body.code]).toEqual([422, 'document_corrupt']);
    const operation = await call(service.baseUrl, 'GET', `/api/v1/operations/${response.body.operationId}`, {
      key,
    });
    expect(operation.body).toMatchObject({
      status: 'failed',
      result: null,
      error: { code: 'document_corrupt', status: 422 },
    });
  });
});
