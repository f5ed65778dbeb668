import { ExpiredRowsRepository } from '../../src/db/operations/expired-rows.repository';
import type { ScoreLogWrite } from '../../src/db/records/score-log.repository';
import type { TenantScope } from '../../src/domain/common';
import { newId } from '../../src/platform/ids';
import { DataExpiryService } from '../../src/services/maintenance/data-expiry.service';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

describe('the score log', () => {
  let tenants: TenantsOnDatabase;
  let dataExpiry: DataExpiryService;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    dataExpiry = new DataExpiryService(new ExpiredRowsRepository(tenants.database));
  });
  afterAll(() => tenants.close());

  const entry = (): ScoreLogWrite => ({
    entry_id: newId(),
    kind: 'match',
    candidate_id: newId(),
    job_id: newId(),
    pair_score: true,
    score: 72.5,
    recommendation: 'good_match',
    detail: {},
    model_version: 'match-1.1.0',
    weights_version: null,
    inputs_hash: null,
    surface: 'api',
    ranking_id: null,
    rank: null,
    pool_size: null,
  });
  const add = (tenant: TenantScope, written = entry()) =>
    tenants.data.of(tenant).repositories.scoreLog.add([written], null);
  const partitions = async () =>
    (
      await tenants.files.query<{ name: string }>(
        `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'score_log'::regclass ORDER BY 1`,
      )
    ).map((row) => row.name);

  /** Runs a statement as the processes do, in the scope of a tenant. */
  const asProcess = (tenant: TenantScope, sql: string) =>
    tenants.database.knex.transaction(async (transaction) => {
      await transaction.raw(
        "SELECT set_config('tenure.tenant_id', ?, true), set_config('tenure.mode', ?, true)",
        [tenant.tenantId, tenant.mode],
      );
      const { rows } = await transaction.raw<{ rows: Record<string, unknown>[] }>(sql);
      return rows;
    });

  test('shows a tenant its own entries of its mode only', async () => {
    const tenant = await tenants.newTenant('employer');
    await add(tenant);
    const count = async (scope: TenantScope) =>
      (await asProcess(scope, 'SELECT count(*)::int AS entries FROM score_log'))[0]?.entries;
    expect(await count(tenant)).toBe(1);
    expect(await count({ ...tenant, mode: 'test' })).toBe(0);
    expect(await count(await tenants.newTenant('employer'))).toBe(0);
  });

  test.each([
    'UPDATE score_log SET score = 1',
    'DELETE FROM score_log',
    'TRUNCATE score_log',
    "UPDATE match_decisions SET outcome = 'hired'",
    'DELETE FROM match_decisions',
    "UPDATE match_reconsiderations SET reason = 'none'",
    'DELETE FROM match_reconsiderations',
    'SELECT * FROM score_log_pseudonym_keys',
  ])('does not let the processes run %s', async (sql) => {
    const tenant = await tenants.newTenant('employer');
    await expect(asProcess(tenant, sql)).rejects.toThrow(/permission denied/);
  });

  test('gives the processes no way around it through a partition', async () => {
    const tenant = await tenants.newTenant('employer');
    const [partition] = await partitions();
    await expect(asProcess(tenant, `SELECT * FROM ${partition}`)).rejects.toThrow(/permission denied/);
  });

  test('refuses an entry for another tenant', async () => {
    const [tenant, other] = [await tenants.newTenant('employer'), await tenants.newTenant('employer')];
    await expect(
      asProcess(
        tenant,
        `INSERT INTO score_log (entry_id, tenant_id, mode, kind, candidate_id, job_id, pair_score, detail, model_version,
           surface)
         VALUES ('${newId()}', '${other.tenantId}', 'live', 'match', '${newId()}', '${newId()}', true, '{}', 'm', 'api')`,
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('has partitions for this month and the next three', async () => {
    await dataExpiry.createScoreLogPartitions();
    const months = [0, 1, 2, 3].map((ahead) => {
      const today = new Date();
      const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1));
      return `score_log_${month.toISOString().slice(0, 7).replace('-', '_')}`;
    });
    expect(await partitions()).toEqual(months);
  });

  test('deletes a month after the retention of each tenant, and drops it when no tenant keeps it', async () => {
    const settings = (tenant: TenantScope) => tenants.data.of(tenant).repositories.tenantSettings;
    const [ordinary, patient, held] = [
      await tenants.newTenant('employer'),
      await tenants.newTenant('employer'),
      await tenants.newTenant('employer'),
    ];
    await settings(patient).set(patient.tenantId, 'scoreLog.retentionMonths', 48);
    await settings(held).set(held.tenantId, 'scoreLog.legalHold', true);
    await tenants.files.query(
      `CREATE TABLE score_log_2024_01 PARTITION OF score_log FOR VALUES FROM ('2024-01-01Z') TO ('2024-02-01Z')`,
    );
    await tenants.files.query('ALTER TABLE score_log_2024_01 OWNER TO tenure_upkeep');
    for (const tenant of [ordinary, patient, held]) {
      await add(tenant);
      await tenants.files.query(`UPDATE score_log SET created_at = '2024-01-15Z' WHERE tenant_id = $1`, [
        tenant.tenantId,
      ]);
    }
    const keepers = async () => {
      await dataExpiry.deleteExpiredScores();
      const rows = await tenants.files.query<{ tenant_id: string }>(
        `SELECT tenant_id FROM score_log WHERE created_at < '2024-02-01Z'`,
      );
      return rows.map((row) => row.tenant_id).sort();
    };
    expect(await keepers()).toEqual([patient.tenantId, held.tenantId].sort());
    await settings(patient).set(patient.tenantId, 'scoreLog.retentionMonths', 12);
    expect(await keepers()).toEqual([held.tenantId]);
    await settings(held).set(held.tenantId, 'scoreLog.legalHold', false);
    expect(await keepers()).toEqual([]);
    expect(await partitions()).not.toContain('score_log_2024_01');
  });

  test.each([
    ['5 months', 1],
    ['8 months', 0],
  ])('and decisions of a tenant without settings after %s: %i kept', async (age, remaining) => {
    const tenant = await tenants.newTenant('employer');
    const decisionId = newId();
    await tenants.data.of(tenant).repositories.matchDecisions.insert({
      decision_id: decisionId,
      match_id: newId(),
      candidate_id: newId(),
      job_id: newId(),
      outcome: 'advanced',
      reason_code: 'skills',
      reason: null,
      decided_by: 'staff-12',
      log_entry_id: null,
    });
    await tenants.files.query(
      'UPDATE match_decisions SET created_at = created_at - $2::interval WHERE decision_id = $1',
      [decisionId, age],
    );
    await dataExpiry.deleteExpiredDecisions();
    const rows = await tenants.files.query('SELECT 1 FROM match_decisions WHERE decision_id = $1', [
      decisionId,
    ]);
    expect(rows).toHaveLength(remaining);
  });

  test.each([
    ['5 months', 1],
    ['8 months', 0],
  ])('and reconsiderations of a tenant without settings after %s: %i kept', async (age, remaining) => {
    const tenant = await tenants.newTenant('employer');
    const id = newId();
    await tenants.data.of(tenant).repositories.reconsiderations.insert({
      reconsideration_id: id,
      match_id: newId(),
      candidate_id: newId(),
      job_id: newId(),
      log_entry_id: newId(),
      new_log_entry_id: newId(),
      requested_by: 'candidate',
      reason: null,
    });
    await tenants.files.query('UPDATE match_reconsiderations SET created_at = now() - $1::interval', [age]);
    await dataExpiry.deleteExpiredReconsiderations();
    const rows = await tenants.files.query(
      'SELECT 1 FROM match_reconsiderations WHERE reconsideration_id = $1',
      [id],
    );
    expect(rows).toHaveLength(remaining);
  });
});
