import { ExpiredRowsRepository } from '../../src/db/operations/expired-rows.repository';
import { UnfinishedOperationsRepository } from '../../src/db/operations/unfinished-operations.repository';
import { UpkeepUnitsRepository } from '../../src/db/operations/upkeep-units.repository';
import { Database } from '../../src/db/kernel/database';
import { systemClock } from '../../src/platform/clock';
import { newId } from '../../src/platform/ids';
import { eachItem } from '../../src/services/maintenance/each-item';
import { DataExpiryService } from '../../src/services/maintenance/data-expiry.service';
import { MaintenanceStateService } from '../../src/services/maintenance/maintenance-state.service';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

/** For each table an expired row and the function that deletes it. */
const TABLES = [
  {
    unit: 'events',
    table: 'events',
    key: 'event_id',
    deletion: 'deleteOldEvents',
    insert: `INSERT INTO events (event_id, tenant_id, mode, type, data, created_at)
             VALUES ($1, $2, 'live', 'parse.completed', '{}', now() - interval '31 days')`,
  },
  {
    unit: 'request_log',
    table: 'request_log',
    key: 'request_id',
    deletion: 'deleteOldRequests',
    insert: `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, milliseconds, at)
             VALUES ($1, $2, 'live', gen_random_uuid(), 'GET', '/r', '/p', 200, 1, now() - interval '31 days')`,
  },
  {
    unit: 'idempotency_keys',
    table: 'idempotency_keys',
    key: 'idempotency_id',
    deletion: 'deleteExpiredIdempotencyKeys',
    insert: `INSERT INTO idempotency_keys (idempotency_id, tenant_id, mode, method, path, key, request_hash,
               locked_until, expires_at)
             VALUES ($1::uuid, $2, 'live', 'POST', '/p', $1::text, '', now(), now() - interval '1 hour')`,
  },
  {
    unit: 'operations',
    table: 'operations',
    key: 'operation_id',
    deletion: 'emptyExpiredOperations',
    insert: `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input, status, expires_at)
             VALUES ($1, $2, 'live', 'match', 't', 'match', gen_random_uuid(), '{}', 'succeeded',
                     now() - interval '31 days')`,
  },
] as const;

describe('data expiry with rows that cannot be changed', () => {
  let tenants: TenantsOnDatabase;
  let dataExpiry: DataExpiryService;
  let units: UpkeepUnitsRepository;

  const stateOf = async (unit: string) =>
    (await new MaintenanceStateService(units, systemClock).look()).find((each) => each.unit === unit);

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    dataExpiry = new DataExpiryService(new ExpiredRowsRepository(tenants.database));
    units = new UpkeepUnitsRepository(tenants.database);
    await tenants.files.query(`CREATE TABLE unreadable_rows (key text PRIMARY KEY)`);
    await tenants.files.query('GRANT SELECT ON unreadable_rows TO tenure_upkeep');
    await tenants.files.query(`
      CREATE FUNCTION refuse_unreadable() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM unreadable_rows WHERE key = to_jsonb(OLD)->>TG_ARGV[0]) THEN
          RAISE EXCEPTION 'unreadable' USING ERRCODE = 'XX001';
        END IF;
        RETURN OLD;
      END $$`);
  });
  afterAll(() => tenants.close());

  test.each(TABLES)('delays only the bad row of $table and reports it', async (tableCase) => {
    const { unit, table, key, deletion, insert } = tableCase;
    await tenants.files.query(
      `CREATE TRIGGER refuse_delete BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_unreadable('${key}')`,
    );
    const [first, second] = [await tenants.newTenant('organization'), await tenants.newTenant('employer')];
    const ids = Array.from({ length: 6 }, newId);
    for (const [index, id] of ids.entries()) {
      await tenants.files.query(insert, [id, (index % 2 ? first : second).tenantId]);
    }
    const unreadableId = ids[0] ?? '';
    await tenants.files.query('INSERT INTO unreadable_rows VALUES ($1)', [unreadableId]);

    await dataExpiry[deletion]();
    const remaining = await tenants.files.query<{ id: string }>(`SELECT ${key}::text AS id FROM ${table}`);
    expect(remaining.map((row) => row.id)).toEqual([unreadableId]);
    expect(await stateOf(unit)).toMatchObject({
      late: 'items_fail',
      failingItems: 1,
      consecutiveFailures: 1,
      lastFailureCode: 'XX001',
    });

    // The row is not retried early. Then it fails once more, and it is deleted as soon as it is readable.
    await dataExpiry[deletion]();
    expect((await stateOf(unit))?.consecutiveFailures).toBe(1);
    await tenants.files.query('UPDATE upkeep_faults SET retry_at = now()');
    await dataExpiry[deletion]();
    expect((await stateOf(unit))?.consecutiveFailures).toBe(2);
    await tenants.files.query('DELETE FROM unreadable_rows');
    await tenants.files.query('UPDATE upkeep_faults SET retry_at = now()');
    await dataExpiry[deletion]();
    expect(await tenants.files.query(`SELECT FROM ${table}`)).toEqual([]);
    expect(await stateOf(unit)).toMatchObject({ late: null, failingItems: 0 });
  });

  test('continues if the enqueue counter of an operation overflows', async () => {
    const owner = await tenants.newTenant('employer');
    const ids = [newId(), newId()];
    for (const id of ids) {
      await tenants.files.query(
        `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input, enqueue_count,
           next_enqueue_at)
         VALUES ($1, $2, 'live', 'match', 't', 'match', gen_random_uuid(), '{}', 32767, now())`,
        [id, owner.tenantId],
      );
    }
    const claimed = await new UnfinishedOperationsRepository(tenants.database).claimDue(10);
    expect(claimed.map((row) => row.operation_id).sort()).toEqual([...ids].sort());
  });

  test('records an item that throws, skips it until its retry time and processes the other items', async () => {
    const processed: string[] = [];
    const unit = { unit: 'mails', faults: units };
    const run = () =>
      eachItem(
        unit,
        ['bad', 'good'],
        (item) => item,
        (item) => {
          if (item === 'bad') throw new TypeError('text of an error');
          processed.push(item);
          return Promise.resolve(1);
        },
      );
    expect(await run()).toEqual({ rows: 1, failedItems: 1, failureCode: 'TypeError' });
    expect(await run()).toEqual({ rows: 1, failedItems: 0, failureCode: null });
    expect(processed).toEqual(['good', 'good']);
  });

  test('ends a maintenance statement that takes too long', async () => {
    const database = new Database({
      url: tenants.files.url,
      poolSize: 1,
      role: 'tenure_app',
      statementTimeoutMs: 50,
    });
    await expect(database.knex.raw('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await database.close();
  });
});
