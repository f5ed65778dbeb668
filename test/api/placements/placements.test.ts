import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

let service: TestService;
let employer: TestTenant;
let organization: TestTenant;
let key: string;
let theirKey: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  employer = await service.tenant('employer');
  organization = await service.tenant('organization');
  await employer.link(organization);
  ({ key } = await employer.key());
  ({ key: theirKey } = await organization.key());
});
afterAll(() => service.stop());

const post = (json: object, as = key) =>
  call(service.baseUrl, 'POST', '/api/v1/placements', { key: as, json });
const move = (placementId: string, json: object, as = key) =>
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

it('records a placement, answers 201 with its address, and tells both tenants', async () => {
  const ids = await pair();
  const answer = await post({ ...ids, externalId: 'PL-1', hourlyUsd: 18.25, startDate: '2026-12-01' });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('location')).toBe(`/api/v1/placements/${answer.body.placementId}`);
  expect(answer.body).toMatchObject({
    ...ids,
    status: 'offered',
    externalId: 'PL-1',
    hourlyUsd: 18.25,
    startDate: '2026-12-01',
    endDate: null,
    endReason: null,
    history: [{ status: 'offered', by: 'api' }],
  });
  const told = await events(answer.body.placementId);
  expect(told.map(({ type }) => type)).toEqual(['placement.created', 'placement.created']);
  expect(told.map((event) => event.tenant_id).sort()).toEqual(
    [employer.tenantId, organization.tenantId].sort(),
  );
  for (const event of told) {
    expect(event.data).toMatchObject({
      ...ids,
      status: 'offered',
      startDate: '2026-12-01',
      // The externalId belongs to the tenant that recorded the placement.
      externalId: event.tenant_id === employer.tenantId ? 'PL-1' : null,
    });
  }
});

it('moves it along the way either tenant reports, telling both each time', async () => {
  const { placementId } = (await post(await pair())).body;
  expect((await move(placementId, { status: 'accepted' }, theirKey)).status).toBe(200);
  expect((await move(placementId, { status: 'started', effectiveDate: '2026-02-02' })).body.startDate).toBe(
    '2026-02-02',
  );
  const ended = await move(placementId, {
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
  const last = (await events(placementId)).filter(({ data }) => data.status === 'ended');
  expect(last).toHaveLength(2);
  expect(last[0]?.data).toMatchObject({
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

it('says what is allowed when a move is not, and takes a repeated one as done', async () => {
  const { placementId } = (await post(await pair())).body;
  const wrong = await move(placementId, { status: 'ended' });
  expect(wrong.body).toMatchObject({
    status: 409,
    code: 'invalid_transition',
    from: 'offered',
    to: 'ended',
    allowed: ['accepted', 'declined', 'withdrawn'],
  });
  await move(placementId, { status: 'declined' });
  const before = (await get(`/${placementId}`)).body;
  const again = await move(placementId, { status: 'declined' });
  expect(again.status).toBe(200);
  expect(again.body).toEqual(before);
  expect((await events(placementId)).filter(({ type }) => type === 'placement.status_changed')).toHaveLength(
    2,
  );
});

it('keeps a pair to one placement at a time, from either side', async () => {
  const ids = await pair();
  const first = await post(ids);
  expect((await post(ids, theirKey)).body).toMatchObject({ status: 409, code: 'placement_exists' });
  await move(first.body.placementId, { status: 'withdrawn' });
  expect((await post(ids, theirKey)).status).toBe(201);
});

it('refuses dates that are none, ends before starts, and reasons without an end', async () => {
  const ids = await pair();
  const pointers = (answer: { body: Record<string, unknown> }) =>
    (answer.body.errors as { pointer: string }[]).map(({ pointer }) => pointer);
  expect(pointers(await post({ ...ids, startDate: '2026-02-30' }))).toEqual(['/startDate']);
  const { placementId } = (await post({ ...ids, status: 'started', startDate: '2026-03-10' })).body;
  expect(pointers(await move(placementId, { status: 'ended', effectiveDate: '2026-03-09' }))).toEqual([
    '/effectiveDate',
  ]);
  expect((await move(placementId, { status: 'ended', effectiveDate: '2026-03' })).status).toBe(200);
  const other = (await post(await pair())).body.placementId;
  expect(pointers(await move(other, { status: 'accepted', endReason: 'quit' }))).toEqual(['/endReason']);
});

it('lists them to both tenants, newest first, and pages without repeating', async () => {
  const { candidateId, jobId } = await pair();
  const { placementId } = (await post({ candidateId, jobId, externalId: 'PL-list' })).body;
  for (const as of [key, theirKey]) {
    const found = await get(`?candidateId=${candidateId}`, as);
    expect(found.body.placements.map((each: { placementId: string }) => each.placementId)).toEqual([
      placementId,
    ]);
  }
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await get(`?limit=2${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`);
    seen.push(...page.body.placements.map((each: { placementId: string }) => each.placementId));
    cursor = page.body.nextCursor;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen[0]).toBe(placementId);
  const stranger = await (await service.tenant('employer')).key();
  expect((await get('', stranger.key)).body.placements).toEqual([]);
});

it('records a placement of somebody who opted out of scoring, without a forecast', async () => {
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
