import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

describe('a ranking', () => {
  let service: TestService;
  let employer: TestTenant;
  let organization: TestTenant;
  let employerKey: string;
  let organizationKey: string;
  let jobId: string;

  const post = (path: string, key: string, json: object): Promise<ApiResponse> =>
    call(service.baseUrl, 'POST', path, { key, json });
  const pushJob = async (parsed: object) =>
    (await post('/api/v1/jobs/sync', employerKey, { parsed })).body.jobId as string;
  const pushCandidates = async (candidates: object[], key = organizationKey) =>
    (await post('/api/v1/candidates/sync', key, { candidates })).body.results.map(
      (entry: { candidateId: string }) => entry.candidateId,
    ) as string[];
  const cook = (months: number, more: object = {}) => ({
    skills: months > 20 ? ['Cooking', 'Food safety', 'Grilling'] : ['Cooking'],
    work: [
      {
        position: 'Line Cook',
        startDate: '2020-01',
        endDate: `202${Math.min(5, Math.floor(months / 12))}-06`,
      },
    ],
    location: { city: months > 20 ? 'Dayton' : 'Toledo', state: 'OH' },
    consent: { shareWithEmployers: true },
    ...more,
  });

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync', 'match', 'upkeep'] });
    employer = await service.tenant('employer');
    organization = await employer.addTenant('organization');
    await employer.link(organization);
    employerKey = (await employer.key({ mode: 'live' })).key;
    organizationKey = (await organization.key({ mode: 'live' })).key;
    jobId = await pushJob({
      title: 'Line Cook',
      requiredSkills: ['Cooking', 'Food safety', 'Grilling'],
      city: 'Dayton',
      state: 'OH',
    });
    await pushCandidates([cook(40), cook(12), cook(30, { consent: { shareWithEmployers: false } })]);
    await pushCandidates([
      { skills: ['Welding'], work: [{ position: 'Welder' }], consent: { shareWithEmployers: true } },
    ]);
  });
  afterAll(() => service.stop());

  it('sorts by score and returns the same scores as a match', async () => {
    const { status, body } = await post('/api/v1/matches/rank', organizationKey, { jobId, limit: 10 });
    expect(status).toBe(200);
    expect(body.considered).toBe(4);
    const scores = body.ranked.map((pair: { finalScore: number }) => pair.finalScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const pair of body.ranked) {
      const match = await post('/api/v1/match', organizationKey, { candidateId: pair.candidateId, jobId });
      expect(pair).toMatchObject({
        finalScore: match.body.finalScore,
        recommendation: match.body.recommendation,
        confidence: match.body.confidence,
        probability90d: match.body.retentionForecast.probability90d,
      });
    }
  });

  it('includes only candidates with consent to share for an employer', async () => {
    const { body } = await post('/api/v1/matches/rank', employerKey, { jobId });
    expect(body.considered).toBe(3);
  });

  it('reflects added, changed and erased candidates immediately', async () => {
    const [id] = await pushCandidates([cook(40, { externalId: 'late' })]);
    const rankedIds = async () =>
      (await post('/api/v1/matches/rank', organizationKey, { jobId, limit: 100 })).body.ranked.map(
        (pair: { candidateId: string }) => pair.candidateId,
      ) as string[];
    expect(await rankedIds()).toContain(id);
    await pushCandidates([{ externalId: 'late', status: 'inactive' }]);
    expect(await rankedIds()).not.toContain(id);
    await pushCandidates([{ externalId: 'late', status: 'active' }]);
    expect(await rankedIds()).toContain(id);
    await call(service.baseUrl, 'DELETE', `/api/v1/candidates/${id}`, { key: organizationKey });
    expect(await rankedIds()).not.toContain(id);
  });

  it('applies its filters', async () => {
    const nearby = await post('/api/v1/matches/rank', organizationKey, { jobId, filters: { maxMiles: 10 } });
    expect(nearby.body.ranked.length).toBe(2);
    const certified = await post('/api/v1/matches/rank', organizationKey, {
      jobId,
      filters: { certification: 'ServSafe' },
    });
    expect(certified.body.ranked).toEqual([]);
  });

  it('returns open jobs for a candidate', async () => {
    const openJobId = await pushJob({ title: 'Welder', requiredSkills: ['Welding'] });
    const closedJobId = await pushJob({ title: 'Welder', requiredSkills: ['Welding'] });
    await call(service.baseUrl, 'PATCH', `/api/v1/jobs/${closedJobId}`, {
      key: employerKey,
      json: { status: 'closed', closeReason: 'filled' },
    });
    const [candidateId] = await pushCandidates([{ skills: ['Welding'], work: [{ position: 'Welder' }] }]);
    const { body } = await post('/api/v1/matches/rank', organizationKey, { candidateId });
    expect(body.ranked.map((pair: { jobId: string }) => pair.jobId)).toEqual([openJobId, jobId]);
  });

  it('refuses two sides, no side and an inaccessible job', async () => {
    expect((await post('/api/v1/matches/rank', organizationKey, {})).status).toBe(422);
    expect((await post('/api/v1/matches/rank', organizationKey, { jobId, candidateId: jobId })).status).toBe(
      422,
    );
    const otherEmployerKey = await (await employer.addTenant('employer')).key({ mode: 'live' });
    expect((await post('/api/v1/matches/rank', otherEmployerKey.key, { jobId })).status).toBe(404);
  });
});
