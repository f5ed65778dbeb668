import { call, fileForm } from '../../support/api';
import { docxFile, paragraph } from '../../support/documents/docx-file';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { RESUME_TEXT } from '../../support/texts';

describe('test inputs of the sandbox', () => {
  let service: TestService;
  let tenant: TestTenant;
  let testKey: string;
  let liveKey: string;

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'scan', 'sync'] });
    tenant = await service.tenant('employer');
    testKey = (await tenant.key()).key;
    liveKey = (await tenant.key({ mode: 'live' })).key;
  });
  afterAll(() => service.stop());

  const parse = (key: string, testInput: string) =>
    call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key,
      json: { text: `${RESUME_TEXT}\n${testInput}` },
    });

  test('return no_text_found for no_text, like an empty scan', async () => {
    const response = await parse(testKey, '[[sandbox:no_text]]');
    expect([response.status, response.body.code]).toEqual([422, 'no_text_found']);
  });

  test('return 503 with Retry-After for 503 and leave the idempotency key free for a retry', async () => {
    const options = {
      key: testKey,
      json: { text: 'Cook [[sandbox:503]]' },
      headers: { 'Idempotency-Key': 'k' },
    };
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', options);
      expect([response.status, response.body.code]).toEqual([503, 'service_unavailable']);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('idempotency-replayed')).toBeNull();
    }
  });

  test('return a result of low confidence for low_confidence', async () => {
    const { status, body } = await parse(testKey, '[[sandbox:low_confidence]]');
    expect(status).toBe(200);
    expect(body.meta.confidence).toBeLessThanOrEqual(0.2);
    expect(body.meta.warnings.map((warning: { code: string }) => warning.code)).toContain('low_confidence');
    expect(body.skills.length).toBeGreaterThan(0);
    for (const skill of body.skills) expect(skill.confidence).toBeLessThanOrEqual(0.2);
    expect(body.meta.needsReview).toEqual(
      expect.arrayContaining([...Array(body.skills.length).keys()].map((index) => `/skills/${index}`)),
    );
  });

  test('delay the response by the given seconds for slow', async () => {
    const before = performance.now();
    const { status, body } = await parse(testKey, '[[sandbox:slow:1]]');
    expect(status).toBe(200);
    expect(body.meta.documentType).toBe('resume');
    expect(performance.now() - before).toBeGreaterThanOrEqual(990);
  });

  test('delay the operation for slow without blocking other calls', async () => {
    const slowResponse = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key: testKey,
      json: { text: `${RESUME_TEXT}\n[[sandbox:slow:60]]` },
      headers: { Prefer: 'respond-async' },
    });
    expect(slowResponse.status).toBe(202);
    expect((await parse(liveKey, '')).status).toBe(200);
    const operation = await call(service.baseUrl, 'GET', slowResponse.headers.get('location') ?? '', {
      key: testKey,
    });
    expect(operation.body.status).toBe('queued');
  });

  test('work inside a file', async () => {
    const lines = [...RESUME_TEXT.split('\n'), '[[sandbox:no_text]]'];
    const bytes = await docxFile(lines.map((line) => paragraph(line)).join(''));
    const response = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key: testKey,
      form: fileForm(new Uint8Array(bytes), 'resume.docx'),
    });
    expect([response.status, response.body.code]).toEqual([422, 'no_text_found']);
  });

  test('affect only their own item of a batch', async () => {
    const { status, body } = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
      key: testKey,
      json: {
        jobs: [{ text: 'Cook wanted' }, { text: 'Cook [[sandbox:503]]' }, { text: '[[sandbox:no_text]]' }],
      },
    });
    expect(status).toBe(200);
    expect(body.results.map((result: { error?: { code: string } }) => result.error?.code ?? null)).toEqual([
      null,
      'service_unavailable',
      'no_text_found',
    ]);
  });

  test.each(['[[sandbox:no_text]]', '[[sandbox:503]]', '[[sandbox:low_confidence]]', '[[sandbox:slow:60]]'])(
    'are plain text with a live key: %s',
    async (testInput) => {
      const { status, body } = await parse(liveKey, testInput);
      expect(status).toBe(200);
      expect(body.meta.confidence).toBeGreaterThan(0.2);
    },
  );
});
