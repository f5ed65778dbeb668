import { Database } from '../../../src/db/kernel/database';
import { UpkeepUnitsRepository } from '../../../src/db/upkeep-units.repository';
import { SweepsRepository } from '../../../src/db/operations/sweeps.repository';
import { COMPONENT_NAMES } from '../../../src/domain/matching/weights';
import { LearnWeightsService } from '../../../src/services/matching/learning/learn-weights.service';
import { tenantData } from '../../../src/services/tenant-data';
import { call, type ApiResponse } from '../../support/api';
import { seedRatings } from '../../support/seed-ratings';
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
  let learning: LearnWeightsService;

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
    learning = new LearnWeightsService(
      new SweepsRepository(database),
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

  it('gives every number at most four decimals', async () => {
    const { text } = await post('/api/v1/match', organizationKey, { candidateId, jobId });
    expect(text.match(/\d\.\d{5,}/g)).toBeNull();
  });

  it('answers a score that adds up, with reasons, gaps and bridges', async () => {
    const answer = await post('/api/v1/match', organizationKey, { candidateId, jobId });
    expect(answer.status).toBe(200);
    const match = answer.body;
    expect(Object.keys(match)).toEqual([
      'matchId',
      'candidateId',
      'jobId',
      'finalScore',
      'recommendation',
      'confidence',
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

  it('keeps the id of a pair and moves nothing when nothing has changed, whichever side asks', async () => {
    const first = await post('/api/v1/match', organizationKey, { candidateId, jobId });
    const second = await post('/api/v1/match', employerKey, { candidateId, jobId });
    expect(second.body).toEqual(first.body);
  });

  it('weighs an answer as it was asked to, and keeps the usual one', async () => {
    const usual = await post('/api/v1/match', organizationKey, { candidateId, jobId });
    const weighed = await post('/api/v1/match', organizationKey, {
      candidateId,
      jobId,
      options: { componentWeights: { skills: 0, location: 1 } },
    });
    expect(weighed.body.matchId).toBe(usual.body.matchId);
    expect(weighed.body.componentScores.skills.weight).toBe(0);
    expect(weighed.body.finalScore).not.toBe(usual.body.finalScore);
    const kept = await get(`/api/v1/matches/${usual.body.matchId}`, organizationKey);
    expect(kept.body).toEqual(usual.body);
  });

  it.each([
    ['/options/componentWeights/skills', { skills: 1.5 }],
    ['/options/componentWeights/skills', { skills: -1 }],
    ['/options/componentWeights/luck', { luck: 1 }],
    ['/options/componentWeights', Object.fromEntries(COMPONENT_NAMES.map((name) => [name, 0]))],
  ])('refuses weights that add up to nothing sensible: %s %j', async (pointer, componentWeights) => {
    const answer = await post('/api/v1/match', organizationKey, {
      candidateId,
      jobId,
      options: { componentWeights },
    });
    expect([answer.status, answer.body.errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it('shows an employer no match of somebody who did not agree to be shared, or no longer does', async () => {
    const shared = { externalId: 'C-unshared', skills: ['Typing'] };
    const unshared = await pushCandidate({ ...shared, consent: { shareWithEmployers: false } });
    const { body: match } = await post('/api/v1/match', organizationKey, { candidateId: unshared, jobId });
    const seenByEmployer = async () => [
      (await get(`/api/v1/matches/${match.matchId}`, employerKey)).status,
      (await get(`/api/v1/matches?candidateId=${unshared}`, employerKey)).body.matches.length,
    ];
    expect(await seenByEmployer()).toEqual([404, 0]);
    await pushCandidate({ ...shared, consent: { shareWithEmployers: true } });
    await post('/api/v1/match', organizationKey, { candidateId: unshared, jobId });
    expect(await seenByEmployer()).toEqual([200, 1]);
    await pushCandidate({ ...shared, consent: { shareWithEmployers: false } });
    expect(await seenByEmployer()).toEqual([404, 0]);
    expect((await get(`/api/v1/matches/${match.matchId}`, organizationKey)).status).toBe(200);
  });

  it('lists matches to both tenants, by score and filtered', async () => {
    const weaker = await pushCandidate({
      externalId: 'C-2',
      skills: ['Typing'],
      consent: { shareWithEmployers: true },
    });
    await post('/api/v1/match', organizationKey, { candidateId: weaker, jobId });
    const list = await get(`/api/v1/matches?jobId=${jobId}&sort=-finalScore`, employerKey);
    expect(list.body.matches.map((match: { candidateId: string }) => match.candidateId)).toEqual([
      candidateId,
      weaker,
    ]);
    const page = await get(`/api/v1/matches?jobId=${jobId}&sort=-finalScore&limit=1`, employerKey);
    expect(page.body).toMatchObject({ hasMore: true });
    const next = await get(
      `/api/v1/matches?jobId=${jobId}&sort=-finalScore&limit=1&cursor=${page.body.nextCursor}`,
      employerKey,
    );
    expect(next.body.matches[0].candidateId).toBe(weaker);
    const filtered = await get(`/api/v1/matches?candidateId=${candidateId}&minScore=0`, organizationKey);
    expect(filtered.body.matches).toHaveLength(1);
  });

  it('tells both tenants of a new pair, without saying who it is', async () => {
    for (const key of [employerKey, organizationKey]) {
      const events = await until('the event of the pair', async () => {
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

  it('scores a pair again when its job has changed, and says so once', async () => {
    const before = (await post('/api/v1/match', organizationKey, { candidateId, jobId })).body;
    await pushJob({ ...job, requiredSkills: ['Forklift operation'] }, 'J-1');
    const after = await until('the pair to be scored again', async () => {
      const { body } = await get(`/api/v1/matches/${before.matchId}`, organizationKey);
      return body.finalScore > before.finalScore ? body : null;
    });
    expect(after.updatedAt > before.updatedAt).toBe(true);
    const updated = await until('the event of the update', async () => {
      const { body } = await get('/api/v1/events?type=match.updated', organizationKey);
      return body.events.length > 0 ? body.events : null;
    });
    expect(updated[0].data).toMatchObject({
      matchId: before.matchId,
      previous: { finalScore: before.finalScore, recommendation: before.recommendation },
    });
    expect(updated[0].data.changed).toContain('finalScore');
  });

  it('gives an employer the same scores whatever name stands in the texts', async () => {
    const under = async (firstName: string, lastName: string) => {
      const id = await pushCandidate({
        ...candidate,
        externalId: undefined,
        firstName,
        lastName,
        summary: `${firstName} ${lastName} moves goods with care. ${lastName}, ${firstName} keeps a forklift clean.`,
        work: [{ ...candidate.work[0], highlights: [`Ask anybody in the warehouse for ${firstName}.`] }],
      });
      const { body } = await post('/api/v1/match', employerKey, { candidateId: id, jobId });
      return JSON.stringify([body.finalScore, body.reasons, body.componentScores, body.subModels, body.gaps]);
    };
    expect(await under('Mason', 'Koch')).toBe(await under('Ruxandra', 'Ilieva-Novak'));
  });

  it('refuses what cannot be reached, who opted out, and what is archived', async () => {
    const stranger = await (await employer.addTenant('employer')).key({ mode: 'live' });
    expect((await post('/api/v1/match', stranger.key, { candidateId, jobId })).status).toBe(404);
    const optedOut = await pushCandidate({ skills: ['Typing'], consent: { automatedScoring: false } });
    const refused = await post('/api/v1/match', organizationKey, { candidateId: optedOut, jobId });
    expect(refused).toMatchObject({ status: 409, body: { code: 'candidate_opted_out' } });
    const hidden = await pushCandidate({ skills: ['Typing'] });
    expect((await post('/api/v1/match', employerKey, { candidateId: hidden, jobId })).status).toBe(404);
    const archived = await pushJob({ title: 'Cashier' });
    await call(service.baseUrl, 'PATCH', `/api/v1/jobs/${archived}`, {
      key: employerKey,
      json: { status: 'archived' },
    });
    const over = await post('/api/v1/match', organizationKey, { candidateId, jobId: archived });
    expect(over).toMatchObject({ status: 409, body: { code: 'job_not_open' } });
  });

  it('leaves nothing of an erased person in its matches but figures', async () => {
    const gone = await pushCandidate({ externalId: 'C-9', skills: ['Forklift operation'] });
    const match = (await post('/api/v1/match', organizationKey, { candidateId: gone, jobId })).body;
    await post(`/api/v1/matches/${match.matchId}/ratings`, organizationKey, {
      rating: 4,
      raterRole: 'caseworker',
    });
    const outcomes = async () => (await get('/api/v1/match/weights', organizationKey)).body.learning.outcomes;
    expect(await outcomes()).toBe(1);
    await call(service.baseUrl, 'DELETE', `/api/v1/candidates/${gone}`, { key: organizationKey });
    const anonymous = await until('the match to be anonymous', async () => {
      const { body } = await get(`/api/v1/matches/${match.matchId}`, organizationKey);
      return body.reasons.length === 0 ? body : null;
    });
    expect(anonymous).toMatchObject({ finalScore: match.finalScore, gaps: [], transferableSkillBridges: [] });
    expect(JSON.stringify(anonymous)).not.toContain('Forklift');
    await until('what the pair scored to be gone', async () => (await outcomes()) === 0 || null);
  });

  it('takes what happened to a match over what was thought of it, once a match', async () => {
    const { key } = await (await employer.addTenant('employer')).key({ mode: 'live' });
    const push = async (path: string, json: object) => (await post(path, key, json)).body;
    const pair = {
      jobId: (await push('/api/v1/jobs/sync', { parsed: job })).jobId,
      candidateId: await pushCandidate(candidate, key),
    };
    const { matchId } = await push('/api/v1/match', pair);
    await push(`/api/v1/matches/${matchId}/ratings`, { rating: 5, raterRole: 'employer' });
    const learning = async () => (await get('/api/v1/match/weights', key)).body.learning;
    expect(await learning()).toMatchObject({ outcomes: 1, goodOutcomes: 1, outcomesUntilLearning: 199 });

    const placement = await push('/api/v1/placements', pair);
    expect(placement.matchId).toBe(matchId);
    await call(service.baseUrl, 'PATCH', `/api/v1/placements/${placement.placementId}`, {
      key,
      json: { status: 'declined' },
    });
    expect(await learning()).toMatchObject({ outcomes: 1, goodOutcomes: 0 });
  });

  it('learns weights from 200 outcomes of a tenant, scores its pairs anew, and goes back when switched off', async () => {
    const [learner, neighbour] = [await employer.addTenant('employer'), await employer.addTenant('employer')];
    const far = { ...candidate, externalId: 'C-far', location: { city: 'Cincinnati', state: 'OH' } };
    const sides = await Promise.all(
      [learner, neighbour].map(async (tenant) => {
        const { key } = await tenant.key({ mode: 'live' });
        const { body } = await post('/api/v1/jobs/sync', key, { parsed: job });
        const match = (
          await post('/api/v1/match', key, { jobId: body.jobId, candidateId: await pushCandidate(far, key) })
        ).body;
        return { key, match, now: async () => (await get(`/api/v1/matches/${match.matchId}`, key)).body };
      }),
    );
    const [ours, theirs] = [sides[0]!, sides[1]!];
    const weights = async () => (await get('/api/v1/match/weights', ours.key)).body;
    const choose = (json: object) =>
      call(service.baseUrl, 'PATCH', '/api/v1/match/weights', { key: ours.key, json });
    const scoredBy = (name: string, version: RegExp) =>
      until(`the match to be scored by ${name}`, async () => {
        const match = await ours.now();
        return version.test(match.modelVersion) ? match : null;
      });

    await seedRatings(service.database, learner, 199);
    expect((await learning.sweep()).rows).toBe(0);
    await seedRatings(service.database, learner, 1);
    expect((await learning.sweep()).rows).toBe(1);
    expect((await learning.sweep()).rows).toBe(0);

    const learned = await weights();
    expect(learned).toMatchObject({
      inForce: 'learned',
      learning: { outcomes: 200, outcomesUntilLearning: 0, versions: [{ version: 1, better: true }] },
    });
    expect(learned.weights.location).toBeGreaterThan(0.3);
    const [{ heldBack }] = learned.learning.versions;
    expect(heldBack.logLoss.learned).toBeLessThan(heldBack.logLoss.defaults);
    expect(heldBack.auc.learned).toBeGreaterThan(heldBack.auc.defaults);

    const rescored = await scoredBy('what was learned', /\+weights\.1-[0-9a-f]{8}$/);
    expect(rescored.modelVersion).toBe(learned.modelVersion);
    expect(rescored.finalScore).toBeLessThan(ours.match.finalScore - 10);
    const ranking = await post('/api/v1/matches/rank', ours.key, { jobId: ours.match.jobId });
    expect(ranking.body).toMatchObject({
      modelVersion: learned.modelVersion,
      ranked: [{ finalScore: rescored.finalScore }],
    });
    expect((await theirs.now()).modelVersion).toBe(theirs.match.modelVersion);

    expect((await choose({ componentWeights: { location: 0 } })).body.inForce).toBe('set');
    expect((await scoredBy('what was set', /\+weights\.set-/)).componentScores.location.weight).toBe(0);
    const off = await choose({ componentWeights: null, learning: false });
    expect(off.body).toMatchObject({ inForce: 'defaults', set: null, learning: { enabled: false } });
    const restored = await scoredBy('defaults', /^match-[\d.]+$/);
    expect(restored).toMatchObject({ finalScore: ours.match.finalScore, reasons: ours.match.reasons });
    expect(await theirs.now()).toEqual(theirs.match);
  });
});
