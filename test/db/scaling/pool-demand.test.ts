import { Client } from 'pg';
import { randomBase62 } from '../../../src/platform/ids';
import { publishedObjects } from '../../unit/deploy/manifests';
import { tenantsOnDatabase, type TenantsOnDatabase } from '../../support/tenants';

/** SQL of the autoscaler by pool, as published. */
const queries = new Map(
  publishedObjects()
    .filter(({ kind }) => kind === 'ScaledObject')
    .map(({ metadata, spec }) => [
      metadata.name.replace('tenure-', ''),
      spec.triggers?.[0]?.metadata['query'] ?? '',
    ]),
);

describe('The query of the autoscaler', () => {
  let tenants: TenantsOnDatabase;
  let scaler: Client;
  const login = `t_scaler_${randomBase62(12).toLowerCase()}`;

  beforeAll(async () => {
    tenants = await tenantsOnDatabase();
    const password = randomBase62(24);
    await tenants.files.query(`CREATE ROLE ${login} LOGIN PASSWORD '${password}' IN ROLE tenure_scaler`);
    const url = new URL(tenants.files.migrationUrl);
    [url.username, url.password] = [login, password];
    scaler = new Client({ connectionString: url.toString() });
    await scaler.connect();
  });
  afterAll(async () => {
    await scaler.end();
    await tenants.files.query(`DROP ROLE ${login}`);
    await tenants.close();
  });

  const demands = async (): Promise<Record<string, number>> => {
    const all: Record<string, number> = {};
    for (const [pool, query] of queries) {
      const { rows } = await scaler.query<[string]>({ text: query, rowMode: 'array' });
      expect(rows).toHaveLength(1);
      expect(rows[0]).toHaveLength(1);
      all[pool] = Number(rows[0]?.[0]);
    }
    return all;
  };
  const addOperations = (tenantId: string, pool: string, status: string, count: number) =>
    tenants.files.query(
      `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, input, status)
       SELECT gen_random_uuid(), $1, 'live', 'parse', 't', $2, '{}', $3 FROM generate_series(1, $4)`,
      [tenantId, pool, status, count],
    );

  it('counts nothing for idle pools, then the waiting work of each, of one tenant up to the limit', async () => {
    expect(await demands()).toEqual({ parse: 0, scan: 0, match: 0, sync: 0, deliver: 0 });

    const [busy, other] = [await tenants.newTenant('organization'), await tenants.newTenant('employer')];
    await addOperations(busy.tenantId, 'parse', 'queued', 1000);
    await addOperations(other.tenantId, 'parse', 'queued', 3);
    await addOperations(other.tenantId, 'parse', 'running', 2);
    await addOperations(other.tenantId, 'parse', 'succeeded', 5);
    await addOperations(other.tenantId, 'scan', 'queued', 1);
    await tenants.files.query(
      `INSERT INTO mails (mail_id, kind, cause, recipient, due_at)
       VALUES (gen_random_uuid(), 'invitation', 'due', 'a@example.com', now() - interval '1 minute'),
              (gen_random_uuid(), 'invitation', 'later', 'a@example.com', now() + interval '1 hour')`,
    );
    await tenants.files.query(
      `INSERT INTO event_outbox (event_id, logged_at) VALUES ('evt_1', now()), ('evt_2', now())`,
    );
    expect(await demands()).toEqual({ parse: 205, scan: 1, match: 0, sync: 0, deliver: 3 });
  });

  it('cannot read anything else with its login', async () => {
    for (const statement of [
      'SELECT * FROM operations',
      'SELECT * FROM pool_ages()',
      'SELECT * FROM claim_due_operations(1)',
    ]) {
      await expect(scaler.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
