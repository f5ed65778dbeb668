import knexFactory, { type Knex } from 'knex';
import { Database } from '../../../src/db/kernel/database';
import { repositoriesFor, type Repositories } from '../../../src/db/kernel/repositories';
import { compileStatement, type Statement } from '../../../src/db/kernel/statement';
import { newId } from '../../../src/platform/ids';
import { freshDatabase, type TestDatabase } from '../../support/database';

let database: TestDatabase;
let app: Database;
let knex: Knex;
const [tenantId, subscriptionId] = [newId(), newId()];
const at = new Date(Date.now() - 5_000_000).toISOString();

beforeAll(async () => {
  database = await freshDatabase();
  app = new Database({ url: database.url, poolSize: 1, role: 'tenure_app' });
  knex = knexFactory({ client: 'pg', connection: database.migrationUrl });
  await database.query(`INSERT INTO tenants (tenant_id, type, name) VALUES ($1, 'organization', 'Many')`, [
    tenantId,
  ]);
  await database.query(
    `INSERT INTO placements (placement_id, tenant_id, mode, candidate_id, job_id, external_id, status, history, created_at)
     SELECT gen_random_uuid(), $1, 'test', gen_random_uuid(), gen_random_uuid(), 'p-' || n, 'completed', '[]',
            now() - n * interval '1 second'
     FROM generate_series(1, 20000) AS n`,
    [tenantId],
  );
  await database.query(
    `INSERT INTO webhook_subscriptions (subscription_id, tenant_id, mode, url, events, secret, secret_last4)
     VALUES ($1, $2, 'test', 'https://example.com/', '{*}', '', 'last')`,
    [subscriptionId, tenantId],
  );
  await database.query(
    `WITH added AS (
       INSERT INTO events (event_id, tenant_id, mode, type, owner, data, written_by)
       SELECT 'msg_' || n, $1, 'test', 'parse.completed', 'tenant', '{}', (3 + n / 40)::text::xid8
       FROM generate_series(1, 20000) AS n RETURNING event_id, logged_at
     )
     INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_logged_at, event_type, status, due_at)
     SELECT $1, 'test', $2::uuid, event_id, logged_at, 'parse.completed', 'succeeded', NULL FROM added`,
    [tenantId, subscriptionId],
  );
  await database.query(
    `WITH made AS (
       INSERT INTO candidates (candidate_id, tenant_id, mode, external_id, source)
       SELECT gen_random_uuid(), $1, 'test', 'c-' || n, 'native' FROM generate_series(1, 20000) AS n
       RETURNING candidate_id, substr(external_id, 3)::integer AS n
     ), job AS (
       INSERT INTO jobs (job_id, tenant_id, mode, slug, title, parsed, content_hash)
       SELECT gen_random_uuid(), $1, 'test', 's', 't', '{}', '' RETURNING job_id
     )
     INSERT INTO matches (match_id, tenant_id, mode, synthetic, candidate_id, job_id, final_score, recommendation, confidence,
       probability_90d, expected_tenure_days, result)
     SELECT gen_random_uuid(), $1, 'test', false, candidate_id, job_id, n / 200.0,
       CASE WHEN n < 9000 THEN 'weak_match' ELSE 'strong_match' END, 0.5, 0.5, 100, '{}' FROM made, job`,
    [tenantId],
  );
  await database.query(
    `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, status, input, created_at)
     SELECT uuid_v7(), $1, 'test', 'match', 'run-match', 'match', CASE n WHEN 77 THEN 'failed' ELSE 'succeeded' END, '{}',
            now() - n * interval '1 second'
     FROM generate_series(1, 20000) AS n`,
    [tenantId],
  );
  await database.query(
    `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, code, milliseconds, at)
     SELECT 'req_' || n, $1, 'test', $1, 'GET', '/v1/jobs', '/v1/jobs', CASE n WHEN 77 THEN 429 ELSE 200 END,
            CASE n WHEN 77 THEN 'rate_limited' END, 1, now() - n * interval '1 second'
     FROM generate_series(1, 20000) AS n`,
    [tenantId],
  );
  await database.query('ANALYZE placements, events, webhook_deliveries, matches, operations, request_log');
});

afterAll(async () => {
  await app.close();
  await knex.destroy();
  await database.drop();
});

/** Returns the plan that serves all values of the parameters, with which Postgres may run a prepared statement. */
async function genericPlanOf(call: (repositories: Repositories) => Promise<unknown>): Promise<string> {
  let listed: Statement | undefined;
  const executor = {
    rows: <Row>(statement: Statement): Promise<Row[]> => {
      listed = statement;
      return Promise.resolve([]);
    },
  };
  await call(repositoriesFor(executor, knex, { tenantId, mode: 'test' }, () => undefined));
  if (!listed) throw new Error('the list sent no statement');
  const { sql, bindings } = compileStatement(listed);
  return app.withConnection(async (client) => {
    await client.query('BEGIN');
    await client.query({
      text: "SELECT set_config('tenure.tenant_id', $1, true), set_config('tenure.mode', 'test', true)",
      values: [tenantId],
    });
    await client.query("SET LOCAL plan_cache_mode = 'force_generic_plan'");
    // The table of a test is so small that reading all of it costs about as much as an index on a disk.
    await client.query('SET LOCAL random_page_cost = 1.1');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({
      text: `EXPLAIN ${sql}`,
      values: [...bindings],
    });
    await client.query('COMMIT');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const placements = { limit: 51, status: null, candidateId: null, jobId: null, updatedSince: null };
const events = { limit: 51, types: ['parse.completed'], since: null };
const deliveries = { subscriptionId, limit: 51, status: null };
const matches = {
  limit: 51,
  after: null,
  candidateId: null,
  jobId: null,
  minScore: null,
  updatedSince: null,
};

test.each<[string, RegExp, (repositories: Repositories) => Promise<unknown>]>([
  [
    'the first page of placements',
    /placements_by_creation\b/,
    (all) => all.placements.list({ ...placements, externalId: null, before: null }),
  ],
  [
    'a deep page of placements',
    /placements_by_creation\b[^]*Index Cond: .*ROW\(created_at, placement_id\)/,
    (all) =>
      all.placements.list({
        ...placements,
        externalId: null,
        before: { createdAt: at, placementId: newId() },
      }),
  ],
  ['the first page of events', /events_\w*log\b/, (all) => all.events.list({ ...events, after: null })],
  [
    'a deep page of events',
    /events_\w*log\b[^]*Index Cond: .*ROW\(written_by, event_id\)/,
    (all) => all.events.list({ ...events, after: { writtenBy: '300', eventId: 'msg_12000' } }),
  ],
  [
    'the first page of deliveries',
    /webhook_deliveries_\w*pkey/,
    (all) => all.webhookDeliveries.list({ ...deliveries, before: null }),
  ],
  [
    'a deep page of deliveries',
    /webhook_deliveries_\w*pkey[^]*Index Cond: .*delivery_id </,
    (all) => all.webhookDeliveries.list({ ...deliveries, before: newId() }),
  ],
  [
    'the matches with a recommendation',
    /matches_by_recommendation\b/,
    (all) => all.matches.list({ ...matches, sort: 'finalScore', recommendation: 'weak_match' }),
  ],
])('%s reads the rows in the order of an index', async (_name, index, list) => {
  const plan = await genericPlanOf(list);
  expect(plan).toMatch(index);
  expect(plan).not.toContain('Sort  (');
});

it('finds the placement with an external id without reading the others', async () => {
  const plan = await genericPlanOf((all) =>
    all.placements.list({ ...placements, externalId: 'p-77', before: null }),
  );
  expect(plan).toMatch(/placements_by_external_id\b/);
});

test.each<[string, RegExp, (repositories: Repositories) => Promise<unknown>]>([
  [
    'the failed deliveries',
    /webhook_deliveries_past_subscription_id_delivery_id_idx/,
    (all) => all.webhookDeliveries.list({ ...deliveries, status: 'failed', before: null }),
  ],
  [
    'the failed operations',
    /operations_past_tenant_id_mode_created_at_operation_id_idx/,
    (all) => all.operations.list({ limit: 51, types: ['match'], status: 'failed', before: null }),
  ],
  [
    'the requests with a problem code',
    /request_log_past_\w*code_at\w*/,
    (all) => all.requestLog.list({ code: 'rate_limited' }, 51),
  ],
])('%s are found through an index', async (_name, index, list) => {
  const plan = await genericPlanOf(list);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on \w+_past/);
});
