import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { until } from '../../support/until';

describe('a pause of scoring', () => {
  let service: TestService;
  let employer: TestTenant;
  let key: string;
  let pair: { candidateId: string; jobId: string };

  const send = (
    method: string,
    path: string,
    json?: object,
    headers: Record<string, string> = {},
    as = key,
  ) => call(service.baseUrl, method, `/api/v1${path}`, { key: as, headers, ...(json && { json }) });
  const pushJob = async (skills: string[]): Promise<string> =>
    (
      await send('POST', '/jobs/sync', {
        externalId: 'P-1',
        parsed: { title: 'Line Cook', requiredSkills: skills },
      })
    ).body.jobId;

  beforeAll(async () => {
    service = await startService({ pools: ['parse', 'sync', 'match', 'upkeep'] });
    employer = await service.tenant('employer');
    ({ key } = await employer.key());
    const synced = await send('POST', '/candidates/sync', { candidates: [{ skills: ['Cooking'] }] });
    pair = { candidateId: synced.body.results[0].candidateId, jobId: await pushJob(['Cooking']) };
    expect((await send('POST', '/match', pair)).status).toBe(200);
  });
  afterAll(() => service.stop());

  const scoringCalls: [string, () => Promise<ApiResponse>][] = [
    ['a match', () => send('POST', '/match', pair)],
    ['a match that is not waited for', () => send('POST', '/match', pair, { Prefer: 'respond-async' })],
    ['a ranking', () => send('POST', '/matches/rank', { jobId: pair.jobId })],
    ['a forecast', () => send('POST', '/retention-forecast', pair)],
    [
      'a preview',
      () =>
        send('POST', '/match/preview', {
          candidate: { candidateId: pair.candidateId },
          job: { jobId: pair.jobId },
        }),
    ],
  ];

  it('makes scoring calls respond with 409 at once, and leaves stored matches readable', async () => {
    expect((await send('POST', '/tenants/me/pause')).body).toEqual({ scoringPaused: true });
    for (const [name, scoringCall] of scoringCalls) {
      const { status, body } = await scoringCall();
      expect([name, status, body.code]).toEqual([name, 409, 'scoring_paused']);
    }
    expect((await send('GET', '/matches')).body.matches).toHaveLength(1);
  });

  it('concerns only the tenant and the mode of the key', async () => {
    const { key: otherKey } = await (await service.tenant('employer')).key();
    expect((await send('POST', '/match', pair, {}, otherKey)).body.code).toBe('not_found');
    const { key: liveKey } = await employer.key({ mode: 'live' });
    expect((await send('POST', '/match', pair, {}, liveKey)).body.code).toBe('not_found');
  });

  it('keeps changed pairs from being rescored until scoring resumes', async () => {
    const [before] = (await send('GET', '/matches')).body.matches;
    await pushJob(['Cooking', 'Welding']);
    const due = () => service.database.query('SELECT * FROM tenants_with_stale_matches(10)');
    expect(await due()).toEqual([]);
    expect((await send('POST', '/tenants/me/resume')).body).toEqual({ scoringPaused: false });
    await until('the pair is rescored', async () => {
      const [match] = (await send('GET', '/matches')).body.matches;
      return match.finalScore !== before.finalScore;
    });
    expect((await send('POST', '/match', pair)).status).toBe(200);
  });

  it('is recorded in the audit log with the key', async () => {
    const rows = await service.database.query<{ action: string; actor_type: string }>(
      `SELECT action, actor_type FROM audit_log WHERE tenant_id = $1 AND action LIKE 'tenant.scoring%' ORDER BY at`,
      [employer.tenantId],
    );
    expect(rows).toEqual([
      { action: 'tenant.scoring_paused', actor_type: 'key' },
      { action: 'tenant.scoring_resumed', actor_type: 'key' },
    ]);
  });
});
