import type { Knex } from 'knex';
import { startDaysAgo } from './start-days-ago';

/** Days that the log keeps, with the rest of the day. */
const DAYS_KEPT = 30;
/** Rows of a day, except of the expired one. */
const ROWS_PER_DAY = 10_000;
const TENANTS = 20;

/** A table with the rows of `request_log` and no partitions. */
export const WHOLE_LOG = 'request_log_whole';

/** Tenants of the rows, as a value of SQL that depends on `n`. */
const TENANT_OF_N = `('00000000-0000-7000-8000-' || lpad((n % ${TENANTS})::text, 12, '0'))::uuid`;
export const LISTED_TENANT = '00000000-0000-7000-8000-000000000003';

/**
 * Fills the request log and a table without partitions with the same rows: `expiredRows` of a day that has expired, and
 * fewer of each day since. Leaves the partitions as upkeep does that creates one each day.
 */
export async function fillRequestLogs(knex: Knex, expiredRows: number): Promise<void> {
  await startDaysAgo((sql) => knex.raw(sql), 'request_log', DAYS_KEPT + 1);
  await knex.raw("SELECT create_partitions('request_log')");
  await insert(knex, expiredRows, `${DAYS_KEPT + 1} days`, '1 day');
  await insert(knex, ROWS_PER_DAY * DAYS_KEPT, `${DAYS_KEPT} days`, `${DAYS_KEPT} days`);
  await knex.raw(`
    CREATE TABLE ${WHOLE_LOG} (LIKE request_log INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
    INSERT INTO ${WHOLE_LOG} SELECT * FROM request_log;
    ALTER TABLE ${WHOLE_LOG} ADD PRIMARY KEY (request_id);
    CREATE INDEX ON ${WHOLE_LOG} (tenant_id, mode, at DESC, request_id DESC);
    CREATE INDEX ON ${WHOLE_LOG} USING brin (at);
  `);
  for (const table of ['request_log', WHOLE_LOG]) await knex.raw(`VACUUM ANALYZE ${table}`);
  await knex.raw('CHECKPOINT');
}

/** Inserts rows from the start of the day that lies `ago` back, over the time `length`. */
async function insert(knex: Knex, rows: number, ago: string, length: string): Promise<void> {
  await knex.raw(
    `INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, milliseconds, at)
     SELECT 'req_' || md5(n || ?), ${TENANT_OF_N}, 'live', gen_random_uuid(), 'GET', '/api/v1/jobs', '/api/v1/jobs', 200, 12,
            date_trunc('day', now(), 'UTC') - ?::interval + n * ?::interval / ?::integer
     FROM generate_series(0, ?::integer - 1) AS n`,
    [ago, ago, length, rows, rows],
  );
}
