import { call, type ApiResponse } from '../../support/api';
import { startService, type TestService, type TestTenant } from '../../support/service';
import { QUEUED_RESUME_TEXT } from '../../support/texts';
import { until } from '../../support/until';
import { samplePosition } from '../../unit/domain/retention/records';

/**
 * A change is committed before its response is stored with the `Idempotency-Key`. A process that dies between the two
 * leaves what this test makes: the change, and a key without a response whose lock expires.
 */
describe('a change whose response was never stored', () => {
  let service: TestService;
  let organization: TestTenant;
  let key: string;
  let matchId: string;
  let pair: { candidateId: string; jobId: string };

  const send = (path: string, json: object, idempotencyKey?: string): Promise<ApiResponse> =>
    call(service.baseUrl, 'POST', `/api/v1${path}`, {
      key,
      json,
      ...(idempotencyKey && { headers: { 'Idempotency-Key': idempotencyKey } }),
    });
  const count = async (query: string): Promise<number> =>
    (await service.database.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${query}`))[0]!.rows;

  /** Sends a request whose response is lost before it is stored, and the same request after its lock has expired. */
  const sendTwice = async (path: string, json: object): Promise<[ApiResponse, ApiResponse]> => {
    await service.database.query('ALTER TABLE idempotency_keys ENABLE TRIGGER lose_responses');
    const first = await send(path, json, `lost-${path}`);
    await service.database.query('ALTER TABLE idempotency_keys DISABLE TRIGGER lose_responses');
    const locked = await send(path, json, `lost-${path}`);
    expect([locked.status, locked.body.code]).toEqual([409, 'idempotency_in_progress']);
    await service.database.query("UPDATE idempotency_keys SET locked_until = now() - interval '1 second'");
    return [first, await send(path, json, `lost-${path}`)];
  };

  beforeAll(async () => {
    service = await startService({ pools: ['match'], environment: { SYNC_BUDGET_MS: '20000' } });
    const employer = await service.tenant('employer');
    organization = await service.tenant('organization');
    await employer.link(organization);
    ({ key } = await employer.key());
    const candidateId = await organization.candidate({
      shareWithEmployers: true,
      profile: { occupations: ['Line cook'], work: [samplePosition()] },
    });
    const job = await send('/jobs/sync', { parsed: { title: 'Line cook', requiredSkills: ['Cooking'] } });
    pair = { candidateId, jobId: String(job.body.jobId) };
    matchId = String((await send('/match', pair)).body.matchId);
    await service.database.query(`
      CREATE FUNCTION lose_response() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the process has died'; END $$`);
    await service.database.query(`
      CREATE TRIGGER lose_responses BEFORE UPDATE ON idempotency_keys FOR EACH ROW
      WHEN (NEW.answer_status IS NOT NULL) EXECUTE FUNCTION lose_response()`);
  });
  afterAll(() => service.stop());

  it.each([
    [
      'a rating',
      () => `/matches/${matchId}/ratings`,
      { rating: 4, raterRole: 'employer', comment: 'Punctual; "very".' },
      'ratings',
      'rating.submitted',
    ],
    [
      'a decision',
      () => `/matches/${matchId}/decisions`,
      { outcome: 'overridden', reasonCode: 'interview', decidedBy: 'staff-12' },
      'match_decisions',
      'decision.recorded',
    ],
  ])('%s is not made again: the repeated request gets it', async (_name, path, json, table, event) => {
    const eventsBefore = await count(`events WHERE type = '${event}'`);
    const [first, second] = await sendTwice(path(), json);
    expect(first.status).toBe(201);
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(await count(table)).toBe(1);
    // One event for each tenant of the pair.
    expect((await count(`events WHERE type = '${event}'`)) - eventsBefore).toBe(2);
    const replayed = await send(path(), json, `lost-${path()}`);
    expect([replayed.headers.get('idempotency-replayed'), replayed.text]).toEqual(['true', first.text]);
  });

  it('a placement is returned, although the pair now has one', async () => {
    const [first, second] = await sendTwice('/placements', { ...pair, status: 'offered' });
    expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
  });

  it('a subscription and its new secret are returned, and receivers keep a secret that verifies', async () => {
    const [created, repeated] = await sendTwice('/webhook-subscriptions', {
      url: 'https://8.8.8.8/hook',
      events: ['rating.submitted'],
    });
    expect([created.status, repeated.status, repeated.text]).toEqual([201, 201, created.text]);
    expect(await count('webhook_subscriptions')).toBe(1);

    const path = `/webhook-subscriptions/${String(created.body.subscriptionId)}/rotate-secret`;
    const [rotated, again] = await sendTwice(path, { overlapHours: 24 });
    expect(rotated.status).toBe(200);
    expect(again.body.secret).toBe(rotated.body.secret);
    // A second rotation would end the first secret, the only one that receivers have.
    const [{ rotations }] = (await service.database.query<{ rotations: number }>(
      "SELECT count(*)::int AS rotations FROM audit_log WHERE action = 'webhook.secret_rotated'",
    )) as [{ rotations: number }];
    expect(rotations).toBe(1);
  });

  it('a call whose operation has ended is answered from it before the lock expires', async () => {
    await service.database.query('ALTER TABLE idempotency_keys ENABLE TRIGGER lose_responses');
    const first = await send('/match', pair, 'lost-match');
    await service.database.query('ALTER TABLE idempotency_keys DISABLE TRIGGER lose_responses');
    await service.database.query("UPDATE operations SET finished_at = finished_at - interval '6 seconds'");
    const operations = await count('operations');
    const second = await send('/match', pair, 'lost-match');
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect(await count('operations')).toBe(operations);
  });

  it('is made possible again within half a minute of a crash, and not while the first request runs', async () => {
    // No worker parses, so the request waits until its time is over.
    const first = send('/parse/resume', { text: QUEUED_RESUME_TEXT }, 'running');
    const lock = async (condition: string): Promise<boolean> =>
      (await count(
        `idempotency_keys WHERE key = 'running' AND operation_id IS NOT NULL AND ${condition}`,
      )) === 1;
    await until('the request runs', () => lock("locked_until <= now() + interval '30 seconds'"));
    await service.database.query("UPDATE idempotency_keys SET locked_until = now() + interval '20 seconds'");
    await until('the lock is renewed', () => lock("locked_until > now() + interval '21 seconds'"));
    const second = await send('/parse/resume', { text: QUEUED_RESUME_TEXT }, 'running');
    expect([second.status, second.body.code]).toEqual([409, 'idempotency_in_progress']);
    expect((await first).status).toBe(504);
    // Its work continues: the next request waits for it at once.
    expect(await lock('locked_until < now()')).toBe(true);
  });
});
