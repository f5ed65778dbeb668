import { Database } from '../../src/db/kernel/database';
import { newId } from '../../src/platform/ids';
import { tenantData } from '../../src/services/tenant-data';
import { freshDatabase, type TestDatabase } from '../support/database';
import { TenantsRepository } from '../../src/db/tenancy/tenants.repository';

describe('row-level security', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let tenantId1: string;
  let tenantId2: string;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, poolSize: 3, role: 'tenure_app' });
    const admin = new Database({ url: testDatabase.migrationUrl, poolSize: 1, role: 'tenure_upkeep' });
    const tenants = new TenantsRepository(admin);
    tenantId1 = (await tenants.insert({ tenant_id: newId(), type: 'employer', name: 'First' })).tenant_id;
    tenantId2 = (await tenants.insert({ tenant_id: newId(), type: 'employer', name: 'Second' })).tenant_id;
    await admin.close();
  });

  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const insertOperation = (tenantId: string, mode: 'live' | 'test') => {
    const operationId = newId();
    return tenantData(database)
      .of({ tenantId, mode })
      .repositories.operations.insertWithDocument(
        {
          operationId,
          type: 'parse.resume',
          task: 'parse-document',
          pool: 'parse',
          keyId: newId(),
          input: {},
        },
        { fileName: null, declaredType: null, bytes: Buffer.from('text') },
      );
  };

  test('is enabled and forced for every table with rows of tenants', async () => {
    const { rows } = await database.knex.raw<{ rows: { relname: string }[] }>(`
      SELECT c.relname FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
      WHERE c.relkind IN ('r', 'p') AND NOT (c.relrowsecurity AND c.relforcerowsecurity)`);
    expect(rows).toEqual([]);
  });

  test('cannot be bypassed or disabled by the role of the processes', async () => {
    await expect(database.assertBoundByRowSecurity()).resolves.toBeUndefined();
    await expect(database.knex.raw('SET ROLE tenure_upkeep')).rejects.toThrow(/permission denied/);
    await expect(database.knex.raw('ALTER TABLE operations DISABLE ROW LEVEL SECURITY')).rejects.toThrow(
      /owner/,
    );
  });

  test('returns rows of the tenant and mode only, and none without a tenant', async () => {
    const row = await insertOperation(tenantId1, 'test');
    const find = (tenantId: string, mode: 'live' | 'test') =>
      tenantData(database).of({ tenantId, mode }).repositories.operations.find(row.operation_id);
    expect((await find(tenantId1, 'test'))?.operation_id).toBe(row.operation_id);
    expect(await find(tenantId1, 'live')).toBeUndefined();
    expect(await find(tenantId2, 'test')).toBeUndefined();
    const rowsWithoutTenant = await database.knex('operations').select('operation_id');
    expect(rowsWithoutTenant).toEqual([]);
  });

  test('refuses to write rows of another tenant', async () => {
    await expect(
      tenantData(database)
        .of({ tenantId: tenantId1, mode: 'test' })
        .transaction(async (repositories) => {
          await repositories.operations.find(newId());
          await database.knex.raw('SELECT 1');
          await repositories.apiKeys.insert({
            key_id: newId(),
            tenant_id: tenantId2,
            mode: 'test',
            name: 'foreign',
            key_hash: Buffer.from(newId()),
            last4: '0000',
            scopes: [],
            created_by: null,
            expires_at: null,
            ip_allowlist: [],
            sandbox_tenant: null,
          });
        }),
    ).rejects.toThrow(/row-level security/);
  });

  test('resets the tenant before a connection is reused', async () => {
    const single = new Database({ url: testDatabase.url, poolSize: 1, role: 'tenure_app' });
    await tenantData(single).of({ tenantId: tenantId1, mode: 'test' }).repositories.operations.find(newId());
    const { rows } = await single.knex.raw<{ rows: { tenant: string | null }[] }>(
      "SELECT nullif(current_setting('tenure.tenant_id', true), '') AS tenant",
    );
    expect(rows[0]?.tenant).toBeNull();
    await single.close();
  });

  test('does not break prepared statements after a migration', async () => {
    const single = new Database({ url: testDatabase.url, poolSize: 1, role: 'tenure_app' });
    const row = await insertOperation(tenantId1, 'test');
    const find = () =>
      tenantData(single)
        .of({ tenantId: tenantId1, mode: 'test' })
        .repositories.operations.find(row.operation_id);
    expect((await find())?.type).toBe('parse.resume');
    await testDatabase.query('ALTER TABLE operations ALTER COLUMN progress_done TYPE bigint');
    expect((await find())?.type).toBe('parse.resume');
    await single.close();
  });

  test('keeps the connection usable after a failed statement and rolls back its transaction', async () => {
    const row = await insertOperation(tenantId1, 'test');
    const tenant = tenantData(database).of({ tenantId: tenantId1, mode: 'test' });
    await expect(
      tenant.repositories.operations.insertWithDocument(
        {
          operationId: row.operation_id,
          type: 'parse.resume',
          task: 't',
          pool: 'parse',
          keyId: newId(),
          input: {},
        },
        { fileName: null, declaredType: null, bytes: Buffer.from('x') },
      ),
    ).rejects.toThrow(/duplicate key/);
    await expect(
      tenant.transaction(async (repositories) => {
        await repositories.operations.cancel(row.operation_id);
        throw new Error('after the write');
      }),
    ).rejects.toThrow('after the write');
    expect((await tenant.repositories.operations.find(row.operation_id))?.status).toBe('queued');
  });
});
