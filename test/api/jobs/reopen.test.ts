import { call } from '../../support/api';
import { startService, type TestService } from '../../support/service';

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync'] });
  ({ key } = await (await service.tenant('employer')).key({ scopes: ['jobs'] }));
});
afterAll(() => service.stop());

const push = (json: object) => call(service.baseUrl, 'POST', '/api/v1/jobs/sync', { key, json });
const patch = (jobId: string, json: object) =>
  call(service.baseUrl, 'PATCH', `/api/v1/jobs/${jobId}`, { key, json });
const get = (jobId: string) => call(service.baseUrl, 'GET', `/api/v1/jobs/${jobId}`, { key });
const closeExpiredJobs = () => service.database.query('SELECT close_expired_jobs(100)');

describe('a job that is no longer open', () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();

  it('stays open after it is reopened, although the same expiry is pushed again', async () => {
    const posting = { externalId: 'expired', parsed: { title: 'Cook', expiresAt: yesterday } };
    const { jobId } = (await push(posting)).body;
    await closeExpiredJobs();
    expect((await get(jobId)).body).toMatchObject({ status: 'closed', closeReason: 'expired' });
    const repeatedPush = await push(posting);
    expect(repeatedPush.body.warnings[0]).toMatchObject({ code: 'job_status_unchanged' });
    expect(repeatedPush.body.warnings[0].message).toContain('PATCH /api/v1/jobs/{jobId}');
    expect((await patch(jobId, { status: 'open' })).body.status).toBe('open');
    await closeExpiredJobs();
    expect((await push(posting)).body.warnings).toBeUndefined();
    await closeExpiredJobs();
    expect((await get(jobId)).body.status).toBe('open');
  });

  it('is closed again by a new expiry that passes after it was reopened', async () => {
    const { jobId } = (await push({ externalId: 'again', parsed: { title: 'Cook', expiresAt: yesterday } }))
      .body;
    await closeExpiredJobs();
    await patch(jobId, { status: 'open' });
    await push({ externalId: 'again', parsed: { title: 'Cook', expiresAt: new Date().toISOString() } });
    await closeExpiredJobs();
    expect((await get(jobId)).body).toMatchObject({ status: 'closed', closeReason: 'expired' });
  });

  it('keeps its externalId when archived, so that a repeated push creates no second job', async () => {
    const posting = { externalId: 'archived', parsed: { title: 'Cook' } };
    const { jobId } = (await push(posting)).body;
    await patch(jobId, { status: 'archived' });
    expect((await push(posting)).body).toMatchObject({ jobId, action: 'updated' });
    expect((await get(jobId)).body.status).toBe('archived');
  });

  it('releases its externalId for a new job on request, only when archived', async () => {
    const posting = { externalId: 'released', parsed: { title: 'Cook' } };
    const { jobId } = (await push(posting)).body;
    const rejected = await patch(jobId, { status: 'closed', closeReason: 'filled', releaseExternalId: true });
    expect(rejected.body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/releaseExternalId', code: 'conflict' }],
    });
    await patch(jobId, { status: 'archived' });
    const releaseResponse = await patch(jobId, { status: 'archived', releaseExternalId: true });
    expect([releaseResponse.status, releaseResponse.body.externalId]).toEqual([200, undefined]);
    const next = (await push(posting)).body;
    expect(next.action).toBe('created');
    expect(next.jobId).not.toBe(jobId);
    const bulk = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-status', {
      key,
      json: { jobs: [{ externalId: 'released', status: 'archived', releaseExternalId: true }] },
    });
    expect(bulk.body.results[0]).toMatchObject({ jobId: next.jobId, externalId: null, status: 'archived' });
    expect((await push(posting)).body.action).toBe('created');
  });
});

describe('a title that is sent with the text of a posting', () => {
  const text = 'Warehouse Associate\nColumbus, OH\n$18.50 per hour\n\nRequirements\n- 1 year of experience';
  const pushAndGetTitle = async (json: object) => {
    const response = await push(json);
    const job = (await get(response.body.jobId)).body;
    expect([job.title, job.parsed.title]).toEqual([response.body.parsed.title, response.body.parsed.title]);
    return response.body.parsed.title as string;
  };

  it('applies to later pushes until a push sends another title or null', async () => {
    const externalId = 'titled';
    expect(await pushAndGetTitle({ externalId, text, title: 'Forklift Operator' })).toBe('Forklift Operator');
    expect(await pushAndGetTitle({ externalId, text: `${text}\n- Forklift` })).toBe('Forklift Operator');
    expect(await pushAndGetTitle({ externalId, text, title: 'Picker “B”' })).toBe('Picker “B”');
    expect(await pushAndGetTitle({ externalId, text })).toBe('Picker “B”');
    expect(await pushAndGetTitle({ externalId, text, title: null })).toBe('Warehouse Associate');
    expect(await pushAndGetTitle({ externalId, text })).toBe('Warehouse Associate');
  });

  it('is replaced by the title of parsed data', async () => {
    const externalId = 'parsed-later';
    await pushAndGetTitle({ externalId, text, title: 'Forklift Operator' });
    expect(await pushAndGetTitle({ externalId, parsed: { title: 'Loader' } })).toBe('Loader');
    expect(await pushAndGetTitle({ externalId, text })).toBe('Warehouse Associate');
  });

  it('leaves updatedAt unchanged if a push changes nothing', async () => {
    const externalId = 'unmoved';
    const { jobId } = (await push({ externalId, text, title: 'Forklift Operator' })).body;
    const before = (await get(jobId)).body.updatedAt;
    await push({ externalId, text });
    expect((await get(jobId)).body.updatedAt).toBe(before);
  });

  it('applies to later items of a batch with the same externalId', async () => {
    const item = { externalId: 'batched', text };
    const { body } = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
      key,
      json: { jobs: [{ ...item, title: 'Forklift Operator' }, item] },
    });
    expect((await get(body.results[1].jobId)).body.title).toBe('Forklift Operator');
  });
});
