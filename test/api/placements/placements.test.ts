import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let employer: TestTenant;
let organization: TestTenant;
let key: string;
let organizationKey: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  employer = await service.tenant('employer');
  organization = await service.tenant('organization');
  await employer.link(organization);
  ({ key } = await employer.key());
  ({ key: organizationKey } = await organization.key());
});
afterAll(() => service.stop());

const post = (json: object, as = key) =>
  call(service.baseUrl, 'POST', '/api/v1/placements', { key: as, json });
const updatePlacement = (placementId: string, json: object, as = key) =>
  call(service.baseUrl, 'PATCH', `/api/v1/placements/${placementId}`, { key: as, json });
const get = (path: string, as = key) =>
  call(service.baseUrl, 'GET', `/api/v1/placements${path}`, { key: as });

async function pair(): Promise<{ candidateId: string; jobId: string }> {
  const job = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
    key,
    json: { parsed: { title: 'Packer' } },
  });
  return { candidateId: await organization.candidate({ shareWithEmployers: true }), jobId: job.body.jobId };
}

function events(placementId: string) {
  return service.database.query<{ type: string; tenant_id: string; data: Record<string, unknown> }>(
    `SELECT type, tenant_id, data FROM events WHERE data->>'placementId' = $1 ORDER BY created_at, event_id`,
    [placementId],
  );
}

it('creating a placement returns 201 with its URL and emits an event to both tenants', async () => {
  const ids = await pair();
  const response = await post({ ...ids, externalId: 'PL-1', hourlyUsd: 18.25, startDate: '2026-12-01' });
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`/api/v1/placements/${response.body.placementId}`);
  expect(response.body).toMatchObject({
    ...ids,
    status: 'offered',
    externalId: 'PL-1',
    hourlyUsd: 18.25,
    startDate: '2026-12-01',
    endDate: null,
    endReason: null,
    history: [{ status: 'offered', by: 'api' }],
  });
  const createdEvents = await events(response.body.placementId);
  expect(createdEvents.map(({ type }) => type)).toEqual(['placement.created', 'placement.created']);
  expect(createdEvents.map((event) => event.tenant_id).sort()).toEqual(
    [employer.tenantId, organization.tenantId].sort(),
  );
  for (const event of createdEvents) {
    expect(event.data).toMatchObject({
      ...ids,
      status: 'offered',
      startDate: '2026-12-01',
      // The externalId is visible only to the tenant that recorded the placement.
      externalId: event.tenant_id === employer.tenantId ? 'PL-1' : null,
    });
  }
});

it('each status change by either tenant emits an event to both tenants', async () => {
  const { placementId } = (await post(await pair())).body;
  expect((await updatePlacement(placementId, { status: 'accepted' }, organizationKey)).status).toBe(200);
  expect(
    (await updatePlacement(placementId, { status: 'started', effectiveDate: '2026-02-02' })).body.startDate,
  ).toBe('2026-02-02');
  const ended = await updatePlacement(placementId, {
    status: 'ended',
    effectiveDate: '2026-05-20',
    endReason: 'better_job',
  });
  expect(ended.body).toMatchObject({ status: 'ended', endDate: '2026-05-20', endReason: 'better_job' });
  expect(ended.body.history.map(({ status }: { status: string }) => status)).toEqual([
    'offered',
    'accepted',
    'started',
    'ended',
  ]);
  const endedEvents = (await events(placementId)).filter(({ data }) => data.status === 'ended');
  expect(endedEvents).toHaveLength(2);
  expect(endedEvents[0]?.data).toMatchObject({
    previousStatus: 'started',
    effectiveDate: '2026-05-20',
    endReason: 'better_job',
  });
  const [row] = await service.database.query<{ days: number }>(
    'SELECT ended_on - started_on AS days FROM placements WHERE placement_id = $1',
    [placementId],
  );
  expect(row?.days).toBe(107);
});

it('an invalid transition lists the allowed ones, and a repeated transition changes nothing', async () => {
  const { placementId } = (await post(await pair())).body;
  const rejected = await updatePlacement(placementId, { status: 'ended' });
  expect(rejected.body).toMatchObject({
    status: 409,
    code: 'invalid_transition',
    from: 'offered',
    to: 'ended',
    allowed: ['accepted', 'declined', 'withdrawn'],
  });
  await updatePlacement(placementId, { status: 'declined' });
  const before = (await get(`/${placementId}`)).body;
  const repeated = await updatePlacement(placementId, { status: 'declined' });
  expect(repeated.status).toBe(200);
  expect(repeated.body).toEqual(before);
  expect((await events(placementId)).filter(({ type }) => type === 'placement.status_changed')).toHaveLength(
    2,
  );
});

it('a pair has at most one open placement, whichever tenant records it', async () => {
  const ids = await pair();
  const first = await post(ids);
  expect((await post(ids, organizationKey)).body).toMatchObject({ status: 409, code: 'placement_exists' });
  await updatePlacement(first.body.placementId, { status: 'withdrawn' });
  expect((await post(ids, organizationKey)).status).toBe(201);
});

it('invalid dates, an end before the start and a reason without an end are refused', async () => {
  const ids = await pair();
  const pointers = (response: { body: Record<string, unknown> }) =>
    (response.body.errors as { pointer: string }[]).map(({ pointer }) => pointer);
  expect(pointers(await post({ ...ids, startDate: '2026-02-30' }))).toEqual(['/startDate']);
  const { placementId } = (await post({ ...ids, status: 'started', startDate: '2026-03-10' })).body;
  expect(
    pointers(await updatePlacement(placementId, { status: 'ended', effectiveDate: '2026-03-09' })),
  ).toEqual(['/effectiveDate']);
  expect((await updatePlacement(placementId, { status: 'ended', effectiveDate: '2026-03' })).status).toBe(
    200,
  );
  const other = (await post(await pair())).body.placementId;
  expect(pointers(await updatePlacement(other, { status: 'accepted', endReason: 'quit' }))).toEqual([
    '/endReason',
  ]);
});

it('placements are listed for both tenants, newest first, in pages without repetition', async () => {
  const { candidateId, jobId } = await pair();
  const { placementId } = (await post({ candidateId, jobId, externalId: 'PL-list' })).body;
  for (const as of [key, organizationKey]) {
    const listed = await get(`?candidateId=${candidateId}`, as);
    expect(listed.body.placements.map((each: { placementId: string }) => each.placementId)).toEqual([
      placementId,
    ]);
  }
  const placementIds: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await get(`?limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`);
    placementIds.push(...page.body.placements.map((each: { placementId: string }) => each.placementId));
    cursor = page.body.nextCursor;
  }
  expect(new Set(placementIds).size).toBe(placementIds.length);
  expect(placementIds[0]).toBe(placementId);
  const otherTenantKey = await (await service.tenant('employer')).key();
  expect((await get('', otherTenantKey.key)).body.placements).toEqual([]);
});

it('a placement of a candidate who opted out of scoring is recorded without a forecast', async () => {
  const job = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
    key,
    json: { parsed: { title: 'Packer' } },
  });
  const candidateId = await employer.candidate({ automatedScoring: false });
  const { placementId } = (await post({ candidateId, jobId: job.body.jobId })).body;
  const [row] = await service.database.query<{ predictor: number | null }>(
    'SELECT predictor FROM placements WHERE placement_id = $1',
    [placementId],
  );
  expect(row?.predictor).toBeNull();
});
