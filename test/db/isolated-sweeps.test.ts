import { SweepsRepository } from '../../src/db/operations/sweeps.repository';
import { UpkeepUnitsRepository } from '../../src/db/upkeep-units.repository';
import { Database } from '../../src/db/kernel/database';
import { systemClock } from '../../src/platform/clock';
import { newId } from '../../src/platform/ids';
import { eachItem } from '../../src/services/maintenance/each-item';
import { DataExpiryService } from '../../src/services/maintenance/data-expiry.service';
import { UpkeepStateService } from '../../src/services/maintenance/upkeep-state.service';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

/** A row of each table that is due, and the function of the sweep that takes it away. */
const TABLES = [
  {
    unit: 'events',
    table: 'events',
    key: 'event_id',
    sweep: 'deleteOldEvents',
    insert: `INSERT INTO events (event_id, tenant_id, mode, type, data, created_at)
             VALUES ($1, $2, 'live', 'parse.completed', '{}', now() - interval '31 days')`,
  },
  {
    unit: 'request_log',
    table: 'request_log',
    key: 'request_id',
    sweep: 'deleteOldRequests',
    insert: `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, milliseconds, at)
             VALUES ($1, $2, 'live', gen_random_uuid(), 'GET', '/r', '/p', 200, 1, now() - interval '31 days')`,
  },
  {
    unit: 'idempotency_keys',
    table: 'idempotency_keys',
    key: 'idempotency_id',
    sweep: 'deleteExpiredIdempotencyKeys',
    insert: `INSERT INTO idempotency_keys (idempotency_id, tenant_id, mode, method, path, key, request_hash,
               locked_until, expires_at)
             VALUES ($1::uuid, $2, 'live', 'POST', '/p', $1::text, '', now(), now() - interval '1 hour')`,
  },
  {
    unit: 'operations',
    table: 'operations',
    key: 'operation_id',
    sweep: 'emptyExpiredOperations',
    insert: `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input, status, expires_at)
             VALUES ($1, $2, 'live', 'match', 't', 'match', gen_random_uuid(), '{}', 'succeeded',
                     now() - interval '31 days')`,
  },
] as const;

describe('sweeps beside rows that cannot be changed', () => {
  let world: TenantsOnDatabase;
  let windows: DataExpiryService;
  let units: UpkeepUnitsRepository;

  const stateOf = async (unit: string) =>
    (await new UpkeepStateService(units, systemClock).look()).find((each) => each.unit === unit);

  beforeAll(async () => {
    world = await tenantsOnDatabase();
    windows = new DataExpiryService(new SweepsRepository(world.database));
    units = new UpkeepUnitsRepository(world.database);
    await world.files.query(`CREATE TABLE poisoned (key text PRIMARY KEY)`);
    await world.files.query('GRANT SELECT ON poisoned TO tenure_upkeep');
    await world.files.query(`
      CREATE FUNCTION refuse_poisoned() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM poisoned WHERE key = to_jsonb(OLD)->>TG_ARGV[0]) THEN
          RAISE EXCEPTION 'unreadable' USING ERRCODE = 'XX001';
        END IF;
        RETURN OLD;
      END $$`);
  });
  afterAll(() => world.close());

  test.each(TABLES)('a bad row of $table delays itself only and is reported', async (given) => {
    const { unit, table, key, sweep, insert } = given;
    await world.files.query(
      `CREATE TRIGGER poison BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_poisoned('${key}')`,
    );
    const [first, second] = [await world.newTenant('organization'), await world.newTenant('employer')];
    const ids = Array.from({ length: 6 }, newId);
    for (const [index, id] of ids.entries()) {
      await world.files.query(insert, [id, (index % 2 ? first : second).tenantId]);
    }
    const bad = ids[0] ?? '';
    await world.files.query('INSERT INTO poisoned VALUES ($1)', [bad]);

    await windows[sweep]();
    const left = await world.files.query<{ id: string }>(`SELECT ${key}::text AS id FROM ${table}`);
    expect(left.map((row) => row.id)).toEqual([bad]);
    expect(await stateOf(unit)).toMatchObject({
      late: 'items_fail',
      failingItems: 1,
      consecutiveFailures: 1,
      lastFailureCode: 'XX001',
    });

    // Not tried again before its time, then once more, and done as soon as it can be.
    await windows[sweep]();
    expect((await stateOf(unit))?.consecutiveFailures).toBe(1);
    await world.files.query('UPDATE upkeep_faults SET retry_at = now()');
    await windows[sweep]();
    expect((await stateOf(unit))?.consecutiveFailures).toBe(2);
    await world.files.query('DELETE FROM poisoned');
    await world.files.query('UPDATE upkeep_faults SET retry_at = now()');
    await windows[sweep]();
    expect(await world.files.query(`SELECT FROM ${table}`)).toEqual([]);
    expect(await stateOf(unit)).toMatchObject({ late: null, failingItems: 0 });
  });

  test('one operation queued again too often to count stops no other', async () => {
    const owner = await world.newTenant('employer');
    const ids = [newId(), newId()];
    for (const id of ids) {
      await world.files.query(
        `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input, enqueue_count,
           next_enqueue_at)
         VALUES ($1, $2, 'live', 'match', 't', 'match', gen_random_uuid(), '{}', 32767, now())`,
        [id, owner.tenantId],
      );
    }
    const claimed = await new SweepsRepository(world.database).claimDue(10);
    expect(claimed.map((row) => row.operation_id).sort()).toEqual([...ids].sort());
  });

  test('an item that throws is noted and left out until its time, and the items behind it go on', async () => {
    const done: string[] = [];
    const unit = { unit: 'mails', faults: units };
    const run = () =>
      eachItem(
        unit,
        ['bad', 'good'],
        (item) => item,
        (item) => {
          if (item === 'bad') throw new TypeError('a name of somebody');
          done.push(item);
          return Promise.resolve(1);
        },
      );
    expect(await run()).toEqual({ rows: 1, failedItems: 1, failureCode: 'TypeError' });
    expect(await run()).toEqual({ rows: 1, failedItems: 0, failureCode: null });
    expect(done).toEqual(['good', 'good']);
  });

  test('a statement of upkeep that takes too long is ended', async () => {
    const database = new Database({
      url: world.files.url,
      poolSize: 1,
      role: 'tenure_app',
      statementTimeoutMs: 50,
    });
    await expect(database.knex.raw('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
    await database.close();
  });
});
