import { PartitionPlansRepository } from '../../../src/db/operations/partition-plans.repository';
import { UpkeepUnitsRepository } from '../../../src/db/operations/upkeep-units.repository';
import type { TenantScope } from '../../../src/domain/common';
import { newId } from '../../../src/platform/ids';
import { PartitionsService } from '../../../src/services/maintenance/partitions.service';
import { startPartitions, withoutMigration } from './partitioned-tables';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../../support/tenants';

describe('the audit log in partitions', () => {
  let tenants: TenantsOnDatabase;
  let tenant: TenantScope;
  let partitions: PartitionsService;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    tenant = await tenants.newTenant('employer');
    partitions = new PartitionsService(
      new PartitionPlansRepository(tenants.database),
      new UpkeepUnitsRepository(tenants.database),
    );
  });
  afterAll(() => tenants.close());

  const record = async (daysAgo: number): Promise<string> => {
    const id = newId();
    await tenants.files.query(
      `INSERT INTO audit_log (audit_id, tenant_id, actor_type, action, subject_type, subject_id, at)
       VALUES ($1, $2, 'system', 'tenant.updated', 'tenant', $2, now() - $3 * interval '1 day')`,
      [id, tenant.tenantId, daysAgo],
    );
    return id;
  };
  const listed = async (): Promise<string[]> =>
    (await tenants.data.of(tenant).repositories.auditLog.latest(tenant.tenantId, 'change', 10)).map(
      (entry) => entry.audit_id,
    );

  test('is kept without end, and listed from the newest entry', async () => {
    await startPartitions(tenants, 'audit_log', 2_000);
    const ids = [await record(2_010), await record(1_999), await record(100), await record(0)];
    expect(await partitions.maintain()).toMatchObject({ failedItems: 0 });
    expect(await listed()).toEqual(ids.toReversed());
    const about = await tenants.data
      .of(tenant)
      .repositories.auditLog.ofSubject(tenant.tenantId, tenant.tenantId, 10);
    expect(about.map((entry) => entry.audit_id)).toEqual(ids.toReversed());
  });

  test('is dropped by four weeks after the retention that the owner of the database sets, which no process can', async () => {
    await startPartitions(tenants, 'audit_log', 1_200);
    const [, , kept, recent] = [
      await record(1_210),
      await record(1_199),
      await record(1_095),
      await record(0),
    ];
    await expect(tenants.database.knex.raw("UPDATE partition_plans SET retention = '1 day'")).rejects.toThrow(
      /permission denied/,
    );
    await expect(tenants.database.knex.raw('DELETE FROM audit_log')).rejects.toThrow(/permission denied/);
    const retain = (retention: string | null) =>
      tenants.files.query("UPDATE partition_plans SET retention = $1 WHERE table_name = 'audit_log'", [
        retention,
      ]);
    await retain('1095 days');
    expect(await partitions.maintain()).toMatchObject({ failedItems: 0 });
    await retain(null);
    expect(await listed()).toEqual([recent, kept]);
  });

  test('takes over the entries of a table without partitions', async () => {
    await startPartitions(tenants, 'audit_log', 60);
    const ids = [await record(50), await record(0)];
    await withoutMigration(tenants, '20261127101000_audit_log', async (knex) => {
      const { rows } = await knex.raw<{ rows: { kind: string }[] }>(
        "SELECT relkind AS kind FROM pg_class WHERE oid = 'audit_log'::regclass",
      );
      expect(rows).toEqual([{ kind: 'r' }]);
      expect(await listed()).toEqual(ids.toReversed());
    });
    expect(await listed()).toEqual(ids.toReversed());
    const later = await record(0);
    expect(await listed()).toEqual([later, ids[1], ids[0]]);
  });
});
