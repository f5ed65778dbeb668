import { Database } from '../../src/db/kernel/database';
import type { TenantScope } from '../../src/domain/common';
import { newId, randomBase62 } from '../../src/platform/ids';
import { tenantData } from '../../src/services/tenant-data';
import { itIf } from '../support/it-if';
import { hasPgBouncer, PGBOUNCER_MISSING, startPgBouncer } from '../support/servers/pgbouncer';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

const LOGIN = `login_${randomBase62(8).toLowerCase()}`;
const PASSWORD = randomBase62(20);

/** What a session keeps after its transactions. A pooler in transaction mode gives it to other clients. */
const SESSION_STATE = `
  SELECT current_user AS role, current_setting('statement_timeout') AS timeout,
    (SELECT count(*)::int FROM pg_prepared_statements) AS statements,
    (SELECT count(*)::int FROM pg_cursors) AS cursors,
    (SELECT count(*)::int FROM pg_listening_channels()) AS channels,
    (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()) AS locks,
    (SELECT count(*)::int FROM pg_class WHERE pg_my_temp_schema() <> 0 AND relnamespace = pg_my_temp_schema()) AS tables,
    (SELECT array_agg(name) FROM pg_settings WHERE source = 'session') AS settings,
    nullif(current_setting('tenure.tenant_id', true), '') AS tenant`;
const UNCHANGED = {
  role: LOGIN,
  timeout: '0',
  statements: 0,
  cursors: 0,
  channels: 0,
  locks: 0,
  tables: 0,
  settings: null,
  tenant: null,
};

let tenants: TenantsOnDatabase;
let url: string;

beforeAll(async () => {
  tenants = await tenantsOnDatabase();
  await tenants.files.query(`CREATE ROLE ${LOGIN} LOGIN PASSWORD '${PASSWORD}' IN ROLE tenure_app`);
  const address = new URL(tenants.files.url);
  address.username = LOGIN;
  address.password = PASSWORD;
  url = address.toString();
});

afterAll(async () => {
  await tenants.files.query(`DROP ROLE ${LOGIN}`);
  await tenants.close();
});

const open = (address: string, poolSize: number) =>
  new Database({
    url: address,
    poolSize,
    role: 'tenure_app',
    statementTimeoutMs: 20_000,
    namedStatements: false,
  });

const newOperation = () => ({
  operationId: newId(),
  type: 'parse.resume' as const,
  task: 'parse-document',
  pool: 'parse' as const,
  keyId: newId(),
  input: {},
});
const DOCUMENT = { fileName: null, declaredType: null, bytes: Buffer.from('text') };

/** One call of each way in which a process sends statements. */
const callsOf = (database: Database, scope: TenantScope) => {
  const tenant = tenantData(database).of(scope);
  const operation = newOperation();
  return [
    () => tenant.repositories.operations.insertWithDocument(operation, DOCUMENT),
    () =>
      tenant.transaction(async ({ operations }) => {
        expect((await operations.find(operation.operationId))?.status).toBe('queued');
        await operations.cancel(operation.operationId);
      }),
    () =>
      tenant
        .transaction(async ({ operations }) => {
          await operations.find(operation.operationId);
          throw new Error('after a statement');
        })
        .catch((error: Error) => expect(error.message).toBe('after a statement')),
    () =>
      expect(tenant.repositories.operations.insertWithDocument(operation, DOCUMENT)).rejects.toThrow(
        /duplicate/,
      ),
    async () => {
      const { rows } = await database.knex.raw<{ rows: unknown[] }>(
        "SELECT current_user AS role, current_setting('statement_timeout') AS timeout WHERE ? = 1",
        [1],
      );
      expect(rows).toEqual([{ role: 'tenure_app', timeout: '20s' }]);
    },
    () =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.raw<{ rows: unknown[] }>('SELECT current_user AS role');
        expect(rows).toEqual([{ role: 'tenure_app' }]);
      }),
    () => database.assertBoundByRowSecurity(),
    async () => expect(await database.knex('operations').select('operation_id')).toEqual([]),
    async () => expect(await database.knex('operations').update({ status: 'failed' })).toBe(0),
  ];
};

describe('a database connection', () => {
  it('keeps nothing after a transaction and works after its session is discarded', async () => {
    const database = open(url, 1);
    const scope = await tenants.newTenant('employer');
    for (const call of callsOf(database, scope)) {
      await call();
      const { rows } = await database.withConnection((client) => client.query(SESSION_STATE));
      expect(rows).toEqual([UNCHANGED]);
      await database.withConnection((client) => client.query('DISCARD ALL'));
    }
    await database.close();
  });

  itIf(hasPgBouncer, PGBOUNCER_MISSING)(
    'serves concurrent transactions of several tenants through PgBouncer in transaction mode',
    async () => {
      const pooler = await startPgBouncer(url);
      const database = open(pooler.url, 12);
      const scopes = await Promise.all(Array.from({ length: 12 }, () => tenants.newTenant('employer')));
      await Promise.all(
        scopes.map(async (scope) => {
          for (const call of callsOf(database, scope)) await call();
          const { rows } = await database.knex.raw<{ rows: unknown[] }>(
            "SELECT nullif(current_setting('tenure.tenant_id', true), '') AS tenant",
          );
          expect(rows).toEqual([{ tenant: null }]);
        }),
      );
      await database.close();
      await pooler.stop();
    },
  );

  it('reports a transaction as failed if a caught error of a statement has aborted it', async () => {
    const database = open(url, 1);
    const tenant = tenantData(database).of(await tenants.newTenant('employer'));
    const [first, second] = [newOperation(), newOperation()];
    await tenant.repositories.operations.insertWithDocument(first, DOCUMENT);
    await expect(
      tenant.transaction(async ({ operations }) => {
        await operations.insertWithDocument(second, DOCUMENT);
        await operations.insertWithDocument(first, DOCUMENT).catch(() => undefined);
      }),
    ).rejects.toThrow(/rolled back at COMMIT/);
    expect(await tenant.repositories.operations.find(second.operationId)).toBeUndefined();

    await expect(
      database.transaction(async (transaction) => {
        await transaction.raw('SELECT 1 / 0').catch(() => undefined);
      }),
    ).rejects.toThrow(/transaction is aborted/);
    // The connection is usable afterwards.
    expect((await tenant.repositories.operations.find(first.operationId))?.status).toBe('queued');
    await database.close();
  });
});
