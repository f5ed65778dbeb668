import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

const POSTING = `Warehouse Associate
Birch & Harrow Logistics, Columbus, OH
$18.50 - $21.00 per hour

Requirements
- Forklift certification
- 1 year of experience`;

let service: TestService;
let employer: TestTenant;
let key: string;

beforeAll(async () => {
  service = await startService({ pools: ['parse', 'sync', 'upkeep'] });
  employer = await service.tenant('employer');
  ({ key } = await employer.key({ scopes: ['jobs', 'parse'] }));
});
afterAll(() => service.stop());

const push = (json: object, headers: Record<string, string> = {}) =>
  call(service.baseUrl, 'POST', '/api/v1/jobs/sync', { key, json, headers });
const get = (path: string, headers: Record<string, string> = {}) =>
  call(service.baseUrl, 'GET', path, { key, headers });

it('takes back what parsing answered, whole and with everything that is null', async () => {
  const { body: parsed } = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', {
    key,
    json: { text: POSTING },
  });
  expect(parsed).toMatchObject({ title: 'Warehouse Associate', summary: null });
  const answer = await push({ externalId: 'sent-back', parsed });
  expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
  expect(answer.body.parsed).toMatchObject({ title: 'Warehouse Associate', city: 'Columbus', state: 'OH' });
});

it('takes over parsed data at once, with the six facts in their order', async () => {
  const answer = await push({
    externalId: 'req-1',
    parsed: {
      title: 'Night Stocker',
      city: 'Akron',
      state: 'OH',
      compensation: { min: 41600, max: 52000, period: 'year' },
      requiredSkills: ['pallet jack'],
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.action).toBe('created');
  expect(answer.body.slug).toMatch(/^night-stocker-[0-9a-f]{8}$/);
  expect(answer.body.slug.slice(-8)).toBe(answer.body.jobId.slice(-8));
  expect(JSON.stringify(answer.body.parsed)).toBe(
    '{"title":"Night Stocker","requiredCertifications":[],"hourlyMinUsd":20,"hourlyMaxUsd":25,"city":"Akron","state":"OH"}',
  );
});

it('parses a text, lets the title win and the place help out', async () => {
  const answer = await push({ text: POSTING, title: 'Forklift Operator' });
  expect(answer.status).toBe(200);
  expect(answer.body.parsed).toMatchObject({
    title: 'Forklift Operator',
    hourlyMinUsd: 18.5,
    hourlyMaxUsd: 21,
    city: 'Columbus',
    state: 'OH',
  });
  const placeless = await push({ parsed: { title: 'Cook' }, location: ' Dayton , oh' });
  expect(placeless.body.parsed).toMatchObject({ city: 'Dayton', state: 'OH' });
});

it('updates by external id: same job, same slug, and what was closed stays closed', async () => {
  const first = await push({ externalId: 'req-2', parsed: { title: 'Welder' } });
  await call(service.baseUrl, 'PATCH', `/api/v1/jobs/${first.body.jobId}`, {
    key,
    json: { status: 'closed', closeReason: 'filled' },
  });
  const second = await push({ externalId: 'req-2', parsed: { title: 'Senior Welder' } });
  expect(second.body).toMatchObject({
    jobId: first.body.jobId,
    slug: first.body.slug,
    action: 'updated',
    warnings: [{ code: 'job_status_unchanged' }],
  });
  const job = await get(`/api/v1/jobs/${first.body.jobId}`);
  expect(job.body).toMatchObject({ status: 'closed', closeReason: 'filled', title: 'Senior Welder' });
});

it('makes one job of fifty pushes at the same time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      push({ externalId: 'race', parsed: { title: `Picker ${index}` } }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.body.jobId)).size).toBe(1);
  expect(answers.filter((answer) => answer.body.action === 'created')).toHaveLength(1);
});

it('takes a batch in order; the bad item fails alone, with its pointer', async () => {
  const answer = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
    key,
    json: {
      jobs: [
        { externalId: 'b-1', parsed: { title: 'One' } },
        { externalId: 'b-2', parsed: { title: 'Two', hourlyMinUsd: 'ten' } },
        { externalId: 'b-1', parsed: { title: 'One again' } },
        { text: POSTING, externalId: 'b-3' },
        17,
        { externalId: 'b-4' },
        { externalId: 'b-5', text: 'a', parsed: { title: 'b' } },
      ],
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.summary).toEqual({ total: 7, created: 2, updated: 1, failed: 4 });
  expect(answer.body.results.map((entry: { action: string }) => entry.action)).toEqual([
    'created',
    'failed',
    'updated',
    'created',
    'failed',
    'failed',
    'failed',
  ]);
  expect(answer.body.results[2].jobId).toBe(answer.body.results[0].jobId);
  expect(answer.body.results[1]).toEqual({
    index: 1,
    externalId: 'b-2',
    jobId: null,
    slug: null,
    action: 'failed',
    error: {
      code: 'validation_failed',
      message: expect.any(String),
      status: 422,
      errors: [{ pointer: '/jobs/1/parsed/hourlyMinUsd', code: 'type', message: expect.any(String) }],
    },
  });
  expect(answer.body.results[4].error.errors[0].pointer).toBe('/jobs/4');
  expect(answer.body.results[5].error.code).toBe('text_or_parsed_required');
  expect(answer.body.results[6].error.code).toBe('text_and_parsed_conflict');
  const job = await get(`/api/v1/jobs/${answer.body.results[0].jobId}`);
  expect(job.body.title).toBe('One again');
});

it('announces every parse, and none for data that came parsed', async () => {
  const other = await service.tenant('employer');
  const { key: otherKey } = await other.key({ scopes: ['jobs'] });
  await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
    key: otherKey,
    json: { jobs: [{ text: POSTING }, { parsed: { title: 'Ready-made' } }] },
  });
  const events = await service.database.query<{ data: object }>(
    'SELECT data FROM events WHERE tenant_id = $1',
    [other.tenantId],
  );
  expect(events.map((event) => event.data)).toEqual([
    expect.objectContaining({ source: 'jobs.sync', status: 'succeeded', jobId: expect.any(String) }),
  ]);
});

it('lists with filters and pages that miss nothing and repeat nothing', async () => {
  const other = await service.tenant('employer');
  const { key: otherKey } = await other.key({ scopes: ['jobs'] });
  await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
    key: otherKey,
    json: {
      jobs: Array.from({ length: 25 }, (_, index) => ({
        externalId: `l-${index}`,
        parsed: { title: `Job ${index}` },
      })),
    },
  });
  const seen: string[] = [];
  let path: string | null = '/api/v1/jobs?limit=10';
  while (path) {
    const page: Awaited<ReturnType<typeof call>> = await call(service.baseUrl, 'GET', path, {
      key: otherKey,
    });
    expect(page.status).toBe(200);
    seen.push(...page.body.jobs.map((job: { id: string }) => job.id));
    path = page.body.nextCursor ? `/api/v1/jobs?limit=10&cursor=${page.body.nextCursor}` : null;
    if (path) expect(page.headers.get('link')).toContain('rel="next"');
  }
  expect(seen).toHaveLength(25);
  expect(new Set(seen).size).toBe(25);
  const one = await call(service.baseUrl, 'GET', '/api/v1/jobs?externalId=l-7', { key: otherKey });
  expect(Object.keys(one.body.jobs[0])).toEqual([
    'id',
    'slug',
    'title',
    'city',
    'state',
    'status',
    'postedAt',
    'externalId',
  ]);
  const closed = await call(service.baseUrl, 'GET', '/api/v1/jobs?status=closed', { key: otherKey });
  expect(closed.body.jobs).toEqual([]);
  const since = await call(service.baseUrl, 'GET', '/api/v1/jobs?updatedSince=2999-01-01T00:00:00Z', {
    key: otherKey,
  });
  expect(since.body.jobs).toEqual([]);
  const forged = await call(service.baseUrl, 'GET', '/api/v1/jobs?cursor=abc', { key: otherKey });
  expect([forged.status, forged.body.code]).toEqual([400, 'invalid_cursor']);
});

it('answers 304 to a caller who has the same answer already', async () => {
  const { body } = await push({ externalId: 'etag', parsed: { title: 'Driver' } });
  const first = await get(`/api/v1/jobs/${body.jobId}`);
  const tag = first.headers.get('etag') ?? '';
  expect((await get(`/api/v1/jobs/${body.jobId}`, { 'If-None-Match': tag })).status).toBe(304);
  await push({ externalId: 'etag', parsed: { title: 'Delivery driver' } });
  expect((await get(`/api/v1/jobs/${body.jobId}`, { 'If-None-Match': tag })).status).toBe(200);
});

it('changes states by the table and refuses the rest with what would be allowed', async () => {
  const { body } = await push({ externalId: 'states', parsed: { title: 'Nurse' } });
  const set = (json: object) => call(service.baseUrl, 'PATCH', `/api/v1/jobs/${body.jobId}`, { key, json });
  expect((await set({ status: 'open' })).status).toBe(200);
  expect((await set({ status: 'closed' })).body.errors).toEqual([
    { pointer: '/closeReason', code: 'required', message: expect.any(String) },
  ]);
  const closed = await set({ status: 'closed', closeReason: 'cancelled' });
  expect(closed.body).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
  expect(closed.body.closedAt).toMatch(/Z$/);
  expect((await set({ status: 'paused' })).body).toMatchObject({
    code: 'invalid_transition',
    from: 'closed',
    to: 'paused',
    allowed: ['open', 'archived'],
  });
  expect((await set({ status: 'open' })).body).toMatchObject({
    status: 'open',
    closeReason: null,
    closedAt: null,
  });
  const many = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-status', {
    key,
    json: {
      jobs: [
        { externalId: 'states', status: 'archived' },
        { jobId: body.jobId, status: 'open' },
        { externalId: 'nobody', status: 'open' },
        { status: 'open' },
      ],
    },
  });
  expect(many.body.summary).toEqual({ total: 4, updated: 1, unchanged: 0, failed: 3 });
  expect(many.body.results.map((entry: { error?: { code: string } }) => entry.error?.code)).toEqual([
    undefined,
    'invalid_transition',
    'not_found',
    'validation_failed',
  ]);
});

it('is for employers, and sizes of batches are bounded', async () => {
  const organization = await service.tenant('organization');
  const { key: foreign } = await organization.key();
  const refused = await call(service.baseUrl, 'GET', '/api/v1/jobs', { key: foreign });
  expect([refused.status, refused.body.code]).toEqual([403, 'employer_key_required']);
  const bulk = (count: number) =>
    call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
      key,
      json: { jobs: Array.from({ length: count }, () => ({ parsed: { title: 'x' } })) },
    });
  expect((await bulk(101)).body.code).toBe('batch_too_large');
  expect((await bulk(0)).body.code).toBe('validation_failed');
});
