import type { UserRole } from '../../../src/services/access/sessions.service';
import { call } from '../../support/api';
import { TEST_PASSWORD, BrowserClient } from '../../support/browser/browser-client';
import { DESK_JOB, deskCandidates } from '../../support/records/desk-records';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

let service: TestService;
let organization: TestTenant;
let employer: TestTenant;
let caseworker: BrowserClient;
let employerUser: BrowserClient;
let candidateIds: string[];
let jobId: string;

const createClient = async (email: string, role: UserRole, { tenantId }: TestTenant) => {
  await service.admin.users.create({ email, role, tenantId, password: TEST_PASSWORD });
  const client = new BrowserClient(service.baseUrl);
  await client.signIn(email);
  return client;
};

beforeAll(async () => {
  service = await startService({ pools: ['sync', 'match', 'upkeep'] });
  [organization, employer] = [await service.tenant('organization'), await service.tenant('employer')];
  await employer.link(organization);
  const post = async (tenant: TestTenant, path: string, json: unknown) =>
    (await call(service.baseUrl, 'POST', `/api/v1/${path}`, { key: (await tenant.key()).key, json })).body;
  const synced = await post(organization, 'candidates/sync', { candidates: deskCandidates() });
  candidateIds = synced.results.map((result: { candidateId: string }) => result.candidateId);
  ({ jobId } = await post(employer, 'jobs/sync', { parsed: DESK_JOB }));
  caseworker = await createClient('case@org.example', 'caseworker', organization);
  employerUser = await createClient('case@employer.example', 'caseworker', employer);
});
afterAll(() => service.stop());

async function rank() {
  const base = `/records/jobs/${jobId}/rankings`;
  const { rankingId } = (await caseworker.portal('POST', base, { limit: 10 })).body;
  const ranking = await until('the ranking ends', async () => {
    const { body } = await caseworker.portal('GET', `${base}/${rankingId}`);
    return body.status === 'succeeded' && body.candidates.length > 0 ? body : undefined;
  });
  return { ranking, address: `${base}/${rankingId}` };
}

const matchOf = async (candidateId: string | undefined) =>
  (await caseworker.portal('POST', '/records/matches', { candidateId, jobId })).body as { matchId: string };

describe('a ranking in the portal', () => {
  it('has the scores and gaps of each candidate, and keeps its address after the operation is deleted', async () => {
    const { ranking, address } = await rank();
    const [first] = ranking.candidates;
    expect(first).toMatchObject({ rank: 1, candidateId: candidateIds[0], candidateName: 'Marisol Vega' });
    expect(first.reasons[0].text).toMatch(/\w/);
    const gaps = ranking.candidates.at(-1).gaps as { name: string }[];
    expect(gaps.map(({ name }) => name)).toContain('Forklift Operator Certification');
    await service.database.query('DELETE FROM operations');
    const { body } = await caseworker.portal('GET', address);
    const scores = (candidates: { finalScore: number }[]) => candidates.map(({ finalScore }) => finalScore);
    expect(scores(body.candidates)).toEqual(scores(ranking.candidates));
    expect(body.candidates[0].reasons[0]).toMatchObject({ text: null, points: first.reasons[0].points });
    const listed = await caseworker.portal('GET', `/records/jobs/${jobId}/rankings`);
    expect(listed.body.rankings[0]).toMatchObject({
      rankingId: ranking.rankingId,
      poolSize: 5,
      surface: 'portal',
    });
  });
});

describe('a ranking that ends while it is read', () => {
  it('is shown either as running or as ended with its candidates and their texts', async () => {
    const base = `/records/jobs/${jobId}/rankings`;
    const { rankingId } = (await caseworker.portal('POST', base, { limit: 10 })).body;
    interface View {
      status: string;
      candidates: { reasons: { text: string | null }[] }[];
    }
    const views: View[] = [];
    // Readers side by side, so that some read at the moment at which the ranking ends.
    const read = async (): Promise<void> => {
      for (let status = ''; status !== 'succeeded';) {
        const view = (await caseworker.portal('GET', `${base}/${rankingId}`)).body as View;
        views.push(view);
        ({ status } = view);
      }
    };
    await Promise.all([read(), read(), read(), read()]);
    for (const { status, candidates } of views) {
      expect(candidates.length > 0).toBe(status === 'succeeded');
      for (const { reasons } of candidates) expect(reasons[0]?.text).toMatch(/\w/);
    }
  });
});

describe('a match in the portal', () => {
  it('records decisions and ratings of a user, whose address and words the other tenant does not see', async () => {
    const { matchId } = await matchOf(candidateIds[2]);
    const path = `/records/matches/${matchId}`;
    await caseworker.portal('POST', `${path}/decisions`, {
      outcome: 'rejected',
      reasonCode: 'pay',
      reason: 'Asks for more.',
    });
    await caseworker.portal('POST', `${path}/ratings`, { rating: 2, reasons: ['pay'] });
    await employerUser.portal('POST', `${path}/ratings`, { rating: 4 });
    const own = (await caseworker.portal('GET', `${path}/history`)).text;
    expect(own).toContain('case@org.example');
    expect(own).toContain('Asks for more.');
    const other = (await employerUser.portal('GET', `${path}/history`)).text;
    expect(other).toContain('rejected');
    expect(other).not.toMatch(/case@org|Asks for more/);
    const { ratings } = (await caseworker.portal('GET', `${path}/ratings`)).body;
    const roles = (ratings as { raterRole: string }[]).map(({ raterRole }) => raterRole);
    expect(roles).toEqual(['employer', 'caseworker']);
    const history = await caseworker.portal('GET', `/records/candidates/${candidateIds[2]}/history`);
    expect(history.body).toMatchObject({
      entries: [{ by: 'case@org.example', decision: { outcome: 'rejected', jobTitle: DESK_JOB.title } }],
      sharedWith: ['Test employer'],
    });
  });

  it('shows where the record names the skills, without logging another score', async () => {
    const { matchId } = await matchOf(candidateIds[0]);
    const countScores = () => service.database.query('SELECT 1 FROM score_log');
    const before = await countScores();
    const { body } = await caseworker.portal('GET', `/records/matches/${matchId}/evidence`);
    expect((body.evidence as { skill: string }[]).map(({ skill }) => skill)).toContain('Forklift operation');
    expect(await countScores()).toHaveLength(before.length);
  });

  it('is not visible to the employer as a person', async () => {
    const { matchId } = await matchOf(candidateIds[0]);
    for (const path of [`matches/${matchId}`, `candidates/${candidateIds[0]}`, 'candidates']) {
      const response = await employerUser.portal('GET', `/records/${path}`);
      expect([path, response.status, /Marisol|marisol/.test(response.text)]).toEqual([path, 200, false]);
    }
  });
});

describe('likely duplicates', () => {
  const queue = async () =>
    (await caseworker.portal('GET', '/records/duplicates')).body.pairs as {
      older: { candidateId: string };
      newer: { candidateId: string };
    }[];

  it('leave the queue when a person keeps two people apart, and return when that is undone', async () => {
    const [pair] = await queue();
    const ids = [pair?.older.candidateId, pair?.newer.candidateId];
    expect([...ids].sort()).toEqual(candidateIds.slice(0, 2).sort());
    const path = `/records/candidates/${ids[0]}/distinct`;
    expect((await caseworker.portal('POST', path, { candidateId: ids[1] })).status).toBe(204);
    expect(await queue()).toEqual([]);
    const ofCandidate = await caseworker.portal('GET', `/records/candidates/${ids[1]}/duplicates`);
    expect(ofCandidate.body.duplicates).toEqual([]);
    const { key } = await organization.key();
    const inApi = async (query: string) =>
      (await call(service.baseUrl, 'GET', `/api/v1/candidates/${ids[1]}/duplicates${query}`, { key })).body;
    expect((await inApi('')).duplicates).toEqual([]);
    expect((await inApi('?includeDistinct=true')).duplicates).toMatchObject([{ candidateId: ids[0] }]);
    expect((await employerUser.portal('DELETE', `${path}/${ids[1]}`)).status).toBe(404);
    expect((await caseworker.portal('DELETE', `${path}/${ids[1]}`)).status).toBe(204);
    expect(await queue()).toHaveLength(1);
  });
});

describe('saved filters', () => {
  it('belong to one user, keep no name, and are replaced under the same name', async () => {
    const filter = { list: 'candidates', name: 'Near', query: 'q=Marisol&near=Dayton%2C+OH&cursor=x' };
    const saved = await caseworker.portal('POST', '/saved-filters', filter);
    expect([saved.status, saved.body.query]).toEqual([201, 'near=Dayton%2C+OH']);
    await caseworker.portal('POST', '/saved-filters', { ...filter, query: 'skill=welding' });
    const { filters } = (await caseworker.portal('GET', '/saved-filters')).body;
    expect(filters).toMatchObject([{ name: 'Near', query: 'skill=welding' }]);
    const colleague = await createClient('second@org.example', 'member', organization);
    expect((await colleague.portal('GET', '/saved-filters')).body.filters).toEqual([]);
    expect((await colleague.portal('DELETE', `/saved-filters/${filters[0].filterId}`)).status).toBe(404);
  });
});
