import { call, fileForm } from '../../support/api';
import { startService, type TestService } from '../../support/service';
import { JOB_TEXT, RESUME_TEXT } from '../../support/texts';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService();
  ({ key } = await (await service.tenant('organization')).key());
});
afterAll(() => service.stop());

const post = (path: string, options: Parameters<typeof call>[3]) =>
  call(service.baseUrl, 'POST', path, { key, ...options });

describe('POST /api/v1/parse/resume', () => {
  it('reads a text sent as JSON', async () => {
    const answer = await post('/api/v1/parse/resume', {
      json: { text: RESUME_TEXT, fileName: 'odalys.txt' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.body.basics).toMatchObject({
      name: 'Odalys Brandvold',
      email: 'odalys.brandvold@example.com',
    });
    expect(answer.body.work).toHaveLength(2);
    expect(answer.body.meta).toMatchObject({ method: 'plain_text', fileName: 'odalys.txt' });
    expect(answer.body.meta.rawText).toBeUndefined();
  });

  it('reads a text with control characters in it as the text around them', async () => {
    const text = RESUME_TEXT.replace('\n', '\u0007\u001b[31m\n');
    const answer = await post('/api/v1/parse/resume', { json: { text } });
    expect(answer.status).toBe(200);
    expect(answer.body.basics.email).toBe('odalys.brandvold@example.com');
  });

  it('reads the same from a file, keeps a name beyond ASCII, and returns the extras asked for', async () => {
    const form = fileForm(RESUME_TEXT, 'Résumé Ödalys.txt', 'text/plain', {
      include: 'rawText',
      language: 'en',
    });
    const answer = await post('/api/v1/parse/resume?include=evidence', { form });
    expect(answer.status).toBe(200);
    expect(answer.body.meta.fileName).toBe('Résumé Ödalys.txt');
    expect(answer.body.meta.rawText).toContain('Maumee Cold Storage');
    expect(answer.body.work[0].evidence.length).toBeGreaterThan(0);
  });

  it.each([
    ['base64', `data:text/plain;base64,${Buffer.from(RESUME_TEXT).toString('base64')}`],
    ['percent-encoded', `data:text/plain;charset=utf-8,${encodeURIComponent(RESUME_TEXT)}`],
  ])('reads a file inside a text: a %s data URL', async (_kind, text) => {
    const answer = await post('/api/v1/parse/resume', { json: { text } });
    expect(answer.status).toBe(200);
    expect(answer.body.basics.name).toBe('Odalys Brandvold');
  });

  it('answers as JSON Resume when asked to', async () => {
    const answer = await post('/api/v1/parse/resume', {
      json: { text: RESUME_TEXT },
      headers: { Accept: 'application/vnd.jsonresume+json' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/vnd.jsonresume+json');
    expect(answer.body.basics.email).toBe('odalys.brandvold@example.com');
    expect(answer.body.work[0]).toMatchObject({ startDate: '2019-03' });
    expect(answer.text).not.toContain('null');
  });

  it('carries the headers every answer carries, and echoes the id of the client', async () => {
    const answer = await post('/api/v1/parse/resume', {
      json: { text: RESUME_TEXT },
      headers: { 'Client-Request-Id': 'ats-4711' },
    });
    expect(answer.headers.get('request-id')).toMatch(/^req_[0-9A-Za-z]{22}$/);
    expect(answer.headers.get('api-version')).toBe('1.1.0');
    expect(answer.headers.get('client-request-id')).toBe('ats-4711');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('ratelimit')).toBeNull();
  });
});

describe('POST /api/v1/parse/jd', () => {
  it('reads a text sent as JSON', async () => {
    const answer = await post('/api/v1/parse/jd', { json: { text: JOB_TEXT } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      title: 'Forklift Operator',
      hourlyMinUsd: 19.5,
      hourlyMaxUsd: 22,
      state: 'OH',
    });
  });
});
