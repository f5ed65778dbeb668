import { call, fileForm } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse'] });
  ({ key } = await (await service.tenant('employer')).key());
});
afterAll(() => service.stop());

const post = (options: Parameters<typeof call>[3], path = '/api/v1/parse/resume') =>
  call(service.baseUrl, 'POST', path, { key, ...options });

const pointers = (body: Record<string, unknown>) =>
  (body.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code]);

describe('fields that are wrong', () => {
  it.each<[string, unknown, [string, string][]]>([
    ['a field we do not know', { text: 'a', tekst: 'b' }, [['/tekst', 'unknown_field']]],
    ['a text that is a number', { text: 5 }, [['/text', 'type']]],
    ['a text that is null', { text: null }, [['/text', 'type']]],
    ['a language that is none', { text: 'a', language: 'english' }, [['/language', 'format']]],
    ['a name too long', { text: 'a', fileName: 'x'.repeat(256) }, [['/fileName', 'max']]],
    [
      'several at once',
      { text: [], x: 1, 'a/b~c': 2 },
      [
        ['/text', 'type'],
        ['/x', 'unknown_field'],
        ['/a~1b~0c', 'unknown_field'],
      ],
    ],
    ['a list instead of an object', [1, 2], [['', 'type']]],
    ['null instead of an object', null, [['', 'type']]],
    ['extras that do not exist', { text: 'a', include: 'photos' }, [['/include', 'enum']]],
    ['a broken data URL', { text: 'data:application/pdf;base64,@@@' }, [['/text', 'format']]],
  ])('%s', async (_kind, json, expected) => {
    const answer = await post({ json });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(pointers(answer.body).sort()).toEqual([...expected].sort());
  });

  it('a member called __proto__ is a field like any other', async () => {
    const answer = await post({
      raw: '{"text":"a","__proto__":{"admin":true}}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBe(422);
    expect(pointers(answer.body)).toEqual([['/__proto__', 'unknown_field']]);
  });

  it('points into query and form with their own marks', async () => {
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

  it('never repeats a value', async () => {
    const answer = await post({ json: { text: 'a', language: 'Odalys Brandvold' } });
    expect(answer.text).not.toContain('Odalys');
  });
});

describe('documents that are missing or doubled', () => {
  it('needs a file or a text', async () => {
    for (const options of [{ json: {} }, { json: { text: '  \n' } }, { form: new FormData() }, {}]) {
      const answer = await post(options);
      expect([answer.status, answer.body.code]).toEqual([422, 'file_or_text_required']);
    }
  });

  it('does not choose between a file and a text', async () => {
    const answer = await post({ form: fileForm('a', 'a.txt', '', { text: 'b' }) });
    expect([answer.status, answer.body.code]).toEqual([422, 'file_and_text_conflict']);
  });

  it('takes one file', async () => {
    const form = fileForm('a', 'a.txt');
    form.append('file', new Blob(['b']), 'b.txt');
    const answer = await post({ form });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    expect(pointers(answer.body)).toEqual([['#file', 'max']]);
  });

  it('counts characters as people do: 100,000 emoji pass, one more does not', async () => {
    const many = '\u{1F69A}'.repeat(100_000);
    const fits = await post({ json: { text: many }, headers: { Prefer: 'respond-async' } });
    expect(fits.status).toBe(202);
    const over = await post({ json: { text: `${many}a` } });
    expect([over.status, over.body.code, over.body.maxCharacters]).toEqual([422, 'text_too_long', 100_000]);
  });
});

describe('documents that cannot be read', () => {
  it('answers with the refusal of the work, and names its operation', async () => {
    const answer = await post({ form: fileForm('%PDF-1.7\ngarbage', 'a.pdf') });
    expect([answer.status, answer.body.code]).toEqual([422, 'document_corrupt']);
    const operation = await call(service.baseUrl, 'GET', `/api/v1/operations/${answer.body.operationId}`, {
      key,
    });
    expect(operation.body).toMatchObject({
      status: 'failed',
      result: null,
      error: { code: 'document_corrupt', status: 422 },
    });
  });
});
