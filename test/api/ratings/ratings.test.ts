import { call } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { pastJob } from '../../unit/domain/retention/records';

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
    profile: { occupations: ['Line cook'], work: [pastJob()] },
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

it('keeps a rating and tells both tenants of the pair, without the comment', async () => {
  const answer = await rate({
    rating: 2,
    raterRole: 'employer',
    reasons: ['commute', 'pay', 'pay'],
    comment: 'Lives in Xenia.',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('location')).toBe(`/api/v1/ratings/${answer.body.ratingId}`);
  expect(answer.body).toMatchObject({
    matchId,
    candidateId,
    rating: 2,
    raterRole: 'employer',
    reasons: ['commute', 'pay'],
    comment: 'Lives in Xenia.',
  });
  const told = await service.database.query<{ tenant_id: string; data: Record<string, unknown> }>(
    `SELECT tenant_id, data FROM events WHERE type = 'rating.submitted' AND data->>'ratingId' = $1`,
    [answer.body.ratingId],
  );
  expect(told.map((event) => event.tenant_id).sort()).toEqual(
    [employer.tenantId, organization.tenantId].sort(),
  );
  for (const { data } of told) {
    expect(data).toMatchObject({ matchId, candidateId, rating: 2, reasons: ['commute', 'pay'] });
    expect(JSON.stringify(data)).not.toMatch(/Xenia/);
  }
});

it('takes one from the other tenant of the pair, and none from a stranger', async () => {
  const { key: theirs } = await organization.key();
  expect((await rate({ rating: 5, raterRole: 'caseworker' }, theirs)).status).toBe(201);
  const { key: strangers } = await (await service.tenant('organization')).key();
  expect((await rate({ rating: 5, raterRole: 'caseworker' }, strangers)).body).toMatchObject({
    status: 404,
    code: 'not_found',
  });
});

it.each([
  [{ rating: 6, raterRole: 'employer' }, '/rating'],
  [{ rating: 2.5, raterRole: 'employer' }, '/rating'],
  [{ rating: 3, raterRole: 'friend' }, '/raterRole'],
  [{ rating: 3, raterRole: 'employer', comment: 'x'.repeat(2001) }, '/comment'],
])('refuses %j', async (json, pointer) => {
  const answer = await rate(json);
  expect(answer.status).toBe(422);
  expect(answer.body.errors.map((each: { pointer: string }) => each.pointer)).toContain(pointer);
});

describe('ratings of a match', () => {
  const list = (query = '', as = key, id = matchId) =>
    call(service.baseUrl, 'GET', `/api/v1/matches/${id}/ratings${query}`, { key: as });

  it('are listed to both tenants of the pair, page by page, comments to the one that gave them', async () => {
    const first = (await rate({ rating: 4, raterRole: 'employer', comment: 'Good with guests.' })).body;
    const second = (await rate({ rating: 5, raterRole: 'employer' })).body;
    const page = (await list('?limit=1')).body;
    expect(page).toMatchObject({ ratings: [second], hasMore: true });
    expect((await list(`?limit=1&cursor=${page.nextCursor}`)).body.ratings).toEqual([first]);
    const { key: theirKey } = await organization.key();
    const theirs = (await list('', theirKey)).body.ratings;
    expect(theirs.slice(0, 2)).toEqual([second, { ...first, comment: null }]);
    const one = await call(service.baseUrl, 'GET', `/api/v1/ratings/${first.ratingId}`, { key: theirKey });
    expect(one.body).toEqual({ ...first, comment: null });
  });

  it('are not found by a tenant that is no side of the pair', async () => {
    const { ratingId } = (await rate({ rating: 3, raterRole: 'employer' })).body;
    const stranger = await service.tenant('employer');
    const { key: strangeKey } = await stranger.key();
    expect((await list('', strangeKey)).body.code).toBe('not_found');
    const one = await call(service.baseUrl, 'GET', `/api/v1/ratings/${ratingId}`, { key: strangeKey });
    expect([one.status, one.body.code]).toEqual([404, 'not_found']);
  });
});
