import { PartitionPlansRepository } from '../../../src/db/operations/partition-plans.repository';
import { ExpiredRowsRepository } from '../../../src/db/operations/expired-rows.repository';
import { UpkeepUnitsRepository } from '../../../src/db/operations/upkeep-units.repository';
import { Database } from '../../../src/db/kernel/database';
import type { TenantScope } from '../../../src/domain/common';
import { inspectDatabase } from '../../../src/db/kernel/inspect-database';
import { systemClock } from '../../../src/platform/clock';
import { newId } from '../../../src/platform/ids';
import { DataExpiryService } from '../../../src/services/maintenance/data-expiry.service';
import { MaintenanceStateService } from '../../../src/services/maintenance/maintenance-state.service';
import { PartitionsService } from '../../../src/services/maintenance/partitions.service';
import { startDaysAgo } from '../../../tools/bench/partitions/start-days-ago';
import { withoutMigration } from './partitioned-tables';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../../support/tenants';

/** Day relative to today (UTC), as the names of partitions state it. */
function day(ahead: number): string {
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '_');
}

const days = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => day(from + index));

describe('the request log in partitions', () => {
  let tenants: TenantsOnDatabase;
  let tenant: TenantScope;
  let service: PartitionsService;
  let units: UpkeepUnitsRepository;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    tenant = await tenants.newTenant('employer');
    units = new UpkeepUnitsRepository(tenants.database);
    service = new PartitionsService(new PartitionPlansRepository(tenants.database), units);
  });
  afterAll(() => tenants.close());

  const partitions = async () =>
    (
      await tenants.files.query<{ name: string }>(
        `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'request_log'::regclass ORDER BY 1`,
      )
    ).map(({ name }) => name.slice('request_log_'.length));
  /** Logs a request at a time and returns the partition that has it. */
  const log = async (at: string, status = 200) => {
    const [row] = await tenants.files.query<{ partition: string }>(
      `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, milliseconds, at)
       VALUES ($1, $2, 'live', $3, 'GET', '/r', '/p', $4, 1, ${at}) RETURNING tableoid::regclass::text AS partition`,
      [`req_${newId()}`, tenant.tenantId, newId(), status],
    );
    return row?.partition.slice('request_log_'.length);
  };
  /** Leaves the table as if upkeep had not run since that day, which has no partition of its own. */
  const startAt = async (ahead: number) => {
    await tenants.files.query('DELETE FROM request_log');
    await startDaysAgo((sql) => tenants.files.query(sql), 'request_log', -ahead);
  };

  test('exist for the next three days, and for any other time', async () => {
    expect(await partitions()).toEqual([...days(1, 3), 'future', 'past']);
    expect(await log('now()')).toBe('past');
    expect(await log("now() + interval '1 day'")).toBe(day(1));
    expect(await log("now() + interval '9 days'")).toBe('future');
    expect(await log("'1970-01-01'")).toBe('past');
  });

  test('are protected like the table and closed to processes', async () => {
    const { openTables, partitionedTables } = await inspectDatabase(
      tenants.files.migrationUrl,
      tenants.files.migrationUrl,
    );
    expect(openTables).toEqual([]);
    expect(partitionedTables).toContainEqual({ name: 'request_log', daysAhead: 3 });
    for (const name of await partitions()) {
      await expect(tenants.database.knex.raw(`SELECT FROM request_log_${name}`)).rejects.toThrow(
        /permission denied/,
      );
    }
  });

  test('are created for each day and dropped when their last row has expired', async () => {
    await startAt(-33);
    await new PartitionPlansRepository(tenants.database).create('request_log');
    expect(await partitions()).toEqual([...days(-33, 3), 'future', 'past']);
    for (const age of [33, 31, 30, 29, 0]) {
      expect(await log(`now() - interval '${age} days'`)).toBe(day(-age));
    }
    expect(await service.maintain()).toEqual({ rows: 3, failedItems: 0, failureCode: null });
    expect(await partitions()).toEqual([...days(-30, 3), 'future', 'past']);
    const rows = await tenants.files.query(`SELECT FROM request_log`);
    expect(rows).toHaveLength(3);
    expect(await log("now() - interval '31 days'")).toBe('past');
    await new DataExpiryService(new ExpiredRowsRepository(tenants.database)).deleteOldRequests();
    expect(await tenants.files.query(`SELECT FROM request_log`)).toHaveLength(3);
  });

  test('keep the rows that arrived while none was created', async () => {
    await startAt(-5);
    for (const at of ["now() - interval '4 days'", 'now()', "'2100-01-01'"])
      expect(await log(at)).toBe('future');
    const state = async () =>
      (await new MaintenanceStateService(units, systemClock).look()).find(
        ({ unit }) => unit === 'partitions',
      );
    await tenants.files.query(`
      DO $$
      BEGIN
        ALTER TABLE request_log DETACH PARTITION request_log_future;
        PERFORM add_partition(p, 'request_log_${day(-5)}', partition_bound('time', current_date - 5),
                              partition_bound('time', current_date - 4))
        FROM partition_plans p WHERE p.table_name = 'request_log';
        EXECUTE format('ALTER TABLE request_log ATTACH PARTITION request_log_future FOR VALUES FROM (%L) TO (MAXVALUE)',
                       partition_bound('time', current_date - 4));
      END $$`);
    expect((await state())?.late).toBe('items_wait');
    const { partitionedTables } = await inspectDatabase(
      tenants.files.migrationUrl,
      tenants.files.migrationUrl,
    );
    expect(partitionedTables).toContainEqual({ name: 'request_log', daysAhead: -5 });

    await service.maintain();
    expect((await state())?.late).toBeNull();
    expect(await partitions()).toEqual([day(-5), day(3), 'future', 'past']);
    const rows = await tenants.files.query<{ partition: string }>(
      'SELECT tableoid::regclass::text AS partition FROM request_log ORDER BY at',
    );
    expect(rows.map(({ partition }) => partition)).toEqual([
      `request_log_${day(3)}`,
      `request_log_${day(3)}`,
      'request_log_future',
    ]);
    expect(await log('now()')).toBe(day(3));
  });

  test('move rows that are kept to the past', async () => {
    await startAt(-40);
    await new PartitionPlansRepository(tenants.database).create('request_log');
    await log("now() - interval '35 days'", 200);
    await log("now() - interval '35 days'", 500);
    await tenants.files.query(`UPDATE partition_plans SET kept = 'status = 500'`);
    await service.maintain();
    await tenants.files.query(`UPDATE partition_plans SET kept = NULL`);
    const rows = await tenants.files.query<{ partition: string; status: number }>(
      'SELECT tableoid::regclass::text AS partition, status FROM request_log',
    );
    expect(rows).toEqual([{ partition: 'request_log_past', status: 500 }]);
  });

  test('are changed later if a statement holds the table', async () => {
    await startAt(-33);
    const reader = new Database({ url: tenants.files.migrationUrl, poolSize: 1, role: 'tenure_upkeep' });
    const transaction = await reader.knex.transaction();
    await transaction.raw('SELECT FROM request_log LIMIT 1');
    expect(await service.maintain()).toMatchObject({ failedItems: 1, failureCode: '55P03' });
    expect(await log('now()')).toBe('future');
    await transaction.rollback();
    await reader.close();
    await tenants.files.query('UPDATE upkeep_faults SET retry_at = now()');
    expect(await service.maintain()).toMatchObject({ failedItems: 0 });
    expect(await log('now()')).toBe(day(3));
  });

  test('take over the rows of a table without partitions', async () => {
    await tenants.files.query('DELETE FROM request_log');
    await withoutMigration(tenants, '20261124130100_request_log', async (knex) => {
      const { rows: before } = await knex.raw<{ rows: { kind: string }[] }>(
        "SELECT relkind AS kind FROM pg_class WHERE oid = 'request_log'::regclass",
      );
      expect(before).toEqual([{ kind: 'r' }]);
      await knex.raw(
        `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, milliseconds, at)
       SELECT 'req_' || n, ?::uuid, 'live', ?::uuid, 'GET', '/r', '/p', 200, 1, now() - n * interval '1 hour'
       FROM generate_series(-30, 800) AS n`,
        [tenant.tenantId, newId()],
      );
    });
    expect(await log('now()')).toBe('past');
    expect(await log("now() + interval '4 days'")).toBe('future');
    const rows = await tenants.files.query<{ partition: string }>(
      'SELECT DISTINCT tableoid::regclass::text AS partition FROM request_log WHERE path = $1',
      ['/p'],
    );
    expect(rows.map(({ partition }) => partition).sort()).toEqual(['request_log_future', 'request_log_past']);
    const page = await tenants.data.of(tenant).repositories.requestLog.list({}, 40);
    const ids = page.map((row) => row.request_id).filter((id) => /^req_-?\d{1,3}$/.test(id));
    expect(ids.slice(0, 35)).toEqual(Array.from({ length: 35 }, (_, index) => `req_${index - 30}`));
    await new DataExpiryService(new ExpiredRowsRepository(tenants.database)).deleteOldRequests();
    const [oldest] = await tenants.files.query<{ age: number }>(
      'SELECT extract(day FROM now() - min(at))::int AS age FROM request_log',
    );
    expect(oldest?.age).toBe(29);
  });
});
