import knexFactory, { type Knex } from 'knex';
import { CandidatesRepository, type CandidatePage } from '../../../src/db/records/candidates.repository';
import { Database } from '../../../src/db/kernel/database';
import { compileStatement, type Statement } from '../../../src/db/kernel/statement';
import { newId } from '../../../src/platform/ids';
import { freshDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let app: Database;
let knex: Knex;
const tenantId = newId();

beforeAll(async () => {
  database = await freshDatabase();
  app = new Database({ url: database.url, poolSize: 1, role: 'tenure_app' });
  knex = knexFactory({ client: 'pg', connection: database.migrationUrl });
  await database.query(`INSERT INTO tenants (tenant_id, type, name) VALUES ($1, 'organization', 'Many')`, [
    tenantId,
  ]);
  await database.query(
    `INSERT INTO candidates (candidate_id, tenant_id, mode, external_id, source, created_at, updated_at)
     SELECT gen_random_uuid(), $1, 'test', 'e-' || n, 'native', now() - n * interval '1 minute',
            now() - n * interval '1 minute'
     FROM generate_series(1, 20000) AS n`,
    [tenantId],
  );
  await database.query(
    `INSERT INTO candidate_words (tenant_id, mode, word, candidate_id)
     SELECT tenant_id, mode, 'word' || substr(external_id, 3), candidate_id FROM candidates`,
  );
  await database.query('ANALYZE candidates, candidate_words');
});

afterAll(async () => {
  await app.close();
  await knex.destroy();
  await database.drop();
});

/** Returns the query plan of a page under row-level security, as the processes run it. */
async function queryPlanOf(page: Partial<CandidatePage>): Promise<string> {
  let plan = '';
  const executor = {
    rows: async <Row>(statement: Statement): Promise<Row[]> => {
      const { sql, bindings } = compileStatement(statement);
      plan = await app.withConnection(async (client) => {
        await client.query('BEGIN');
        await client.query({
          text: "SELECT set_config('tenure.tenant_id', $1, true), set_config('tenure.mode', 'test', true)",
          values: [tenantId],
        });
        // The table of a test is so small that reading all of it costs about as much as an index on a disk.
        await client.query('SET LOCAL random_page_cost = 1.1');
        const { rows } = await client.query<{ 'QUERY PLAN': string }>({
          text: `EXPLAIN ${sql}`,
          values: bindings,
        });
        await client.query('COMMIT');
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      return [];
    },
  };
  await new CandidatesRepository(executor, knex, { tenantId, mode: 'test' }).list({
    limit: 51,
    before: null,
    status: null,
    externalId: null,
    updatedSince: null,
    terms: [],
    ...page,
  });
  return plan;
}

const deepCursor = { createdAt: new Date(Date.now() - 15_000 * 60_000).toISOString(), candidateId: newId() };

test.each([
  ['the first page', {}, 'candidates_by_creation'],
  ['a deep page', { before: deepCursor }, 'candidates_by_creation'],
  ['a filter by status', { status: 'archived' as const }, 'candidates_by_'],
  ['a filter by external id', { externalId: 'e-77' }, 'external_id'],
  [
    'a filter by update time',
    { updatedSince: new Date(Date.now() - 600_000).toISOString() },
    'candidates_by_',
  ],
  ['a search for a name', { terms: [{ prefix: 'word77' }] }, 'candidate_words_pkey'],
  [
    'a search for a name of two words',
    { terms: [{ prefix: 'word77' }, { prefix: 'word7' }] },
    'candidate_words_pkey',
  ],
  ['a search for a phone number', { terms: [{ anyOf: ['word77', 'word78'] }] }, 'candidate_words_pkey'],
])('%s uses an index', async (_name, page, index) => {
  const plan = await queryPlanOf(page);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
  if (index === 'candidates_by_creation') expect(plan).not.toContain('Sort');
  // The prefix of a word is an index condition, not only a filter.
  if (index === 'candidate_words_pkey') expect(plan).toMatch(/Index Cond: .*word (>=|= ANY) /);
});
