import knexFactory, { type Knex } from 'knex';
import { JobsRepository, type JobPage } from '../../../src/db/records/jobs.repository';
import { compileStatement, type Statement } from '../../../src/db/kernel/statement';
import { newId } from '../../../src/platform/ids';
import { freshDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let knex: Knex;
const tenantId = newId();

beforeAll(async () => {
  database = await freshDatabase();
  knex = knexFactory({ client: 'pg', connection: database.migrationUrl });
  await database.query(`INSERT INTO tenants (tenant_id, type, name) VALUES ($1, 'employer', 'Many')`, [
    tenantId,
  ]);
  await database.query(
    `INSERT INTO jobs (job_id, tenant_id, mode, external_id, slug, title, parsed, content_hash, posted_at)
     SELECT gen_random_uuid(), $1, 'test', 'e-' || n, 's', 't', json_build_object('text', repeat(md5(n::text), 20)), '', now() - n * interval '1 minute'
     FROM generate_series(1, 20000) AS n`,
    [tenantId],
  );
  await database.query('VACUUM ANALYZE jobs');
});

afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

/** Returns the query plan of the last statement of a call as text. */
async function queryPlanOf(read: (jobs: JobsRepository) => Promise<unknown>): Promise<string> {
  let plan = '';
  const executor = {
    rows: async <Row>(statement: Statement): Promise<Row[]> => {
      const { sql, bindings } = compileStatement(statement);
      const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...bindings]);
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return [];
    },
  };
  await read(new JobsRepository(executor, knex, { tenantId, mode: 'test' }));
  return plan;
}

const firstPage: JobPage = { limit: 51, before: null, status: null, externalId: null, updatedSince: null };

const deepCursor = { postedAt: new Date(Date.now() - 15_000 * 60_000).toISOString(), jobId: newId() };

test.each([
  ['the first page', {}, 'jobs_by_posting'],
  ['a deep page', { before: deepCursor }, 'jobs_by_posting'],
  ['a filter by status', { status: 'closed' as const }, 'jobs_by_'],
  ['a filter by external id', { externalId: 'e-77' }, 'external_id'],
])('%s uses an index without sorting', async (_name, page, index) => {
  const plan = await queryPlanOf((jobs) => jobs.list({ ...firstPage, ...page }));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
  if (index === 'jobs_by_posting') expect(plan).not.toContain('Sort');
});

it('summarizes open jobs from an index alone', async () => {
  const plan = await queryPlanOf((jobs) => jobs.stateOfOpen(new Date()));
  expect(plan).toContain('Index Only Scan using jobs_by_status');
});
