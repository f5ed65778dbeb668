import { ExpiredRowsRepository } from '../../../src/db/operations/expired-rows.repository';
import { PartitionPlansRepository } from '../../../src/db/operations/partition-plans.repository';
import { UpkeepUnitsRepository } from '../../../src/db/operations/upkeep-units.repository';
import type { TenantScope } from '../../../src/domain/common';
import { newId } from '../../../src/platform/ids';
import { DataExpiryService } from '../../../src/services/maintenance/data-expiry.service';
import { PartitionsService } from '../../../src/services/maintenance/partitions.service';
import { startPartitions, withoutMigration } from './partitioned-tables';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../../support/tenants';

const DAY_MS = 86_400_000;

/** An id of version 7 with a time that many days ago. */
function idOfAge(days: number): string {
  const time = Math.round(Date.now() - days * DAY_MS)
    .toString(16)
    .padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`;
}

/** Name of a partition whose last day is that many days ahead (UTC). */
const endsAhead = (days: number): string =>
  `operations_${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '_')}`;

describe('operations in partitions', () => {
  let tenants: TenantsOnDatabase;
  let tenant: TenantScope;
  let partitions: PartitionsService;
  let expiry: DataExpiryService;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    tenant = await tenants.newTenant('employer');
    partitions = new PartitionsService(
      new PartitionPlansRepository(tenants.database),
      new UpkeepUnitsRepository(tenants.database),
    );
    expiry = new DataExpiryService(new ExpiredRowsRepository(tenants.database));
  });
  afterAll(() => tenants.close());

  const repository = () => tenants.data.of(tenant).repositories.operations;
  const accept = async (age: number): Promise<string> => {
    const operation = {
      operationId: idOfAge(age),
      type: 'parse.resume',
      task: 'parse',
      pool: 'parse',
      keyId: newId(),
      input: {},
    };
    const row = await repository().insertWithDocument(operation, {
      fileName: null,
      declaredType: 'text/plain',
      bytes: Buffer.from('text'),
    });
    await tenants.files.query(
      `UPDATE operations SET created_at = now() - $2 * interval '1 day', expires_at = now() - ($2 - 3) * interval '1 day'
       WHERE operation_id = $1`,
      [row.operation_id, age],
    );
    return row.operation_id;
  };
  const end = (operationId: string) =>
    repository().end(operationId, { status: 'succeeded', result: { text: 'x' }, startedAt: new Date() }, []);
  const age = (operationId: string, days: number) =>
    tenants.files.query(
      `UPDATE operations SET finished_at = now() - $2 * interval '1 day', expires_at = now() - ($2 - 3) * interval '1 day'
       WHERE operation_id = $1`,
      [operationId, days],
    );
  const partitionOf = async (operationId: string) => {
    const [row] = await tenants.files.query<{ partition: string }>(
      'SELECT tableoid::regclass::text AS partition FROM operations WHERE operation_id = $1',
      [operationId],
    );
    return row?.partition ?? null;
  };

  test('are in the week of their id, and found, listed and ended there', async () => {
    await startPartitions(tenants, 'operations', 40);
    const ids = [await accept(45), await accept(40), await accept(20), await accept(0)];
    expect(await Promise.all(ids.map(partitionOf))).toEqual([
      'operations_past',
      endsAhead(-34),
      endsAhead(-20),
      endsAhead(1),
    ]);
    for (const id of ids) {
      expect(await repository().find(id)).toMatchObject({ operation_id: id, status: 'queued' });
      expect(await end(id)).toBe(true);
      expect(await end(id)).toBe(false);
    }
    const page = { limit: 10, before: null, types: ['parse.resume'], status: null };
    const listed = await repository().list(page);
    expect(listed.map(({ operation_id: id }) => id)).toEqual(ids.toReversed());
    const other = await tenants.newTenant('employer');
    for (const id of ids)
      expect(await tenants.data.of(other).repositories.operations.find(id)).toBeUndefined();
  });

  test('are dropped by week when all have expired, except unfinished ones and those that ended late', async () => {
    await startPartitions(tenants, 'operations', 41);
    const [expired, unfinished, late, recent] = [
      await accept(40),
      await accept(40),
      await accept(40),
      await accept(30),
    ];
    for (const id of [expired, late, recent]) await end(id);
    await age(expired, 40);
    expect(await partitions.maintain()).toMatchObject({ failedItems: 0 });
    expect(await partitionOf(expired)).toBeNull();
    expect(await partitionOf(unfinished)).toBe('operations_past');
    expect(await partitionOf(late)).toBe('operations_past');
    expect(await partitionOf(recent)).toBe(endsAhead(-28));
    expect(await end(unfinished)).toBe(true);
    expect(await repository().find(late)).toMatchObject({ status: 'succeeded', result: { text: 'x' } });

    await age(late, 34);
    await expiry.emptyExpiredOperations();
    expect(await partitionOf(late)).toBeNull();
    expect(await partitionOf(unfinished)).toBe('operations_past');
  });

  test('leave no documents, items or keys behind', async () => {
    await startPartitions(tenants, 'operations', 41);
    const operationId = await accept(40);
    await end(operationId);
    await age(operationId, 40);
    await tenants.files.query(
      `INSERT INTO operation_items (operation_id, item_index, tenant_id, mode, outcome)
       VALUES ($1, 0, $2, 'live', '{}')`,
      [operationId, tenant.tenantId],
    );
    await partitions.maintain();
    expect(await partitionOf(operationId)).toBeNull();
    await tenants.files.query(
      `UPDATE documents SET created_at = now() - interval '1 day' WHERE operation_id = $1`,
      [operationId],
    );
    await expiry.deleteSpentDocuments();
    await expiry.deleteSpentOperationItems();
    for (const table of ['documents', 'operation_items'])
      expect(
        await tenants.files.query(`SELECT FROM ${table} WHERE operation_id = $1`, [operationId]),
      ).toEqual([]);
  });

  test('take over the rows of a table without partitions', async () => {
    await startPartitions(tenants, 'operations', 41);
    const ids = [await accept(40), await accept(0)];
    await withoutMigration(tenants, '20261124160000_operations', async (knex) => {
      const { rows: before } = await knex.raw<{ rows: { kind: string }[] }>(
        "SELECT relkind AS kind FROM pg_class WHERE oid = 'operations'::regclass",
      );
      expect(before).toEqual([{ kind: 'r' }]);
      await knex.raw('DELETE FROM operations WHERE operation_id = ?', [ids[0]!]);
      const { rows: documents } = await knex.raw<{ rows: object[] }>(
        'SELECT FROM documents WHERE operation_id = ?',
        [ids[0]!],
      );
      expect(documents).toEqual([]);
    });
    expect(await partitionOf(ids[1]!)).toBe('operations_past');
    expect(await end(ids[1]!)).toBe(true);
    expect(await accept(-1).then(partitionOf)).toBe(endsAhead(7));
  });
});
