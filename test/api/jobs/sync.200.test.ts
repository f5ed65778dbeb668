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

it('a job push accepts a parse response unchanged, including its null fields', async () => {
  const { body: parsed } = await call(service.baseUrl, 'POST', '/api/v1/parse/jd', {
    key,
    json: { text: POSTING },
  });
  expect(parsed).toMatchObject({ title: 'Warehouse Associate', summary: null });
  const response = await push({ externalId: 'sent-back', parsed });
  expect([response.status, response.body.errors]).toEqual([200, undefined]);
  expect(response.body.parsed).toMatchObject({ title: 'Warehouse Associate', city: 'Columbus', state: 'OH' });
});

it('a job push stores parsed data immediately and returns six fields in a fixed order', async () => {
  const response = await push({
    externalId: 'req-1',
    parsed: {
      title: 'Night Stocker',
      city: 'Akron',
      state: 'OH',
      compensation: { min: 41600, max: 52000, period: 'year' },
      requiredSkills: ['pallet jack'],
    },
  });
  expect(response.status).toBe(200);
  expect(response.body.action).toBe('created');
  expect(response.body.slug).toMatch(/^night-stocker-[0-9a-f]{8}$/);
  expect(response.body.slug.slice(-8)).toBe(response.body.jobId.slice(-8));
  expect(JSON.stringify(response.body.parsed)).toBe(
    '{"title":"Night Stocker","requiredCertifications":[],"hourlyMinUsd":20,"hourlyMaxUsd":25,"city":"Akron","state":"OH"}',
  );
});

it('a job push parses a text, prefers the title of the request and uses its location as a fallback', async () => {
  const response = await push({ text: POSTING, title: 'Forklift Operator' });
  expect(response.status).toBe(200);
  expect(response.body.parsed).toMatchObject({
    title: 'Forklift Operator',
    hourlyMinUsd: 18.5,
    hourlyMaxUsd: 21,
    city: 'Columbus',
    state: 'OH',
  });
  const withoutCity = await push({ parsed: { title: 'Cook' }, location: ' Dayton , oh' });
  expect(withoutCity.body.parsed).toMatchObject({ city: 'Dayton', state: 'OH' });
});

it('a job push updates a job by external id, keeps its slug and leaves a closed job closed', async () => {
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

it('fifty concurrent pushes create one job', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      push({ externalId: 'race', parsed: { title: `Picker ${index}` } }),
    ),
  );
  expect(new Set(responses.map((response) => response.body.jobId)).size).toBe(1);
  expect(responses.filter((response) => response.body.action === 'created')).toHaveLength(1);
});

it('GET of a job returns a field that did not exist when the job was stored as empty', async () => {
  const { body } = await push({
    externalId: 'stored-earlier',
    parsed: { title: 'Line cook', licenses: ['CDL'], sponsorsVisa: true, city: 'Dayton' },
  });
  await service.database.query(
    "UPDATE jobs SET parsed = (parsed::jsonb - 'licenses' - 'sponsorsVisa')::json WHERE job_id = $1",
    [body.jobId],
  );
  const job = await get(`/api/v1/jobs/${body.jobId}`);
  expect(job.body.parsed).toMatchObject({ licenses: [], sponsorsVisa: null, city: 'Dayton' });
});

it('a batch of jobs is applied in order, and an invalid item fails alone with its pointer', async () => {
  const response = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
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
  expect(response.status).toBe(200);
  expect(response.body.summary).toEqual({ total: 7, created: 2, updated: 1, failed: 4 });
  expect(response.body.results.map((entry: { action: string }) => entry.action)).toEqual([
    'created',
    'failed',
    'updated',
    'created',
    'failed',
    'failed',
    'failed',
  ]);
  expect(response.body.results[2].jobId).toBe(response.body.results[0].jobId);
  expect(response.body.results[1]).toEqual({
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
  expect(response.body.results[4].error.errors[0].pointer).toBe('/jobs/4');
  expect(response.body.results[5].error.code).toBe('text_or_parsed_required');
  expect(response.body.results[6].error.code).toBe('text_and_parsed_conflict');
  const job = await get(`/api/v1/jobs/${response.body.results[0].jobId}`);
  expect(job.body.title).toBe('One again');
});

it('a job push emits an event for each parse and none for parsed data', async () => {
  const otherEmployer = await service.tenant('employer');
  const { key: otherKey } = await otherEmployer.key({ scopes: ['jobs'] });
  await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
    key: otherKey,
    json: { jobs: [{ text: POSTING }, { parsed: { title: 'Ready-made' } }] },
  });
  const events = await service.database.query<{ data: object }>(
    'SELECT data FROM events WHERE tenant_id = $1',
    [otherEmployer.tenantId],
  );
  expect(events.map((event) => event.data)).toEqual([
    expect.objectContaining({ source: 'jobs.sync', status: 'succeeded', jobId: expect.any(String) }),
  ]);
});

it('the job list applies filters, and its pages neither skip nor repeat a job', async () => {
  const otherEmployer = await service.tenant('employer');
  const { key: otherKey } = await otherEmployer.key({ scopes: ['jobs'] });
  await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
    key: otherKey,
    json: {
      jobs: Array.from({ length: 25 }, (_, index) => ({
        externalId: `l-${index}`,
        parsed: { title: `Job ${index}` },
      })),
    },
  });
  const jobIds: string[] = [];
  let path: string | null = '/api/v1/jobs?limit=10';
  while (path) {
    const page: Awaited<ReturnType<typeof call>> = await call(service.baseUrl, 'GET', path, {
      key: otherKey,
    });
    expect(page.status).toBe(200);
    jobIds.push(...page.body.jobs.map((job: { id: string }) => job.id));
    path = page.body.nextCursor ? `/api/v1/jobs?limit=10&cursor=${page.body.nextCursor}` : null;
    if (path) expect(page.headers.get('link')).toContain('rel="next"');
  }
  expect(jobIds).toHaveLength(25);
  expect(new Set(jobIds).size).toBe(25);
  const filtered = await call(service.baseUrl, 'GET', '/api/v1/jobs?externalId=l-7', { key: otherKey });
  expect(Object.keys(filtered.body.jobs[0])).toEqual([
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
  const updatedLater = await call(service.baseUrl, 'GET', '/api/v1/jobs?updatedSince=2999-01-01T00:00:00Z', {
    key: otherKey,
  });
  expect(updatedLater.body.jobs).toEqual([]);
  const invalidCursor = await call(service.baseUrl, 'GET', '/api/v1/jobs?cursor=abc', { key: otherKey });
  expect([invalidCursor.status, invalidCursor.body.code]).toEqual([400, 'invalid_cursor']);
});

it('GET of a job returns 304 while it is unchanged and 200 after a change', async () => {
  const { body } = await push({ externalId: 'etag', parsed: { title: 'Driver' } });
  const first = await get(`/api/v1/jobs/${body.jobId}`);
  const tag = first.headers.get('etag') ?? '';
  expect((await get(`/api/v1/jobs/${body.jobId}`, { 'If-None-Match': tag })).status).toBe(304);
  await push({ externalId: 'etag', parsed: { title: 'Delivery driver' } });
  expect((await get(`/api/v1/jobs/${body.jobId}`, { 'If-None-Match': tag })).status).toBe(200);
});

it('the status of a job changes along allowed transitions, and a refused change lists them', async () => {
  const { body } = await push({ externalId: 'states', parsed: { title: 'Nurse' } });
  const setStatus = (json: object) =>
    call(service.baseUrl, 'PATCH', `/api/v1/jobs/${body.jobId}`, { key, json });
  expect((await setStatus({ status: 'open' })).status).toBe(200);
  expect((await setStatus({ status: 'closed' })).body.errors).toEqual([
    { pointer: '/closeReason', code: 'required', message: expect.any(String) },
  ]);
  const closed = await setStatus({ status: 'closed', closeReason: 'cancelled' });
  expect(closed.body).toMatchObject({ status: 'closed', closeReason: 'cancelled' });
  expect(closed.body.closedAt).toMatch(/Z$/);
  expect((await setStatus({ status: 'paused' })).body).toMatchObject({
    code: 'invalid_transition',
    from: 'closed',
    to: 'paused',
    allowed: ['open', 'archived'],
  });
  expect((await setStatus({ status: 'open' })).body).toMatchObject({
    status: 'open',
    closeReason: null,
    closedAt: null,
  });
  const bulkResponse = await call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-status', {
    key,
    json: {
      jobs: [
        { externalId: 'states', status: 'archived' },
        { jobId: body.jobId, status: 'open' },
        { externalId: 'unknown', status: 'open' },
        { status: 'open' },
      ],
    },
  });
  expect(bulkResponse.body.summary).toEqual({ total: 4, updated: 1, unchanged: 0, failed: 3 });
  expect(bulkResponse.body.results.map((entry: { error?: { code: string } }) => entry.error?.code)).toEqual([
    undefined,
    'invalid_transition',
    'not_found',
    'validation_failed',
  ]);
});

it('job endpoints refuse organizations, empty batches and batches of more than 100 items', async () => {
  const organization = await service.tenant('organization');
  const { key: foreignKey } = await organization.key();
  const rejected = await call(service.baseUrl, 'GET', '/api/v1/jobs', { key: foreignKey });
  expect([rejected.status, rejected.body.code]).toEqual([403, 'employer_key_required']);
  const bulk = (count: number) =>
    call(service.baseUrl, 'POST', '/api/v1/jobs/bulk-sync', {
      key,
      json: { jobs: Array.from({ length: count }, () => ({ parsed: { title: 'x' } })) },
    });
  expect((await bulk(101)).body.code).toBe('batch_too_large');
  expect((await bulk(0)).body.code).toBe('validation_failed');
});
