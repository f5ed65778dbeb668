import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';

const OBJECTION = { requestedBy: 'candidate', reason: 'Counted stock at Brandvold Diner.' };

describe('POST /api/v1/matches/{matchId}/reconsiderations', () => {
  let service: TestService;
  let employer: TestTenant;
  let organization: TestTenant;
  let employerKey: string;
  let organizationKey: string;
  let match: ApiResponse['body'];
  let firstEntryId: string;

  const send = (method: string, path: string, key = organizationKey, json?: object): Promise<ApiResponse> =>
    call(service.baseUrl, method, `/api/v1${path}`, { key, ...(json && { json }) });
  const entries = async (key = organizationKey): Promise<ApiResponse['body'][]> =>
    (await send('GET', `/matches/${match.matchId}/history`, key)).body.entries;
  const reconsider = (key = organizationKey, input: object = { ...OBJECTION, logEntryId: firstEntryId }) =>
    send('POST', `/matches/${match.matchId}/reconsiderations`, key, input);
  const pushCandidate = async (skills: string[]): Promise<string> =>
    (
      await send('POST', '/candidates/sync', organizationKey, {
        candidates: [{ externalId: 'R-1', skills, consent: { shareWithEmployers: true } }],
      })
    ).body.results[0].candidateId;

  beforeAll(async () => {
    // Without the upkeep pool, so that a corrected record is not rescored in the background.
    service = await startService({ pools: ['sync'] });
    employer = await service.tenant('employer');
    organization = await service.tenant('organization');
    await employer.link(organization);
    employerKey = (await employer.key()).key;
    organizationKey = (await organization.key()).key;
    const job = await send('POST', '/jobs/sync', employerKey, {
      parsed: { title: 'Stock Clerk', requiredSkills: ['Forklift operation', 'Inventory control'] },
    });
    const candidateId = await pushCandidate(['Forklift operation']);
    match = (await send('POST', '/match', employerKey, { candidateId, jobId: job.body.jobId })).body;
    firstEntryId = (await entries())[0]?.id;
  });
  afterAll(() => service.stop());

  it('scores a corrected pair at once, and keeps the first score beside the new one and the difference', async () => {
    const [first] = await entries();
    await pushCandidate(['Forklift operation', 'Inventory control']);
    const response = await reconsider();
    expect(response.status).toBe(201);
    const scoreAfter = (await send('GET', `/matches/${match.matchId}`)).body.finalScore as number;
    expect(scoreAfter).toBeGreaterThan(match.finalScore as number);
    expect(response.body).toMatchObject({
      ...OBJECTION,
      matchId: match.matchId,
      logEntryId: firstEntryId,
      scoreBefore: match.finalScore,
      recommendationBefore: match.recommendation,
      scoreAfter,
    });
    const location = response.headers.get('location') ?? '';
    expect((await send('GET', location.replace('/api/v1', ''))).body).toEqual(response.body);
    expect(response.body.difference).toBeCloseTo(scoreAfter - (match.finalScore as number), 4);
    const [latest, earlier] = await entries();
    expect(earlier).toEqual(first);
    expect(latest).toMatchObject({
      id: response.body.newLogEntryId,
      score: { kind: 'match', finalScore: scoreAfter },
      reconsideration: response.body,
    });
  });

  it('is shown to the other tenant of the pair without the reason, and sent to both as ids', async () => {
    const { reconsiderationId } = (await reconsider()).body;
    const [latest] = await entries(employerKey);
    expect(latest?.reconsideration).toMatchObject({
      reconsiderationId,
      reason: null,
      scoreBefore: match.finalScore,
    });
    const rows = await service.database.query<{ tenant_id: string; data: object }>(
      `SELECT tenant_id, data FROM events
       WHERE type = 'reconsideration.requested' AND data->>'reconsiderationId' = $1`,
      [reconsiderationId],
    );
    expect(rows.map((row) => row.tenant_id).sort()).toEqual(
      [employer.tenantId, organization.tenantId].sort(),
    );
    expect(JSON.stringify(rows)).not.toMatch(/Brandvold|score/i);
  });

  it('can be the basis of a decision', async () => {
    const { newLogEntryId } = (await reconsider()).body;
    const decision = { outcome: 'advanced', reasonCode: 'record_incomplete', decidedBy: 'staff-12' };
    const path = `/matches/${match.matchId}/decisions`;
    const decided = await send('POST', path, employerKey, { ...decision, logEntryId: newLogEntryId });
    expect([decided.status, decided.body.logEntryId]).toEqual([201, newLogEntryId]);
  });

  it('is refused for a score of another match and to a tenant outside the pair', async () => {
    const other = await reconsider(organizationKey, { ...OBJECTION, logEntryId: match.matchId as string });
    expect([other.status, other.body.errors[0].pointer]).toEqual([422, '/logEntryId']);
    const { key } = await (await service.tenant('organization')).key();
    expect((await reconsider(key)).status).toBe(404);
  });

  it('responds with 409 while scoring is paused, and records nothing', async () => {
    const before = await entries();
    await send('POST', '/tenants/me/pause');
    const response = await reconsider();
    expect([response.status, response.body.code]).toEqual([409, 'scoring_paused']);
    await send('POST', '/tenants/me/resume');
    expect(await entries()).toEqual(before);
  });

  it('keeps no id of the person and no reason in words after an erasure', async () => {
    expect((await send('DELETE', `/candidates/${match.candidateId as string}`)).status).toBe(204);
    await service.database.query(
      'SELECT erase_candidate_from_match_reconsiderations(erasure_id) FROM erasures',
    );
    const rows = await service.database.query<Record<string, unknown>>(
      'SELECT candidate_id, match_id, reason, erased FROM match_reconsiderations',
    );
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatchObject({ reason: null, erased: true });
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${match.candidateId}|${match.matchId}`));
  });
});
