import type { Knex } from 'knex';

/** Days that the event log keeps. */
const DAYS_KEPT = 30;
const ROWS_PER_DAY = 10_000;
const TENANTS = 20;

/** Tenant and subscription have the same number. */
const idOfN = (kind: string): string =>
  `('00000000-0000-7000-${kind}-' || lpad((n % ${TENANTS})::text, 12, '0'))::uuid`;
const TENANT_OF_N = idOfN('8000');
const SUBSCRIPTION_OF_N = idOfN('9000');

/** Fills events with a delivery each: `expiredRows` of a day that has expired, and fewer of each day since. */
export async function fillEvents(knex: Knex, expiredRows: number): Promise<void> {
  await knex.raw(`
    INSERT INTO tenants (tenant_id, type, name)
    SELECT ${TENANT_OF_N}, 'employer', 'Tenant ' || n FROM generate_series(0, ${TENANTS - 1}) AS n
    ON CONFLICT DO NOTHING;
    INSERT INTO webhook_subscriptions (subscription_id, tenant_id, mode, url, events, secret, secret_last4)
    SELECT ${SUBSCRIPTION_OF_N}, ${TENANT_OF_N}, 'live', 'https://example.com/hook', '{*}', 'secret', 'cret'
    FROM generate_series(0, ${TENANTS - 1}) AS n;
  `);
  await addExpiredDay(knex, expiredRows);
  await insert(knex, ROWS_PER_DAY * DAYS_KEPT, `${DAYS_KEPT} days`, `${DAYS_KEPT} days`);
  for (const table of ['events', 'webhook_deliveries']) await knex.raw(`VACUUM ANALYZE ${table}`);
  await knex.raw('CHECKPOINT');
}

export async function addExpiredDay(knex: Knex, rows: number): Promise<void> {
  await insert(knex, rows, `${DAYS_KEPT + 1} days`, '1 day');
}

/** Inserts events and their deliveries from the start of the day that lies `ago` back, over the time `length`. */
async function insert(knex: Knex, rows: number, ago: string, length: string): Promise<void> {
  await knex.raw(
    `WITH added AS (
       INSERT INTO events (event_id, tenant_id, mode, type, owner, data, created_at)
       SELECT 'msg_' || left(translate(gen_random_uuid()::text, '-', ''), 27), ${TENANT_OF_N}, 'live', 'parse.completed', 'tenant',
              json_build_object('operationId', gen_random_uuid(), 'status', 'succeeded'),
              date_trunc('day', now(), 'UTC') - ?::interval + n * ?::interval / ?::integer
       FROM generate_series(0, ?::integer - 1) AS n
       RETURNING event_id, tenant_id
     )
     INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_type, status, due_at, attempts)
     SELECT a.tenant_id, 'live', s.subscription_id, a.event_id, 'parse.completed', 'succeeded', NULL,
            '[{"attempt": 1, "statusCode": 200, "durationMs": 21}]'
     FROM added a JOIN webhook_subscriptions s USING (tenant_id)`,
    [ago, length, rows, rows],
  );
  await knex.raw('TRUNCATE event_outbox');
}
