import { call, fileForm } from '../../support/api';
import { docxFile, paragraph } from '../../support/documents/docx-file';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { RESUME_TEXT } from '../../support/texts';

describe('magic inputs of the sandbox', () => {
  let service: TestService;
  let tenant: TestTenant;
  let testKey: string;
  let liveKey: string;

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync'] });
    tenant = await service.tenant('employer');
    testKey = (await tenant.key()).key;
    liveKey = (await tenant.key({ mode: 'live' })).key;
  });
  afterAll(() => service.stop());

  const parse = (key: string, mark: string) =>
    call(service.baseUrl, 'POST', '/api/v1/parse/resume', { key, json: { text: `${RESUME_TEXT}\n${mark}` } });

  test('no_text: refused as an empty scan is', async () => {
    const answer = await parse(testKey, '[[sandbox:no_text]]');
    expect([answer.status, answer.body.code]).toEqual([422, 'no_text_found']);
  });

  test('503: unavailable, with when to come back, and the idempotency key stays free for the next try', async () => {
    const options = {
      key: testKey,
      json: { text: 'Cook [[sandbox:503]]' },
      headers: { 'Idempotency-Key': 'k' },
    };
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', options);
      expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('idempotency-replayed')).toBeNull();
    }
  });

  test('low_confidence: the result, and nothing in it to be sure of', async () => {
    const { status, body } = await parse(testKey, '[[sandbox:low_confidence]]');
    expect(status).toBe(200);
    expect(body.meta.confidence).toBeLessThanOrEqual(0.2);
    expect(body.meta.warnings.map((warning: { code: string }) => warning.code)).toContain('low_confidence');
    expect(body.skills.length).toBeGreaterThan(0);
    for (const skill of body.skills) expect(skill.confidence).toBeLessThanOrEqual(0.2);
  });

  test('slow: the answer comes after as many seconds', async () => {
    const before = performance.now();
    const { status, body } = await parse(testKey, '[[sandbox:slow:1]]');
    expect(status).toBe(200);
    expect(body.meta.documentType).toBe('resume');
    expect(performance.now() - before).toBeGreaterThanOrEqual(990);
  });

  test('slow: queued meanwhile, in nobody’s way', async () => {
    const slow = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key: testKey,
      json: { text: `${RESUME_TEXT}\n[[sandbox:slow:60]]` },
      headers: { Prefer: 'respond-async' },
    });
    expect(slow.status).toBe(202);
    expect((await parse(liveKey, '')).status).toBe(200);
    const operation = await call(service.baseUrl, 'GET', slow.headers.get('location') ?? '', {
      key: testKey,
    });
    expect(operation.body.status).toBe('queued');
  });

  test('inside a file they work as well', async () => {
    const lines = [...RESUME_TEXT.split('\n'), '[[sandbox:no_text]]'];
    const bytes = await docxFile(lines.map((line) => paragraph(line)).join(''));
    const answer = await call(service.baseUrl, 'POST', '/api/v1/parse/resume', {
      key: testKey,
      form: fileForm(new Uint8Array(bytes), 'resume.docx'),
    });
    expect([answer.status, answer.body.code]).toEqual([422, 'no_text_found']);
  });

  test('in a batch of postings, each in its own item', async () => {
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
    '%s sent with a live key is just text',
    async (mark) => {
      const { status, body } = await parse(liveKey, mark);
      expect(status).toBe(200);
      expect(body.meta.confidence).toBeGreaterThan(0.2);
    },
  );
});
