import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

describe('the history of a match', () => {
  let service: TestService;
  let employer: TestTenant;
  let organization: TestTenant;
  let employerKey: { key: string; keyId: string };
  let organizationKey: { key: string; keyId: string };
  let candidateId: string;
  let jobId: string;
  let match: ApiResponse['body'];

  const send = (method: string, path: string, key = employerKey.key, json?: object): Promise<ApiResponse> =>
    call(service.baseUrl, method, `/api/v1${path}`, { key, ...(json && { json }) });
  const history = async (key = employerKey.key, query = '', matchId: string = match.matchId) =>
    (await send('GET', `/matches/${matchId}/history${query}`, key)).body;
  const pushCandidate = async (externalId: string) =>
    (
      await send('POST', '/candidates/sync', organizationKey.key, {
        candidates: [
          {
            externalId,
            skills: ['Forklift operation'],
            work: [{ position: 'Warehouse Associate', startDate: '2022-01', endDate: '2024-06' }],
            location: { city: 'Dayton', state: 'OH' },
            consent: { shareWithEmployers: true },
          },
        ],
      })
    ).body.results[0].candidateId as string;

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync', 'match', 'upkeep'] });
    employer = await service.tenant('employer');
    organization = await service.tenant('organization');
    await employer.link(organization);
    employerKey = await employer.key();
    organizationKey = await organization.key();
    const job = await send('POST', '/jobs/sync', employerKey.key, {
      parsed: {
        title: 'Forklift Operator',
        requiredSkills: ['Forklift operation', 'Inventory control'],
        city: 'Dayton',
        state: 'OH',
      },
    });
    jobId = job.body.jobId;
    candidateId = await pushCandidate('H-1');
    match = (await send('POST', '/match', employerKey.key, { candidateId, jobId })).body;
  });
  afterAll(() => service.stop());

  it('shows a score as it was given, with its components, gaps, key and inputs', async () => {
    const { entries } = await history();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      type: 'score',
      decision: null,
      score: {
        kind: 'match',
        finalScore: match.finalScore,
        recommendation: match.recommendation,
        confidence: match.confidence,
        modelVersion: match.modelVersion,
        weightsVersion: null,
        inputsSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        keyId: employerKey.keyId,
        surface: 'api',
        ranking: null,
      },
    });
    const { components, gaps, forecast } = entries[0].score;
    expect(components.skills).toEqual({
      score: match.componentScores.skills.score,
      weight: match.componentScores.skills.weight,
    });
    expect(gaps.map(({ name }: { name: string }) => name)).toEqual(
      match.gaps.map(({ name }: { name: string }) => name),
    );
    expect(forecast.probability90d).toBe(match.retentionForecast.probability90d);
  });

  it('has an entry for each call that repeats the match', async () => {
    const before = (await history()).entries.length;
    await send('POST', '/match', employerKey.key, { candidateId, jobId });
    expect((await history()).entries).toHaveLength(before + 1);
    const headers = { Prefer: 'respond-async' };
    await call(service.baseUrl, 'POST', '/api/v1/match', {
      key: employerKey.key,
      json: { candidateId, jobId },
      headers,
    });
    await until(
      'the worker has logged its score',
      async () => (await history()).entries.length === before + 2,
    );
    const [latest] = (await history()).entries;
    expect(latest.score).toMatchObject({ keyId: employerKey.keyId, surface: 'api' });
  });

  it('shows the score of the match to both tenants, and scores with weights of the call only to the recipient', async () => {
    await send('POST', '/match', employerKey.key, {
      candidateId,
      jobId,
      options: { componentWeights: { skills: 1, location: 0 } },
    });
    const own = (await history()).entries;
    const theirs = (await history(organizationKey.key)).entries;
    expect(theirs).toEqual(
      own.slice(1).map((entry: { score: object }) => ({ ...entry, score: { ...entry.score, keyId: null } })),
    );
  });

  it('is returned in pages that meet without a gap', async () => {
    const all = (await history()).entries;
    const pages: unknown[] = [];
    let query = '?limit=1';
    for (;;) {
      const page = await history(employerKey.key, query);
      pages.push(...page.entries);
      if (!page.hasMore) break;
      query = `?limit=1&cursor=${encodeURIComponent(page.nextCursor)}`;
    }
    expect(pages).toEqual(all);
  });

  it('shows rankings and forecasts to the tenant that received them', async () => {
    const ranking = await send('POST', '/matches/rank', employerKey.key, { jobId, limit: 5 });
    expect(ranking.status).toBe(200);
    const forecast = await send('POST', '/retention-forecast', employerKey.key, { candidateId, jobId });
    expect(forecast.status).toBe(200);
    const [forecastEntry, rankEntry] = (await history()).entries;
    expect(rankEntry.score).toMatchObject({
      kind: 'rank',
      finalScore: ranking.body.ranked[0].finalScore,
      keyId: employerKey.keyId,
      ranking: { rank: 1, poolSize: ranking.body.considered },
    });
    expect(forecastEntry.score).toMatchObject({
      kind: 'forecast',
      finalScore: null,
      recommendation: null,
      forecast: { probability90d: forecast.body.probability90d },
      modelVersion: forecast.body.modelVersion,
    });
    const theirs = (await history(organizationKey.key)).entries;
    expect(theirs.map(({ score }: { score: { kind: string } }) => score.kind)).not.toContain('rank');
    expect(theirs.map(({ score }: { score: { kind: string } }) => score.kind)).not.toContain('forecast');
  });

  it('still shows a score given before a change of weights and a rescoring as it was given', async () => {
    const before = (await history()).entries;
    const weights = await send('PATCH', '/match/weights', employerKey.key, {
      componentWeights: { skills: 1, location: 0, experience: 0 },
    });
    expect(weights.status).toBe(200);
    await until('the pair is rescored', async () => (await history()).entries[0].score.kind === 'rescore');
    const [rescored, ...earlier] = (await history()).entries;
    expect(earlier).toEqual(before);
    expect(rescored.score).toMatchObject({
      finalScore: (await send('GET', `/matches/${match.matchId}`)).body.finalScore,
      weightsVersion: expect.stringMatching(/^weights\.set-/),
      keyId: null,
      surface: 'worker',
    });
    expect(rescored.score.finalScore).not.toBe(match.finalScore);
  });

  it('refuses a changed cursor and is hidden from tenants outside the pair', async () => {
    expect((await send('GET', `/matches/${match.matchId}/history?cursor=x`)).body.code).toBe(
      'invalid_cursor',
    );
    const { key } = await (await service.tenant('employer')).key();
    expect((await history(key)).code).toBe('not_found');
  });

  describe('and a decision', () => {
    const decide = (json: object, key = employerKey.key) =>
      send('POST', `/matches/${match.matchId}/decisions`, key, json);
    const decision = { outcome: 'rejected', reasonCode: 'skills', decidedBy: 'staff-12' };

    it('are shown together, the decision with the score it rests on', async () => {
      const basis = (await history()).entries.at(-1).id;
      const response = await decide({ ...decision, reason: 'No inventory work.', logEntryId: basis });
      expect(response.status).toBe(201);
      expect(response.body).toMatchObject({
        ...decision,
        matchId: match.matchId,
        candidateId,
        jobId,
        reason: 'No inventory work.',
        logEntryId: basis,
      });
      const location = response.headers.get('location') ?? '';
      expect((await send('GET', location.replace('/api/v1', ''))).body).toEqual(response.body);
      const [latest] = (await history()).entries;
      expect(latest).toEqual({
        type: 'decision',
        id: response.body.decisionId,
        at: response.body.createdAt,
        score: null,
        decision: response.body,
        reconsideration: null,
      });
      const listed = await send('GET', `/matches/${match.matchId}/decisions`);
      expect(listed.body).toEqual({ decisions: [response.body], hasMore: false, nextCursor: null });
    });

    it('are sent to both tenants as an event without the reason and the person', async () => {
      const { decisionId } = (await decide({ ...decision, reason: 'Lives in Xenia.' })).body;
      const rows = await service.database.query<{ tenant_id: string; data: object }>(
        `SELECT tenant_id, data FROM events WHERE type = 'decision.recorded' AND data->>'decisionId' = $1`,
        [decisionId],
      );
      expect(rows.map((row) => row.tenant_id).sort()).toEqual(
        [employer.tenantId, organization.tenantId].sort(),
      );
      for (const { data } of rows) {
        expect(data).toMatchObject({ matchId: match.matchId, outcome: 'rejected', reasonCode: 'skills' });
        expect(JSON.stringify(data)).not.toMatch(/Xenia|staff-12/);
      }
      const theirs = (await send('GET', `/matches/${match.matchId}/decisions`, organizationKey.key)).body;
      expect(theirs.decisions[0]).toMatchObject({ decisionId, reason: null, decidedBy: null });
    });

    it('appear beside the score when the match is read', async () => {
      const { decisionId, createdAt } = (
        await decide({ outcome: 'overridden', reasonCode: 'interview', decidedBy: 'staff-12' })
      ).body;
      const latestDecision = {
        decisionId,
        outcome: 'overridden',
        reasonCode: 'interview',
        isOwn: true,
        decidedAt: createdAt,
      };
      const read = await send('GET', `/matches/${match.matchId}`);
      expect(read.body.latestDecision).toEqual(latestDecision);
      const listed = await send('GET', `/matches?candidateId=${candidateId}`);
      expect(listed.body.matches[0].latestDecision).toEqual(latestDecision);
    });

    it('are shown as withdrawn, and the decision before counts again', async () => {
      const withdraw = (id: string, key = employerKey.key) =>
        send('POST', `/decisions/${id}/withdraw`, key, { withdrawnBy: 'staff-13' });
      const latest = async () => (await send('GET', `/matches/${match.matchId}`)).body.latestDecision;
      const earlier = (await decide(decision)).body;
      const mistaken = (await decide({ ...decision, outcome: 'hired' })).body;
      expect((await withdraw(mistaken.decisionId, organizationKey.key)).body.code).toBe('not_found');
      const withdrawn = (await withdraw(mistaken.decisionId)).body;
      expect(withdrawn).toMatchObject({
        ...mistaken,
        withdrawnBy: 'staff-13',
        withdrawnAt: expect.any(String),
      });
      expect((await latest()).decisionId).toBe(earlier.decisionId);
      // Another withdrawal changes nothing.
      expect((await withdraw(mistaken.decisionId)).body).toEqual(withdrawn);
      const [shown] = (await history(organizationKey.key)).entries;
      expect(shown.decision).toMatchObject({
        ...{ decisionId: mistaken.decisionId, withdrawnAt: withdrawn.withdrawnAt, withdrawnBy: null },
      });
      const events = await service.database.query<{ tenant_id: string; data: object }>(
        "SELECT tenant_id, data FROM events WHERE type = 'decision.withdrawn'",
      );
      expect(events.map((row) => row.tenant_id).sort()).toEqual(
        [employer.tenantId, organization.tenantId].sort(),
      );
      expect(JSON.stringify(events)).not.toContain('staff-13');
      const audited = await service.database.query<{ actor_id: string }>(
        "SELECT actor_id FROM audit_log WHERE action = 'decision.withdrawn' AND subject_id = $1",
        [mistaken.decisionId],
      );
      expect(audited).toEqual([{ actor_id: employerKey.keyId }]);
    });

    it.each([
      [{ ...decision, outcome: 'shortlisted' }, '/outcome'],
      [{ ...decision, reasonCode: 'mood' }, '/reasonCode'],
      [{ ...decision, decidedBy: '' }, '/decidedBy'],
      [{ ...decision, reason: 'x'.repeat(2001) }, '/reason'],
      [{ ...decision, logEntryId: '01974f2a-3b1c-7d4e-8f90-a1b2c3d4e5f6' }, '/logEntryId'],
    ])('are refused as %j', async (json, pointer) => {
      const response = await decide(json);
      expect(response.status).toBe(422);
      expect(response.body.errors.map((each: { pointer: string }) => each.pointer)).toEqual([pointer]);
    });

    it('are refused to a tenant outside the pair', async () => {
      const { key } = await (await service.tenant('organization')).key();
      expect((await decide(decision, key)).status).toBe(404);
    });
  });

  describe('of an erased candidate', () => {
    it('keeps figures under a pseudonym, without ids, inputs and reasons in words', async () => {
      const erasedId = await pushCandidate('H-2');
      const scored = (await send('POST', '/match', employerKey.key, { candidateId: erasedId, jobId })).body;
      await send('POST', '/matches/rank', employerKey.key, { jobId, limit: 5 });
      await send('POST', `/matches/${scored.matchId}/decisions`, employerKey.key, {
        outcome: 'advanced',
        reasonCode: 'interview',
        reason: 'Speaks of Brandvold Diner.',
        decidedBy: 'staff-12',
      });
      const [before] = await service.database.query<{ scores: number }>(
        'SELECT count(*)::int AS scores FROM score_log WHERE candidate_id = $1',
        [erasedId],
      );
      expect(before?.scores).toBeGreaterThanOrEqual(2);
      expect((await send('DELETE', `/candidates/${erasedId}`, organizationKey.key)).status).toBe(204);
      await until('the erasure is complete', async () => {
        const [row] = await service.database.query<{ pending: number }>(
          'SELECT count(*)::int AS pending FROM erasures WHERE completed_at IS NULL',
        );
        return row?.pending === 0;
      });
      const scores = await service.database.query<Record<string, unknown>>(
        'SELECT candidate_id, inputs_hash, score, detail FROM score_log WHERE erased',
      );
      const decisions = await service.database.query<Record<string, unknown>>(
        'SELECT candidate_id, match_id, reason, outcome FROM match_decisions WHERE erased',
      );
      expect(scores).toHaveLength(before?.scores ?? 0);
      expect(decisions).toEqual([
        {
          candidate_id: scores[0]?.candidate_id,
          match_id: expect.any(String),
          reason: null,
          outcome: 'advanced',
        },
      ]);
      expect(new Set(scores.map((row) => row.candidate_id)).size).toBe(1);
      for (const row of scores) {
        expect(row).toMatchObject({ inputs_hash: null, score: expect.any(Number) });
        expect(row.detail).toHaveProperty('components');
      }
      expect(JSON.stringify([scores, decisions])).not.toMatch(new RegExp(`${erasedId}|${scored.matchId}`));
      expect((await history(employerKey.key, '', scored.matchId)).entries).toEqual([]);
    });
  });
});
