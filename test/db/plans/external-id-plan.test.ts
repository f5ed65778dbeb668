import knexFactory, { type Knex } from 'knex';
import { Database } from '../../../src/db/kernel/database';
import { compileStatement, type Executor, type Statement } from '../../../src/db/kernel/statement';
import { CandidatesRepository } from '../../../src/db/records/candidates.repository';
import { JobsRepository } from '../../../src/db/records/jobs.repository';
import { newId } from '../../../src/platform/ids';
import { freshDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let app: Database;
let knex: Knex;
const tenantId = newId();
const scope = { tenantId, mode: 'test' } as const;

beforeAll(async () => {
  database = await freshDatabase();
  app = new Database({ url: database.url, poolSize: 1, role: 'tenure_app' });
  knex = knexFactory({ client: 'pg', connection: database.migrationUrl });
  await database.query(`INSERT INTO tenants (tenant_id, type, name) VALUES ($1, 'organization', 'New')`, [
    tenantId,
  ]);
  // The tables grow without statistics, as in the first minute of a large import.
  await database.query('ALTER TABLE candidates SET (autovacuum_enabled = false)');
  await database.query('ALTER TABLE jobs SET (autovacuum_enabled = false)');
  await database.query(
    `INSERT INTO candidates (candidate_id, tenant_id, mode, external_id, source)
     SELECT gen_random_uuid(), $1, 'test', 'e-' || n, 'native' FROM generate_series(1, 5000) AS n`,
    [tenantId],
  );
});

afterAll(async () => {
  await app.close();
  await knex.destroy();
  await database.drop();
});

/** Runs the statements of a call in one transaction and returns the plans of those that read a table. */
async function plansOf(call: (executor: Executor) => Promise<unknown>): Promise<string> {
  const statements: Statement[] = [];
  const recorder: Executor = {
    rows: (statement) => {
      statements.push(statement);
      return Promise.resolve([]);
    },
  };
  await call(recorder);
  return app.withConnection(async (client) => {
    await client.query('BEGIN');
    await client.query({
      text: "SELECT set_config('tenure.tenant_id', $1, true), set_config('tenure.mode', 'test', true)",
      values: [tenantId],
    });
    const plans: string[] = [];
    for (const { sql, bindings } of statements.map(compileStatement)) {
      const isSetting = sql.includes('set_config');
      const { rows } = await client.query<Record<string, string>>({
        text: isSetting ? sql : `EXPLAIN ${sql}`,
        values: bindings,
      });
      if (!isSetting) plans.push(...rows.map((row) => row['QUERY PLAN'] ?? ''));
    }
    const { rows } = await client.query<{ enable_sort: string }>({ text: 'SHOW enable_sort' });
    expect(rows).toEqual([{ enable_sort: 'on' }]);
    await client.query('COMMIT');
    return plans.join('\n');
  });
}

it('finds candidates by external id through its index before the table has statistics', async () => {
  const plan = await plansOf((executor) =>
    new CandidatesRepository(executor, knex, scope).lock(['e-1', 'e-2', 'new']),
  );
  expect(plan).toContain('candidates_tenant_id_mode_external_id_key');
  expect(plan).not.toContain('Sort');
});

it('finds a job by external id through its index before the table has statistics', async () => {
  const plan = await plansOf((executor) =>
    new JobsRepository(executor, knex, scope).lock({ externalId: 'e-1' }),
  );
  expect(plan).toContain('jobs_tenant_id_mode_external_id_key');
  expect(plan).not.toContain('Sort');
});
