import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { samplePosition } from '../../unit/domain/retention/records';

let service: TestService;
let employer: TestTenant;
let organization: TestTenant;
let key: string;
let matchId: string;
let candidateId: string;

beforeAll(async () => {
  service = await startService({ pools: ['match', 'upkeep'] });
  employer = await service.tenant('employer');
  organization = await service.tenant('organization');
  await employer.link(organization);
  ({ key } = await employer.key());
  candidateId = await organization.candidate({
    shareWithEmployers: true,
    profile: { occupations: ['Line cook'], work: [samplePosition()] },
  });
  const job = await call(service.baseUrl, 'POST', '/api/v1/jobs/sync', {
    key,
    json: { parsed: { title: 'Line cook', requiredSkills: ['Cooking'] } },
  });
  const match = await call(service.baseUrl, 'POST', '/api/v1/match', {
    key,
    json: { candidateId, jobId: job.body.jobId },
  });
  expect(match.status).toBe(200);
  matchId = match.body.matchId;
});
afterAll(() => service.stop());

const rate = (json: object, as = key) =>
  call(service.baseUrl, 'POST', `/api/v1/matches/${matchId}/ratings`, { key: as, json });

it('a rating is stored and emitted to both tenants without the comment', async () => {
  const response = await rate({
    rating: 2,
    raterRole: 'employer',
    reasons: ['commute', 'pay', 'pay'],
    comment: 'Lives in Xenia.',
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('location')).toBe(`/api/v1/ratings/${response.body.ratingId}`);
  expect(response.body).toMatchObject({
    matchId,
    candidateId,
    rating: 2,
    raterRole: 'employer',
    reasons: ['commute', 'pay'],
    comment: 'Lives in Xenia.',
  });
  const ratingEvents = await service.database.query<{ tenant_id: string; data: Record<string, unknown> }>(
    `SELECT tenant_id, data FROM events WHERE type = 'rating.submitted' AND data->>'ratingId' = $1`,
    [response.body.ratingId],
  );
  expect(ratingEvents.map((event) => event.tenant_id).sort()).toEqual(
    [employer.tenantId, organization.tenantId].sort(),
  );
  for (const { data } of ratingEvents) {
    expect(data).toMatchObject({ matchId, candidateId, rating: 2, reasons: ['commute', 'pay'] });
    expect(JSON.stringify(data)).not.toMatch(/Xenia/);
  }
});

it('the other tenant of the pair can rate the match, and an unrelated tenant cannot', async () => {
  const { key: organizationKey } = await organization.key();
  expect((await rate({ rating: 5, raterRole: 'caseworker' }, organizationKey)).status).toBe(201);
  const { key: unrelatedKey } = await (await service.tenant('organization')).key();
  expect((await rate({ rating: 5, raterRole: 'caseworker' }, unrelatedKey)).body).toMatchObject({
    status: 404,
    code: 'not_found',
  });
});

it.each([
  [{ rating: 6, raterRole: 'employer' }, '/rating'],
  [{ rating: 2.5, raterRole: 'employer' }, '/rating'],
  [{ rating: 3, raterRole: 'friend' }, '/raterRole'],
  [{ rating: 3, raterRole: 'employer', comment: 'x'.repeat(2001) }, '/comment'],
])('the rating %j is refused', async (json, pointer) => {
  const response = await rate(json);
  expect(response.status).toBe(422);
  expect(response.body.errors.map((each: { pointer: string }) => each.pointer)).toContain(pointer);
});

describe('ratings of a match', () => {
  const list = (query = '', as = key, id = matchId) =>
    call(service.baseUrl, 'GET', `/api/v1/matches/${id}/ratings${query}`, { key: as });

  it('are listed for both tenants in pages, with comments only for their author', async () => {
    const first = (await rate({ rating: 4, raterRole: 'employer', comment: 'Good with guests.' })).body;
    const second = (await rate({ rating: 5, raterRole: 'employer' })).body;
    const page = (await list('?limit=1')).body;
    expect(page).toMatchObject({ ratings: [second], hasMore: true });
    expect((await list(`?limit=1&cursor=${page.nextCursor}`)).body.ratings).toEqual([first]);
    const { key: theirKey } = await organization.key();
    const organizationKey = (await list('', theirKey)).body.ratings;
    expect(organizationKey.slice(0, 2)).toEqual([second, { ...first, comment: null }]);
    const single = await call(service.baseUrl, 'GET', `/api/v1/ratings/${first.ratingId}`, { key: theirKey });
    expect(single.body).toEqual({ ...first, comment: null });
  });

  it('are hidden from tenants outside the pair', async () => {
    const { ratingId } = (await rate({ rating: 3, raterRole: 'employer' })).body;
    const unrelatedTenant = await service.tenant('employer');
    const { key: unrelatedKey } = await unrelatedTenant.key();
    expect((await list('', unrelatedKey)).body.code).toBe('not_found');
    const single = await call(service.baseUrl, 'GET', `/api/v1/ratings/${ratingId}`, { key: unrelatedKey });
    expect([single.status, single.body.code]).toEqual([404, 'not_found']);
  });
});
