import { Database } from '../../../src/db/kernel/database';
import { UpkeepUnitsRepository } from '../../../src/db/operations/upkeep-units.repository';
import { DueTenantsRepository } from '../../../src/db/records/due-tenants.repository';
import { COMPONENT_NAMES } from '../../../src/domain/matching/weights';
import { LearnWeightsService } from '../../../src/services/matching/learning/learn-weights.service';
import { tenantData } from '../../../src/services/tenant-data';
import { call, type ApiResponse } from '../../support/api';
import { seedRatings } from '../../support/records/seed-ratings';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

describe('matching', () => {
  let service: TestService;
  let employer: TestTenant;
  let organization: TestTenant;
  let employerKey: string;
  let organizationKey: string;
  let jobId: string;
  let candidateId: string;
  let database: Database;
  let learningState: LearnWeightsService;

  const post = (path: string, key: string, json: object): Promise<ApiResponse> =>
    call(service.baseUrl, 'POST', path, { key, json });
  const get = (path: string, key: string): Promise<ApiResponse> =>
    call(service.baseUrl, 'GET', path, { key });
  const pushJob = async (parsed: object, externalId?: string) =>
    (await post('/api/v1/jobs/sync', employerKey, { parsed, externalId })).body.jobId as string;
  const pushCandidate = async (candidate: object, key = organizationKey) =>
    (await post('/api/v1/candidates/sync', key, { candidates: [candidate] })).body.results[0]
      .candidateId as string;

  const job = {
    title: 'Forklift Operator',
    requiredSkills: ['Forklift operation', 'Inventory control'],
    city: 'Dayton',
    state: 'OH',
    hourlyMaxUsd: 21,
    minExperienceMonths: 12,
  };
  const candidate = {
    externalId: 'C-1',
    skills: ['Forklift operation'],
    work: [{ position: 'Warehouse Associate', startDate: '2022-01', endDate: '2024-06' }],
    location: { city: 'Dayton', state: 'OH' },
    preferences: { hourlyMinUsd: 19 },
    consent: { shareWithEmployers: true },
  };

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync', 'match', 'upkeep'] });
    database = new Database({ url: service.database.url, poolSize: 2, role: 'tenure_app' });
    learningState = new LearnWeightsService(
      new DueTenantsRepository(database),
      tenantData(database),
      new UpkeepUnitsRepository(database),
    );
    employer = await service.tenant('employer');
    organization = await employer.addTenant('organization');
    await employer.link(organization);
    employerKey = (await employer.key({ mode: 'live' })).key;
    organizationKey = (await organization.key({ mode: 'live' })).key;
    jobId = await pushJob(job, 'J-1');
    candidateId = await pushCandidate(candidate);
  });
  afterAll(async () => {
    await database.close();
    await service.stop();
  });

  it('returns numbers with at most four decimals', async () => {
    const { text } = await post('/api/v1/match', organizationKey, { candidateId, jobId });
    expect(text.match(/\d\.\d{5,}/g)).toBeNull();
  });

  it('returns a score that equals the sum of its parts, with reasons, gaps and bridges', async () => {
    const response = await post('/api/v1/match', organizationKey, { candidateId, jobId });
    expect(response.status).toBe(200);
    const match = response.body;
    expect(Object.keys(match)).toEqual([
      'matchId',
      'candidateId',
      'jobId',
      'finalScore',
      'recommendation',
      'confidence',
      'verdict',
      'reasons',
      'componentScores',
      'subModels',
      'retentionForecast',
      'gaps',
      'gapsTotal',
      'transferableSkillBridges',
      'modelVersion',
      'createdAt',
      'updatedAt',
    ]);
    const models = Object.values<{ score: number | null; weight: number }>(match.subModels);
    const total = models.reduce((sum, model) => sum + model.weight * (model.score ?? 0), 0);
    expect(Math.abs(total - match.finalScore)).toBeLessThanOrEqual(0.1);
    expect(match.retentionForecast).toMatchObject({ candidateId, jobId });
    expect(match.gaps.map((gap: { name: string }) => gap.name)).toContain('Inventory control');
    expect(match.reasons.length).toBeGreaterThan(0);
  });

  it('returns the same match for an unchanged pair to both tenants', async () => {
    const first = await post('/api/v1/match', organizationKey, { candidateId, jobId });
    const second = await post('/api/v1/match', employerKey, { candidateId, jobId });
    expect(second.body).toEqual(first.body);
  });

  it('applies requested weights to the response without changing the stored match', async () => {
    const defaultMatch = await post('/api/v1/match', organizationKey, { candidateId, jobId });
    const customMatch = await post('/api/v1/match', organizationKey, {
      candidateId,
      jobId,
      options: { componentWeights: { skills: 0, location: 1 } },
    });
    expect(customMatch.body.matchId).toBe(defaultMatch.body.matchId);
    expect(customMatch.body.componentScores.skills.weight).toBe(0);
    expect(customMatch.body.finalScore).not.toBe(defaultMatch.body.finalScore);
    const storedMatch = await get(`/api/v1/matches/${defaultMatch.body.matchId}`, organizationKey);
    expect(storedMatch.body).toEqual(defaultMatch.body);
  });

  it.each([
    ['/options/componentWeights/skills', { skills: 1.5 }],
    ['/options/componentWeights/skills', { skills: -1 }],
    ['/options/componentWeights/luck', { luck: 1 }],
    ['/options/componentWeights', Object.fromEntries(COMPONENT_NAMES.map((name) => [name, 0]))],
  ])('refuses invalid component weights: %s %j', async (pointer, componentWeights) => {
    const response = await post('/api/v1/match', organizationKey, {
      candidateId,
      jobId,
      options: { componentWeights },
    });
    expect([response.status, response.body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it('hides the matches of a candidate from employers before consent and after its withdrawal', async () => {
    const candidateRecord = { externalId: 'C-unshared', skills: ['Typing'] };
    const candidateWithoutConsent = await pushCandidate({
      ...candidateRecord,
      consent: { shareWithEmployers: false },
    });
    const { body: match } = await post('/api/v1/match', organizationKey, {
      candidateId: candidateWithoutConsent,
      jobId,
    });
    const employerView = async () => [
      (await get(`/api/v1/matches/${match.matchId}`, employerKey)).status,
      (await get(`/api/v1/matches?candidateId=${candidateWithoutConsent}`, employerKey)).body.matches.length,
    ];
    expect(await employerView()).toEqual([404, 0]);
    await pushCandidate({ ...candidateRecord, consent: { shareWithEmployers: true } });
    await post('/api/v1/match', organizationKey, { candidateId: candidateWithoutConsent, jobId });
    expect(await employerView()).toEqual([200, 1]);
    await pushCandidate({ ...candidateRecord, consent: { shareWithEmployers: false } });
    expect(await employerView()).toEqual([404, 0]);
    expect((await get(`/api/v1/matches/${match.matchId}`, organizationKey)).status).toBe(200);
  });

  it('lists matches for both tenants, sorted by score and filtered', async () => {
    const weakerCandidate = await pushCandidate({
      externalId: 'C-2',
      skills: ['Typing'],
      consent: { shareWithEmployers: true },
    });
    await post('/api/v1/match', organizationKey, { candidateId: weakerCandidate, jobId });
    const list = await get(`/api/v1/matches?jobId=${jobId}&sort=-finalScore`, employerKey);
    expect(list.body.matches.map((match: { candidateId: string }) => match.candidateId)).toEqual([
      candidateId,
      weakerCandidate,
    ]);
    const page = await get(`/api/v1/matches?jobId=${jobId}&sort=-finalScore&limit=1`, employerKey);
    expect(page.body).toMatchObject({ hasMore: true });
    const next = await get(
      `/api/v1/matches?jobId=${jobId}&sort=-finalScore&limit=1&cursor=${page.body.nextCursor}`,
      employerKey,
    );
    expect(next.body.matches[0].candidateId).toBe(weakerCandidate);
    const filtered = await get(`/api/v1/matches?candidateId=${candidateId}&minScore=0`, organizationKey);
    expect(filtered.body.matches).toHaveLength(1);
  });

  it('emits an event to both tenants for a new pair, without personal data', async () => {
    for (const key of [employerKey, organizationKey]) {
      const events = await until('the event for the pair exists', async () => {
        const { body } = await get('/api/v1/events?type=match.created', key);
        return body.events.some(
          (event: { data: { candidateId: string } }) => event.data.candidateId === candidateId,
        )
          ? body.events
          : null;
      });
      expect(JSON.stringify(events)).not.toContain('Warehouse');
    }
  });

  it('scores a pair again after its job changes and emits one update event', async () => {
    const before = (await post('/api/v1/match', organizationKey, { candidateId, jobId })).body;
    await pushJob({ ...job, requiredSkills: ['Forklift operation'] }, 'J-1');
    const after = await until('the pair is scored again', async () => {
      const { body } = await get(`/api/v1/matches/${before.matchId}`, organizationKey);
      return body.finalScore > before.finalScore ? body : null;
    });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    const updated = await until('the update event exists', async () => {
      const { body } = await get('/api/v1/events?type=match.updated', organizationKey);
      // Other pairs of the job are scored again as well.
      const ofMatch = (body.events as { data: { matchId: string } }[]).filter(
        ({ data }) => data.matchId === before.matchId,
      );
      return ofMatch.length > 0 ? ofMatch : null;
    });
    expect(updated).toHaveLength(1);
    expect(updated[0]?.data).toMatchObject({
      changed: expect.arrayContaining(['finalScore']) as unknown,
      previous: { finalScore: before.finalScore, recommendation: before.recommendation },
    });
  });

  it('returns the same scores to an employer for any name in the texts', async () => {
    const scoresWithName = async (firstName: string, lastName: string) => {
      const id = await pushCandidate({
        ...candidate,
        externalId: undefined,
        firstName,
        lastName,
        summary: `${firstName} ${lastName} moves goods with care. ${lastName}, ${firstName} keeps a forklift clean.`,
        work: [{ ...candidate.work[0], highlights: [`Ask the warehouse team about ${firstName}.`] }],
      });
      const { body } = await post('/api/v1/match', employerKey, { candidateId: id, jobId });
      return JSON.stringify([body.finalScore, body.reasons, body.componentScores, body.subModels, body.gaps]);
    };
    expect(await scoresWithName('Mason', 'Koch')).toBe(await scoresWithName('Ruxandra', 'Ilieva-Novak'));
  });

  it('refuses inaccessible records, candidates who opted out and archived jobs', async () => {
    const otherEmployerKey = await (await employer.addTenant('employer')).key({ mode: 'live' });
    expect((await post('/api/v1/match', otherEmployerKey.key, { candidateId, jobId })).status).toBe(404);
    const optedOut = await pushCandidate({ skills: ['Typing'], consent: { automatedScoring: false } });
    const optOutResponse = await post('/api/v1/match', organizationKey, { candidateId: optedOut, jobId });
    expect(optOutResponse).toMatchObject({ status: 409, body: { code: 'candidate_opted_out' } });
    const unsharedCandidate = await pushCandidate({ skills: ['Typing'] });
    expect((await post('/api/v1/match', employerKey, { candidateId: unsharedCandidate, jobId })).status).toBe(
      404,
    );
    const archivedJobId = await pushJob({ title: 'Cashier' });
    await call(service.baseUrl, 'PATCH', `/api/v1/jobs/${archivedJobId}`, {
      key: employerKey,
      json: { status: 'archived' },
    });
    const archivedResponse = await post('/api/v1/match', organizationKey, {
      candidateId,
      jobId: archivedJobId,
    });
    expect(archivedResponse).toMatchObject({ status: 409, body: { code: 'job_not_open' } });
  });

  it('keeps only figures in the matches of an erased candidate', async () => {
    const erasedId = await pushCandidate({ externalId: 'C-9', skills: ['Forklift operation'] });
    const match = (await post('/api/v1/match', organizationKey, { candidateId: erasedId, jobId })).body;
    await post(`/api/v1/matches/${match.matchId}/ratings`, organizationKey, {
      rating: 4,
      raterRole: 'caseworker',
    });
    const outcomes = async () => (await get('/api/v1/match/weights', organizationKey)).body.learning.outcomes;
    expect(await outcomes()).toBe(1);
    await call(service.baseUrl, 'DELETE', `/api/v1/candidates/${erasedId}`, { key: organizationKey });
    const anonymizedMatch = await until('the match is anonymized', async () => {
      const { body } = await get(`/api/v1/matches/${match.matchId}`, organizationKey);
      return body.reasons.length === 0 ? body : null;
    });
    expect(anonymizedMatch).toMatchObject({
      finalScore: match.finalScore,
      gaps: [],
      transferableSkillBridges: [],
    });
    expect(JSON.stringify(anonymizedMatch)).not.toContain('Forklift');
    await until('the outcome of the pair is removed', async () => (await outcomes()) === 0 || null);
  });

  it('counts one outcome for each match and prefers a placement to a rating', async () => {
    const { key } = await (await employer.addTenant('employer')).key({ mode: 'live' });
    const push = async (path: string, json: object) => (await post(path, key, json)).body;
    const pair = {
      jobId: (await push('/api/v1/jobs/sync', { parsed: job })).jobId,
      candidateId: await pushCandidate(candidate, key),
    };
    const { matchId } = await push('/api/v1/match', pair);
    await push(`/api/v1/matches/${matchId}/ratings`, { rating: 5, raterRole: 'employer' });
    const learningState = async () => (await get('/api/v1/match/weights', key)).body.learning;
    expect(await learningState()).toMatchObject({ outcomes: 1, goodOutcomes: 1, outcomesUntilLearning: 199 });

    const placement = await push('/api/v1/placements', pair);
    expect(placement.matchId).toBe(matchId);
    await call(service.baseUrl, 'PATCH', `/api/v1/placements/${placement.placementId}`, {
      key,
      json: { status: 'declined' },
    });
    expect(await learningState()).toMatchObject({ outcomes: 1, goodOutcomes: 0 });
  });

  it('learns weights from 200 outcomes of a tenant, scores its pairs again and restores the defaults when switched off', async () => {
    const [learningTenant, otherTenant] = [
      await employer.addTenant('employer'),
      await employer.addTenant('employer'),
    ];
    const distantCandidate = {
      ...candidate,
      externalId: 'C-far',
      location: { city: 'Cincinnati', state: 'OH' },
    };
    const tenantMatches = await Promise.all(
      [learningTenant, otherTenant].map(async (tenant) => {
        const { key } = await tenant.key({ mode: 'live' });
        const { body } = await post('/api/v1/jobs/sync', key, { parsed: job });
        const match = (
          await post('/api/v1/match', key, {
            jobId: body.jobId,
            candidateId: await pushCandidate(distantCandidate, key),
          })
        ).body;
        return { key, match, now: async () => (await get(`/api/v1/matches/${match.matchId}`, key)).body };
      }),
    );
    const [learningSide, otherSide] = [tenantMatches[0]!, tenantMatches[1]!];
    const weights = async () => (await get('/api/v1/match/weights', learningSide.key)).body;
    const setWeights = (json: object) =>
      call(service.baseUrl, 'PATCH', '/api/v1/match/weights', { key: learningSide.key, json });
    const untilScoredWith = (name: string, version: RegExp) =>
      until(`the match is scored with ${name}`, async () => {
        const match = await learningSide.now();
        return version.test(match.modelVersion) ? match : null;
      });

    await seedRatings(service.database, learningTenant, 199);
    expect((await learningState.run()).rows).toBe(0);
    await seedRatings(service.database, learningTenant, 1);
    expect((await learningState.run()).rows).toBe(1);
    expect((await learningState.run()).rows).toBe(0);

    const learned = await weights();
    expect(learned).toMatchObject({
      inForce: 'learned',
      learning: { outcomes: 200, outcomesUntilLearning: 0, versions: [{ version: 1, better: true }] },
    });
    expect(learned.weights.location).toBeGreaterThan(0.3);
    const [{ heldBack }] = learned.learning.versions;
    expect(heldBack.logLoss.learned).toBeLessThan(heldBack.logLoss.defaults);
    expect(heldBack.auc.learned).toBeGreaterThan(heldBack.auc.defaults);

    const rescored = await untilScoredWith('learned weights', /\+weights\.1-[0-9a-f]{8}$/);
    expect(rescored.modelVersion).toBe(learned.modelVersion);
    expect(rescored.finalScore).toBeLessThan(learningSide.match.finalScore - 10);
    const ranking = await post('/api/v1/matches/rank', learningSide.key, { jobId: learningSide.match.jobId });
    expect(ranking.body).toMatchObject({
      modelVersion: learned.modelVersion,
      ranked: [{ finalScore: rescored.finalScore }],
    });
    expect((await otherSide.now()).modelVersion).toBe(otherSide.match.modelVersion);

    expect((await setWeights({ componentWeights: { location: 0 } })).body.inForce).toBe('set');
    expect((await untilScoredWith('set weights', /\+weights\.set-/)).componentScores.location.weight).toBe(0);
    const disabled = await setWeights({ componentWeights: null, learning: false });
    expect(disabled.body).toMatchObject({ inForce: 'defaults', set: null, learning: { enabled: false } });
    const restored = await untilScoredWith('default weights', /^match-[\d.]+$/);
    expect(restored).toMatchObject({
      finalScore: learningSide.match.finalScore,
      reasons: learningSide.match.reasons,
    });
    expect(await otherSide.now()).toEqual(otherSide.match);
  });
});
