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
const sweep = () => service.database.query('SELECT close_expired_jobs(100)');

describe('a job that is no longer open', () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();

  it('is reopened after its expiry and stays open, through sweeps and pushes of the same expiry', async () => {
    const posting = { externalId: 'expired', parsed: { title: 'Cook', expiresAt: yesterday } };
    const { jobId } = (await push(posting)).body;
    await sweep();
    expect((await get(jobId)).body).toMatchObject({ status: 'closed', closeReason: 'expired' });
    const pushed = await push(posting);
    expect(pushed.body.warnings[0]).toMatchObject({ code: 'job_status_unchanged' });
    expect(pushed.body.warnings[0].message).toContain('PATCH /api/v1/jobs/{jobId}');
    expect((await patch(jobId, { status: 'open' })).body.status).toBe('open');
    await sweep();
    expect((await push(posting)).body.warnings).toBeUndefined();
    await sweep();
    expect((await get(jobId)).body.status).toBe('open');
  });

  it('is closed again by an expiry that passes after it was reopened', async () => {
    const { jobId } = (await push({ externalId: 'again', parsed: { title: 'Cook', expiresAt: yesterday } }))
      .body;
    await sweep();
    await patch(jobId, { status: 'open' });
    await push({ externalId: 'again', parsed: { title: 'Cook', expiresAt: new Date().toISOString() } });
    await sweep();
    expect((await get(jobId)).body).toMatchObject({ status: 'closed', closeReason: 'expired' });
  });

  it('keeps its externalId when archived, so that a nightly push makes no second job', async () => {
    const posting = { externalId: 'archived', parsed: { title: 'Cook' } };
    const { jobId } = (await push(posting)).body;
    await patch(jobId, { status: 'archived' });
    expect((await push(posting)).body).toMatchObject({ jobId, action: 'updated' });
    expect((await get(jobId)).body.status).toBe('archived');
  });

  it('gives up its externalId for a new job when asked to, archived already or not', async () => {
    const posting = { externalId: 'released', parsed: { title: 'Cook' } };
    const { jobId } = (await push(posting)).body;
    const refused = await patch(jobId, { status: 'closed', closeReason: 'filled', releaseExternalId: true });
    expect(refused.body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/releaseExternalId', code: 'conflict' }],
    });
    await patch(jobId, { status: 'archived' });
    const released = await patch(jobId, { status: 'archived', releaseExternalId: true });
    expect([released.status, released.body.externalId]).toEqual([200, undefined]);
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

describe('a title beside the text of a posting', () => {
  const text = 'Warehouse Associate\nColumbus, OH\n$18.50 per hour\n\nRequirements\n- 1 year of experience';
  const titled = async (json: object) => {
    const answer = await push(json);
    const job = (await get(answer.body.jobId)).body;
    expect([job.title, job.parsed.title]).toEqual([answer.body.parsed.title, answer.body.parsed.title]);
    return answer.body.parsed.title as string;
  };

  it('holds for later pushes, until a push states another or takes it back', async () => {
    const externalId = 'titled';
    expect(await titled({ externalId, text, title: 'Forklift Operator' })).toBe('Forklift Operator');
    expect(await titled({ externalId, text: `${text}\n- Forklift` })).toBe('Forklift Operator');
    expect(await titled({ externalId, text, title: 'Picker “B”' })).toBe('Picker “B”');
    expect(await titled({ externalId, text })).toBe('Picker “B”');
    expect(await titled({ externalId, text, title: null })).toBe('Warehouse Associate');
    expect(await titled({ externalId, text })).toBe('Warehouse Associate');
  });

  it('gives way to the title of parsed data', async () => {
    const externalId = 'parsed-later';
    await titled({ externalId, text, title: 'Forklift Operator' });
    expect(await titled({ externalId, parsed: { title: 'Loader' } })).toBe('Loader');
    expect(await titled({ externalId, text })).toBe('Warehouse Associate');
  });

  it('leaves updatedAt alone when a push brings nothing new', async () => {
    const externalId = 'unmoved';
    const { jobId } = (await push({ externalId, text, title: 'Forklift Operator' })).body;
    const before = (await get(jobId)).body.updatedAt;
    await push({ externalId, text });
    expect((await get(jobId)).body.updatedAt).toBe(before);
  });

  it('of one item of a batch holds for the next with the same externalId', async () => {
    const item = { externalId: 'batched', text };
    const { body } = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
      key,
      json: { jobs: [{ ...item, title: 'Forklift Operator' }, item] },
    });
    expect((await get(body.results[1].jobId)).body.title).toBe('Forklift Operator');
  });
});
