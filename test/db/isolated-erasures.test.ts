import { performance } from 'node:perf_hooks';
import { ErasureWorkRepository } from '../../src/db/records/erasure-work.repository';
import { UpkeepUnitsRepository } from '../../src/db/operations/upkeep-units.repository';
import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { systemClock } from '../../src/platform/clock';
import { createLogger } from '../../src/platform/logger';
import { Metrics } from '../../src/platform/metrics';
import { ErasuresService } from '../../src/services/erasures/erasures.service';
import { RunErasuresService } from '../../src/services/erasures/run-erasures.service';
import { IdempotencyService } from '../../src/services/idempotency/idempotency.service';
import { MaintenanceStateService } from '../../src/services/maintenance/maintenance-state.service';
import { SecretBox } from '../../src/webhooks/signing/secret-box';
import { addCandidate } from '../support/records/records';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';
import { until } from '../support/until';

/** `ERASURES=1000 npm test -- test/db/isolated-erasures` measures the full size. */
const CANDIDATES = Number(process.env.ERASURES ?? 60);
const TENANTS = Math.min(50, Math.ceil(CANDIDATES / 20) * 2);

interface OwnedCandidate {
  owner: TenantScope;
  candidateId: string;
}

describe('erasures with unreadable rows', () => {
  let tenants: TenantsOnDatabase;
  let erasureTask: RunErasuresService;
  let state: MaintenanceStateService;
  const candidates: OwnedCandidate[] = [];

  const callerOf = (scope: TenantScope) => ({
    ...scope,
    keyId: newId(),
    keyName: 'test',
    tenantType: 'organization' as const,
    scopes: ['candidates' as const],
    expiresAt: null,
    sandboxTenant: null,
  });
  const addMatch = (candidate: OwnedCandidate, result: string) =>
    tenants.files.query(
      `INSERT INTO matches (match_id, tenant_id, mode, candidate_id, candidate_external_id, job_id, final_score,
         recommendation, confidence, probability_90d, expected_tenure_days, result)
       VALUES ($1, $2, 'live', $3, 'case-1', $4, 50, 'weak_match', 1, 0.5, 100, $5)`,
      [newId(), candidate.owner.tenantId, candidate.candidateId, newId(), result],
    );
  const storeResponse = async (owner: TenantScope, body: Buffer, sealed: boolean) => {
    const idempotencyId = newId();
    const { idempotencyKeys } = tenants.data.of(owner).repositories;
    await idempotencyKeys.claim({
      idempotencyId,
      method: 'POST',
      path: '/api/v1/match',
      key: newId(),
      requestHash: Buffer.alloc(32),
      lockSeconds: 60,
    });
    const headers: Record<string, string> = sealed ? { Sealed: 'yes' } : {};
    await idempotencyKeys.storeResponse(idempotencyId, { status: 201, headers, body });
    return idempotencyId;
  };
  const unfinishedErasures = async () =>
    (
      await tenants.files.query<{ candidate_id: string }>(
        'SELECT candidate_id FROM erasures WHERE completed_at IS NULL',
      )
    ).map((row) => row.candidate_id);

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    const logger = createLogger({ level: 'fatal', process: 'test' });
    erasureTask = new RunErasuresService(new ErasureWorkRepository(tenants.database), systemClock, logger);
    state = new MaintenanceStateService(new UpkeepUnitsRepository(tenants.database), systemClock);
  });
  afterAll(() => tenants.close());

  test(`erase all ${CANDIDATES} candidates except the one with an unreadable row, which is reported`, async () => {
    const box = new SecretBox('an encryption key used only by this test');
    for (let index = 0; index < TENANTS; index += 1) {
      const owner = await tenants.newTenant('organization');
      const idempotencyId = newId();
      await storeResponse(owner, box.seal('{"secret":"whsec_1"}', idempotencyId), true);
      for (let number = 0; number < CANDIDATES / TENANTS; number += 1) {
        const candidate = { owner, candidateId: await addCandidate(tenants.data, owner) };
        candidates.push(candidate);
        await addMatch(candidate, '{"reasons":["cooked"]}');
        await storeResponse(
          owner,
          Buffer.from(JSON.stringify({ candidateId: candidate.candidateId })),
          false,
        );
      }
    }
    const [unreadable] = candidates;
    if (!unreadable) throw new Error('there are no candidates');
    // Adds a response that is not text, and a match of one candidate that is invalid JSON.
    await storeResponse(unreadable.owner, Buffer.of(0xff, 0xfe, 0x01), false);
    await addMatch(unreadable, String.raw`{"reasons":"\u0000"}`);

    const erasures = new ErasuresService(tenants.data);
    const startedAt = performance.now();
    const remaining = [...candidates];
    const eraseRemaining = async () => {
      for (let next = remaining.shift(); next; next = remaining.shift()) {
        await erasures.erase(callerOf(next.owner), next.candidateId);
      }
    };
    await Promise.all([eraseRemaining(), eraseRemaining(), eraseRemaining()]);
    await until('all other candidates are erased', async () => {
      await erasureTask.run();
      return (await unfinishedErasures()).length <= 1;
    });
    const seconds = (performance.now() - startedAt) / 1000;
    if (process.env.ERASURES)
      process.stdout.write(`${candidates.length - 1} candidates erased in ${seconds.toFixed(1)} s\n`);

    expect(await unfinishedErasures()).toEqual([unreadable.candidateId]);
    const responses = await tenants.files.query<{ status: number; responses: number }>(
      `SELECT answer_status AS status, count(*)::int AS responses FROM idempotency_keys GROUP BY 1 ORDER BY 1`,
    );
    // Encrypted responses stay. Responses that contain a candidate and the unreadable one are removed.
    expect(responses).toEqual([
      { status: 201, responses: TENANTS },
      { status: 410, responses: candidates.length + 1 },
    ]);

    const unit = (await state.look()).find((each) => each.unit === 'erasures');
    expect(unit).toMatchObject({ late: 'items_fail', failingItems: 1, lastFailureCode: '22P05' });
    expect(unit?.consecutiveFailures).toBeGreaterThan(0);
    expect(unit?.oldestDueSeconds).toBeGreaterThan(0);
    const metrics = await new Metrics(undefined, () => state.look()).render();
    expect(metrics).toContain('tenure_upkeep_unit_late{unit="erasures",reason="items_fail"} 1');
    expect(metrics).toContain('tenure_upkeep_unit_failing_items{unit="erasures"} 1');
    expect(metrics).toMatch(/last_failure_timestamp_seconds\{unit="erasures",code="22P05"\} \d/);
  });

  test('clean the other rows of a candidate with an unreadable row', async () => {
    const [unreadable] = candidates;
    const rows = await tenants.files.query<{ result: string; candidate_external_id: string | null }>(
      'SELECT result::text AS result, candidate_external_id FROM matches WHERE candidate_id = $1 ORDER BY result::text',
      [unreadable?.candidateId],
    );
    expect(rows.filter((row) => row.candidate_external_id === null).map((row) => row.result)).toEqual(['{}']);
    expect(rows).toHaveLength(2);
  });

  test('are retried with increasing delays and complete once the row is readable', async () => {
    const [unreadable] = candidates;
    const readErasure = async () => {
      const [row] = await tenants.files.query<{ failed_passes: number; wait: number; completed: boolean }>(
        `SELECT failed_passes, extract(epoch FROM next_pass_at - now())::float AS wait,
           completed_at IS NOT NULL AS completed FROM erasures WHERE candidate_id = $1`,
        [unreadable?.candidateId],
      );
      return row;
    };
    const retry = async () => {
      await tenants.files.query('UPDATE erasures SET next_pass_at = now() WHERE candidate_id = $1', [
        unreadable?.candidateId,
      ]);
      return erasureTask.run();
    };
    const before = await readErasure();
    expect(await retry()).toEqual({ rows: 0, failedItems: 1, failureCode: '22P05' });
    const after = await readErasure();
    expect(after?.failed_passes).toBe((before?.failed_passes ?? 0) + 1);
    expect(after?.wait).toBeGreaterThan(before?.wait ?? 0);
    await tenants.files.query('UPDATE matches SET result = \'{"reasons":[]}\' WHERE candidate_id = $1', [
      unreadable?.candidateId,
    ]);
    await tenants.files.query(
      "UPDATE erasures SET requested_at = requested_at - interval '11 seconds' WHERE candidate_id = $1",
      [unreadable?.candidateId],
    );
    expect(await retry()).toMatchObject({ rows: 1, failedItems: 0 });
    expect((await readErasure())?.completed).toBe(true);
  });

  test('continue with other parts and other erasures if one part fails', async () => {
    const owner = await tenants.newTenant('organization');
    const candidateId = await addCandidate(tenants.data, owner);
    await tenants.files.query(
      'ALTER FUNCTION erase_candidate_from_operations(uuid) RENAME TO renamed_by_test',
    );
    await new ErasuresService(tenants.data).erase(callerOf(owner), candidateId);
    await addMatch({ owner, candidateId }, '{"reasons":["cooked"]}');
    expect(await erasureTask.run()).toEqual({ rows: 0, failedItems: 1, failureCode: '42883' });
    const rows = await tenants.files.query('SELECT result FROM matches WHERE candidate_id = $1', [
      candidateId,
    ]);
    expect(rows).toEqual([{ result: {} }]);
    await tenants.files.query(
      'ALTER FUNCTION renamed_by_test(uuid) RENAME TO erase_candidate_from_operations',
    );
  });

  test('make a stored response for the candidate return an error without repeating the call', async () => {
    const owner = await tenants.newTenant('organization');
    const candidateId = await addCandidate(tenants.data, owner);
    const idempotency = new IdempotencyService(
      tenants.data,
      new SecretBox('an encryption key used only by this test'),
    );
    const request = { method: 'POST', path: '/api/v1/match', key: 'k', requestHash: Buffer.alloc(32) };
    const start = await idempotency.begin(callerOf(owner), request);
    if (start.kind !== 'run') throw new Error('the call is not the first');
    const body = Buffer.from(JSON.stringify({ candidateId, finalScore: 50 }));
    await idempotency.finish(callerOf(owner), start.idempotencyId, {
      status: 200,
      headers: {},
      body,
      secret: false,
    });
    await new ErasuresService(tenants.data).erase(callerOf(owner), candidateId);
    await erasureTask.run();
    await expect(idempotency.begin(callerOf(owner), request)).rejects.toMatchObject({
      code: 'answer_erased',
    });
  });
});
