import knexFactory, { type Knex } from 'knex';
import { CandidatesRepository, type CandidatePage } from '../../src/db/records/candidates.repository';
import { Database } from '../../src/db/kernel/database';
import { compile, type Statement } from '../../src/db/kernel/statement';
import { newId } from '../../src/platform/ids';
import { freshDatabase, type TestDatabase } from '../support/database';

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

/** The plan Postgres makes for a page as the processes ask for it: bound by row-level security. */
async function planOf(page: Partial<CandidatePage>): Promise<string> {
  let plan = '';
  const executor = {
    rows: async <Row>(statement: Statement): Promise<Row[]> => {
      const { sql, bindings } = compile(statement);
      plan = await app.withConnection(async (client) => {
        await client.query('BEGIN');
        await client.query({
          text: "SELECT set_config('tenure.tenant_id', $1, true), set_config('tenure.mode', 'test', true)",
          values: [tenantId],
        });
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

const deep = { createdAt: new Date(Date.now() - 15_000 * 60_000).toISOString(), candidateId: newId() };

test.each([
  ['the first page', {}, 'candidates_by_creation'],
  ['a page far down', { before: deep }, 'candidates_by_creation'],
  ['one state', { status: 'archived' as const }, 'candidates_by_'],
  ['one identifier', { externalId: 'e-77' }, 'external_id'],
  ['what changed lately', { updatedSince: new Date(Date.now() - 600_000).toISOString() }, 'candidates_by_'],
  ['a name', { terms: [{ prefix: 'word77' }] }, 'candidate_words_pkey'],
  [
    'a name that is two words',
    { terms: [{ prefix: 'word77' }, { prefix: 'word7' }] },
    'candidate_words_pkey',
  ],
  ['a phone number', { terms: [{ anyOf: ['word77', 'word78'] }] }, 'candidate_words_pkey'],
])('%s comes out of an index', async (_name, page, index) => {
  const plan = await planOf(page);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
  if (index === 'candidates_by_creation') expect(plan).not.toContain('Sort');
  // The beginning of a word narrows the index and is not merely checked behind it.
  if (index === 'candidate_words_pkey') expect(plan).toMatch(/Index Cond: .*word (>=|= ANY) /);
});
