import type { Knex } from 'knex';
import { startDaysAgo } from './start-days-ago';

/** Days that have not expired. */
const DAYS_KEPT = 33;
/** Length of a partition. */
const DAYS = 7;
const ROWS_PER_DAY = 10_000;
const TENANTS = 20;

/** A table with the rows of `operations` and no partitions, with the foreign keys that it had. */
export const WHOLE_OPERATIONS = 'operations_whole';
/** Rows of this age are expired. */
export const EXPIRED_BEFORE = `(date_trunc('day', now(), 'UTC') - interval '${DAYS_KEPT} days')`;

const TENANT_OF_N = `('00000000-0000-7000-8000-' || lpad((n % ${TENANTS})::text, 12, '0'))::uuid`;

/**
 * Fills the operations and a table without partitions with the same rows: `expiredRows` of a week that has expired, and
 * fewer of each day since. Leaves the partitions as upkeep does.
 */
export async function fillOperations(knex: Knex, expiredRows: number): Promise<void> {
  await startDaysAgo((sql) => knex.raw(sql), 'operations', DAYS_KEPT + DAYS);
  await knex.raw("SELECT create_partitions('operations')");
  await insert(knex, expiredRows, `${DAYS_KEPT + DAYS} days`, `${DAYS} days`);
  await insert(knex, ROWS_PER_DAY * DAYS_KEPT, `${DAYS_KEPT} days`, `${DAYS_KEPT} days`);
  await knex.raw(`
    CREATE TABLE ${WHOLE_OPERATIONS} (LIKE operations INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
    INSERT INTO ${WHOLE_OPERATIONS} SELECT * FROM operations;
    ALTER TABLE ${WHOLE_OPERATIONS} ADD PRIMARY KEY (operation_id);
    CREATE INDEX ON ${WHOLE_OPERATIONS} (tenant_id, mode, created_at DESC, operation_id DESC);
    CREATE INDEX ON ${WHOLE_OPERATIONS} (expires_at);
    CREATE INDEX ON ${WHOLE_OPERATIONS} USING brin (finished_at);
    CREATE INDEX ON ${WHOLE_OPERATIONS} (next_enqueue_at) WHERE status IN ('queued', 'running');
    CREATE INDEX ON ${WHOLE_OPERATIONS} (tenant_id, mode) WHERE status IN ('queued', 'running');
    INSERT INTO tenants (tenant_id, type, name)
    SELECT ${TENANT_OF_N}, 'employer', 'Tenant ' || n FROM generate_series(0, ${TENANTS - 1}) AS n;
    ALTER TABLE ${WHOLE_OPERATIONS} ADD FOREIGN KEY (tenant_id) REFERENCES tenants;
    CREATE TABLE ${WHOLE_OPERATIONS}_documents (LIKE documents INCLUDING ALL);
    ALTER TABLE ${WHOLE_OPERATIONS}_documents ADD FOREIGN KEY (operation_id) REFERENCES ${WHOLE_OPERATIONS} ON DELETE CASCADE;
    CREATE TABLE ${WHOLE_OPERATIONS}_items (LIKE operation_items INCLUDING ALL);
    ALTER TABLE ${WHOLE_OPERATIONS}_items ADD FOREIGN KEY (operation_id) REFERENCES ${WHOLE_OPERATIONS} ON DELETE CASCADE;
    CREATE TABLE ${WHOLE_OPERATIONS}_keys (LIKE idempotency_keys INCLUDING ALL);
    ALTER TABLE ${WHOLE_OPERATIONS}_keys ADD FOREIGN KEY (operation_id) REFERENCES ${WHOLE_OPERATIONS} ON DELETE SET NULL;
  `);
  for (const table of ['operations', WHOLE_OPERATIONS]) await knex.raw(`VACUUM ANALYZE ${table}`);
  await knex.raw('CHECKPOINT');
}

/** Inserts ended and emptied operations from the start of the day that lies `ago` back, over the time `length`. */
async function insert(knex: Knex, rows: number, ago: string, length: string): Promise<void> {
  await knex.raw(
    `INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, status, key_id, input, created_at, started_at,
                             finished_at, expires_at, next_enqueue_at)
     SELECT (regexp_replace(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0'), '(.{8})(.{4})', '\\1-\\2') || '-7' || substr(md5(n::text), 1, 3) || '-8' || substr(md5(n::text), 4, 3) || '-'
             || substr(md5(n::text), 7, 12))::uuid,
            ${TENANT_OF_N}, 'live', 'parse.resume', 'parse', 'parse', 'succeeded', gen_random_uuid(), '{}', at, at, at,
            at + interval '72 hours', NULL
     FROM (SELECT n, date_trunc('day', now(), 'UTC') - ?::interval + n * ?::interval / ?::integer AS at
           FROM generate_series(0, ?::integer - 1) AS n) AS rows`,
    [ago, length, rows, rows],
  );
}
