import { UnfinishedOperationsRepository } from '../../src/db/operations/unfinished-operations.repository';
import { newId } from '../../src/platform/ids';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../support/tenants';

describe('Operations whose task was lost', () => {
  let tenants: TenantsOnDatabase;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
  });
  afterAll(() => tenants.close());

  it('are claimed in turn between tenants, so that a backlog does not delay the operation of another', async () => {
    const [busy, other] = [await tenants.newTenant('organization'), await tenants.newTenant('employer')];
    const insert = (tenantId: string, count: number, dueFor: string) =>
      tenants.files.query(
        `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input, next_enqueue_at)
         SELECT gen_random_uuid(), $1, 'live', 'match', 't', 'match', $2, '{}', now() - $4::interval
         FROM generate_series(1, $3)`,
        [tenantId, newId(), count, dueFor],
      );
    await insert(busy.tenantId, 50, '2 hours');
    await insert(other.tenantId, 1, '1 minute');
    const operations = new UnfinishedOperationsRepository(tenants.database);
    const claimed = await operations.claimDue(10);
    expect(claimed).toHaveLength(10);
    expect(claimed.map((operation) => operation.tenant_id)).toContain(other.tenantId);
    await expect(operations.claimDue(100)).resolves.toHaveLength(41);
    await expect(operations.claimDue(100)).resolves.toEqual([]);
  });
});
