import { performance } from 'node:perf_hooks';
import { SweepsRepository } from '../../src/db/operations/sweeps.repository';
import { UpkeepUnitsRepository } from '../../src/db/upkeep-units.repository';
import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { systemClock } from '../../src/platform/clock';
import { createLogger } from '../../src/platform/logger';
import { Metrics } from '../../src/platform/metrics';
import { ErasuresService } from '../../src/services/erasures/erasures.service';
import { RunErasuresService } from '../../src/services/erasures/run-erasures.service';
import { TenantIdempotencyService } from '../../src/services/idempotency/tenant-idempotency.service';
import { UpkeepStateService } from '../../src/services/maintenance/upkeep-state.service';
import { SecretBox } from '../../src/webhooks/signing/secret-box';
import { addCandidate } from '../support/records';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';
import { until } from '../support/until';

/** `ERASURES=1000 npm test -- test/db/isolated-erasures` measures the full size. */
const CANDIDATES = Number(process.env.ERASURES ?? 60);
const TENANTS = Math.min(50, Math.ceil(CANDIDATES / 20) * 2);

interface Person {
  owner: TenantScope;
  candidateId: string;
}

describe('erasures beside rows that cannot be read', () => {
  let world: TenantsOnDatabase;
  let upkeep: RunErasuresService;
  let state: UpkeepStateService;
  const people: Person[] = [];

  const callerOf = (scope: TenantScope) => ({
    ...scope,
    keyId: newId(),
    keyName: 'test',
    tenantType: 'organization' as const,
    scopes: ['candidates' as const],
    expiresAt: null,
    sandboxTenant: null,
  });
  const addMatch = (person: Person, result: string) =>
    world.files.query(
      `INSERT INTO matches (match_id, tenant_id, mode, candidate_id, candidate_external_id, job_id, final_score,
         recommendation, confidence, probability_90d, expected_tenure_days, result)
       VALUES ($1, $2, 'live', $3, 'case-1', $4, 50, 'weak_match', 1, 0.5, 100, $5)`,
      [newId(), person.owner.tenantId, person.candidateId, newId(), result],
    );
  const keepAnswer = async (owner: TenantScope, body: Buffer, sealed: boolean) => {
    const idempotencyId = newId();
    const { idempotencyKeys } = world.data.of(owner).repositories;
    await idempotencyKeys.claim({
      idempotencyId,
      method: 'POST',
      path: '/api/v1/match',
      key: newId(),
      requestHash: Buffer.alloc(32),
      lockSeconds: 60,
    });
    const headers: Record<string, string> = sealed ? { Sealed: 'yes' } : {};
    await idempotencyKeys.storeAnswer(idempotencyId, { status: 201, headers, body });
    return idempotencyId;
  };
  const left = async () =>
    (
      await world.files.query<{ candidate_id: string }>(
        'SELECT candidate_id FROM erasures WHERE completed_at IS NULL',
      )
    ).map((row) => row.candidate_id);

  beforeAll(async () => {
    world = await tenantsOnDatabase();
    const logger = createLogger({ level: 'fatal', process: 'test' });
    upkeep = new RunErasuresService(new SweepsRepository(world.database), systemClock, logger);
    state = new UpkeepStateService(new UpkeepUnitsRepository(world.database), systemClock);
  });
  afterAll(() => world.close());

  test(`all of ${CANDIDATES} are erased but the one whose own row is unreadable, which is reported`, async () => {
    const box = new SecretBox('a key of this test alone, long enough for it');
    for (let index = 0; index < TENANTS; index += 1) {
      const owner = await world.newTenant('organization');
      const idempotencyId = newId();
      await keepAnswer(owner, box.seal('{"secret":"whsec_1"}', idempotencyId), true);
      for (let number = 0; number < CANDIDATES / TENANTS; number += 1) {
        const person = { owner, candidateId: await addCandidate(world.data, owner) };
        people.push(person);
        await addMatch(person, '{"reasons":["cooked"]}');
        await keepAnswer(owner, Buffer.from(JSON.stringify({ candidateId: person.candidateId })), false);
      }
    }
    const [poisoned] = people;
    if (!poisoned) throw new Error('there is nobody');
    // Answers that are no text in one tenant, and of one of its candidates a match that is no JSON to Postgres.
    await keepAnswer(poisoned.owner, Buffer.of(0xff, 0xfe, 0x01), false);
    await addMatch(poisoned, String.raw`{"reasons":"\u0000"}`);

    const erasures = new ErasuresService(world.data);
    const started = performance.now();
    const asked = [...people];
    const ask = async () => {
      for (let next = asked.shift(); next; next = asked.shift()) {
        await erasures.erase(callerOf(next.owner), next.candidateId);
      }
    };
    await Promise.all([ask(), ask(), ask()]);
    await until(
      'all others are erased',
      async () => {
        await upkeep.run();
        return (await left()).length <= 1;
      },
      180_000,
    );
    const seconds = (performance.now() - started) / 1000;
    if (process.env.ERASURES)
      process.stdout.write(`${people.length - 1} candidates erased in ${seconds.toFixed(1)} s\n`);

    expect(await left()).toEqual([poisoned.candidateId]);
    const answers = await world.files.query<{ status: number; answers: number }>(
      `SELECT answer_status AS status, count(*)::int AS answers FROM idempotency_keys GROUP BY 1 ORDER BY 1`,
    );
    // Sealed answers stay as they were, those that told of somebody are gone, and so is the unreadable one.
    expect(answers).toEqual([
      { status: 201, answers: TENANTS },
      { status: 410, answers: people.length + 1 },
    ]);

    const unit = (await state.look()).find((each) => each.unit === 'erasures');
    expect(unit).toMatchObject({ late: 'items_fail', failingItems: 1, lastFailureCode: '22P05' });
    expect(unit?.consecutiveFailures).toBeGreaterThan(0);
    expect(unit?.oldestDueSeconds).toBeGreaterThan(0);
    const figures = await new Metrics(undefined, () => state.look()).render();
    expect(figures).toContain('tenure_upkeep_unit_late{unit="erasures",reason="items_fail"} 1');
    expect(figures).toContain('tenure_upkeep_unit_failing_items{unit="erasures"} 1');
    expect(figures).toMatch(/last_failure_timestamp_seconds\{unit="erasures",code="22P05"\} \d/);
  }, 300_000);

  test('the other rows of the person are cleaned although one cannot be', async () => {
    const [poisoned] = people;
    const rows = await world.files.query<{ result: string; candidate_external_id: string | null }>(
      'SELECT result::text AS result, candidate_external_id FROM matches WHERE candidate_id = $1 ORDER BY result::text',
      [poisoned?.candidateId],
    );
    expect(rows.filter((row) => row.candidate_external_id === null).map((row) => row.result)).toEqual(['{}']);
    expect(rows).toHaveLength(2);
  });

  test('an erasure that fails is tried again later each time, and completes once the row can be read', async () => {
    const [poisoned] = people;
    const passes = async () => {
      const [row] = await world.files.query<{ failed_passes: number; wait: number; completed: boolean }>(
        `SELECT failed_passes, extract(epoch FROM next_pass_at - now())::float AS wait,
           completed_at IS NOT NULL AS completed FROM erasures WHERE candidate_id = $1`,
        [poisoned?.candidateId],
      );
      return row;
    };
    const again = async () => {
      await world.files.query('UPDATE erasures SET next_pass_at = now() WHERE candidate_id = $1', [
        poisoned?.candidateId,
      ]);
      return upkeep.run();
    };
    const before = await passes();
    expect(await again()).toEqual({ rows: 0, failedItems: 1, failureCode: '22P05' });
    const after = await passes();
    expect(after?.failed_passes).toBe((before?.failed_passes ?? 0) + 1);
    expect(after?.wait).toBeGreaterThan(before?.wait ?? 0);
    await world.files.query('UPDATE matches SET result = \'{"reasons":[]}\' WHERE candidate_id = $1', [
      poisoned?.candidateId,
    ]);
    await world.files.query(
      "UPDATE erasures SET requested_at = requested_at - interval '11 seconds' WHERE candidate_id = $1",
      [poisoned?.candidateId],
    );
    expect(await again()).toMatchObject({ rows: 1, failedItems: 0 });
    expect((await passes())?.completed).toBe(true);
  });

  test('a part that fails as a whole leaves the other parts and other erasures their turn', async () => {
    const owner = await world.newTenant('organization');
    const candidateId = await addCandidate(world.data, owner);
    await world.files.query('ALTER FUNCTION erase_candidate_from_operations(uuid) RENAME TO put_aside');
    await new ErasuresService(world.data).erase(callerOf(owner), candidateId);
    await addMatch({ owner, candidateId }, '{"reasons":["cooked"]}');
    expect(await upkeep.run()).toEqual({ rows: 0, failedItems: 1, failureCode: '42883' });
    const rows = await world.files.query('SELECT result FROM matches WHERE candidate_id = $1', [candidateId]);
    expect(rows).toEqual([{ result: {} }]);
    await world.files.query('ALTER FUNCTION put_aside(uuid) RENAME TO erase_candidate_from_operations');
  });

  test('an answer that told of an erased candidate is refused, and the call is not made again', async () => {
    const owner = await world.newTenant('organization');
    const candidateId = await addCandidate(world.data, owner);
    const idempotency = new TenantIdempotencyService(
      world.data,
      new SecretBox('a key of this test alone, long enough for it'),
    );
    const once = { method: 'POST', path: '/api/v1/match', key: 'k', requestHash: Buffer.alloc(32) };
    const start = await idempotency.begin(callerOf(owner), once);
    if (start.kind !== 'run') throw new Error('the call is not the first');
    const body = Buffer.from(JSON.stringify({ candidateId, finalScore: 50 }));
    await idempotency.finish(callerOf(owner), start.idempotencyId, {
      status: 200,
      headers: {},
      body,
      secret: false,
    });
    await new ErasuresService(world.data).erase(callerOf(owner), candidateId);
    await upkeep.run();
    await expect(idempotency.begin(callerOf(owner), once)).rejects.toMatchObject({ code: 'answer_erased' });
  });
});
