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
  it('parses a text sent as JSON', async () => {
    const response = await post('/api/v1/parse/resume', {
      json: { text: RESUME_TEXT, fileName: 'odalys.txt' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.body.basics).toMatchObject({
      name: 'Odalys Brandvold',
      email: 'odalys.brandvold@example.com',
    });
    expect(response.body.work).toHaveLength(2);
    expect(response.body.meta).toMatchObject({ method: 'plain_text', fileName: 'odalys.txt' });
    expect(response.body.meta.rawText).toBeUndefined();
  });

  it('ignores control characters in the text', async () => {
    const text = RESUME_TEXT.replace('\n', '\u0007\u001b[31m\n');
    const response = await post('/api/v1/parse/resume', { json: { text } });
    expect(response.status).toBe(200);
    expect(response.body.basics.email).toBe('odalys.brandvold@example.com');
  });

  it('parses an uploaded file, keeps a non-ASCII name and returns the requested extras', async () => {
    const form = fileForm(RESUME_TEXT, 'Résumé Ödalys.txt', 'text/plain', {
      include: 'rawText',
      language: 'en',
    });
    const response = await post('/api/v1/parse/resume?include=evidence', { form });
    expect(response.status).toBe(200);
    expect(response.body.meta.fileName).toBe('Résumé Ödalys.txt');
    expect(response.body.meta.rawText).toContain('Maumee Cold Storage');
    expect(response.body.work[0].evidence.length).toBeGreaterThan(0);
  });

  it.each([
    ['base64', `data:text/plain;base64,${Buffer.from(RESUME_TEXT).toString('base64')}`],
    ['percent-encoded', `data:text/plain;charset=utf-8,${encodeURIComponent(RESUME_TEXT)}`],
  ])('parses a file sent as a %s data URL', async (_kind, text) => {
    const response = await post('/api/v1/parse/resume', { json: { text } });
    expect(response.status).toBe(200);
    expect(response.body.basics.name).toBe('Odalys Brandvold');
  });

  it('returns JSON Resume on request', async () => {
    const response = await post('/api/v1/parse/resume', {
      json: { text: RESUME_TEXT },
      headers: { Accept: 'application/vnd.jsonresume+json' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/vnd.jsonresume+json');
    expect(response.body.basics.email).toBe('odalys.brandvold@example.com');
    expect(response.body.work[0]).toMatchObject({ startDate: '2019-03' });
    expect(response.text).not.toContain('null');
  });

  it("sets the standard headers and echoes the client's request id", async () => {
    const response = await post('/api/v1/parse/resume', {
      json: { text: RESUME_TEXT },
      headers: { 'Client-Request-Id': 'ats-4711' },
    });
    expect(response.headers.get('request-id')).toMatch(/^req_[0-9A-Za-z]{22}$/);
    expect(response.headers.get('api-version')).toBe('1.1.0');
    expect(response.headers.get('client-request-id')).toBe('ats-4711');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('ratelimit')).toBeNull();
  });
});

describe('POST /api/v1/parse/jd', () => {
  it('parses a text sent as JSON', async () => {
    const response = await post('/api/v1/parse/jd', { json: { text: JOB_TEXT } });
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      title: 'Forklift Operator',
      hourlyMinUsd: 19.5,
      hourlyMaxUsd: 22,
      state: 'OH',
    });
  });
});
