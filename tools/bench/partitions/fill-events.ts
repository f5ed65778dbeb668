import type { Knex } from 'knex';
import { startDaysAgo } from './start-days-ago';

/** Days that the event log keeps. */
const DAYS_KEPT = 30;
/** Length of a partition. */
const DAYS = 7;
const ROWS_PER_DAY = 10_000;
const TENANTS = 20;

/** Tables with the rows of `events` and `webhook_deliveries` and no partitions, with the keys that they had. */
export const WHOLE_EVENTS = 'events_whole';
export const WHOLE_DELIVERIES = 'webhook_deliveries_whole';
/** Events of this age are expired. */
export const EVENTS_EXPIRED_BEFORE = `(date_trunc('day', now(), 'UTC') - interval '${DAYS_KEPT} days')`;

/** Tenant and subscription have the same number. */
const idOfN = (kind: string): string =>
  `('00000000-0000-7000-${kind}-' || lpad((n % ${TENANTS})::text, 12, '0'))::uuid`;
const TENANT_OF_N = idOfN('8000');
const SUBSCRIPTION_OF_N = idOfN('9000');

/**
 * Fills events with a delivery each, and tables without partitions with the same rows: `expiredRows` of a week that has
 * expired, and fewer of each day since. Leaves the partitions as upkeep does.
 */
export async function fillEvents(knex: Knex, expiredRows: number): Promise<void> {
  await knex.raw(`
    INSERT INTO tenants (tenant_id, type, name)
    SELECT ${TENANT_OF_N}, 'employer', 'Tenant ' || n FROM generate_series(0, ${TENANTS - 1}) AS n
    ON CONFLICT DO NOTHING;
    INSERT INTO webhook_subscriptions (subscription_id, tenant_id, mode, url, events, secret, secret_last4)
    SELECT ${SUBSCRIPTION_OF_N}, ${TENANT_OF_N}, 'live', 'https://example.com/hook', '{*}', 'secret', 'cret'
    FROM generate_series(0, ${TENANTS - 1}) AS n;
  `);
  for (const table of ['events', 'webhook_deliveries']) {
    await startDaysAgo((sql) => knex.raw(sql), table, DAYS_KEPT + DAYS);
    await knex.raw('SELECT create_partitions(?)', [table]);
  }
  await insert(knex, expiredRows, `${DAYS_KEPT + DAYS} days`, `${DAYS} days`);
  await insert(knex, ROWS_PER_DAY * DAYS_KEPT, `${DAYS_KEPT} days`, `${DAYS_KEPT} days`);
  await knex.raw(`
    CREATE TABLE ${WHOLE_EVENTS} (LIKE events INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
    INSERT INTO ${WHOLE_EVENTS} SELECT * FROM events;
    ALTER TABLE ${WHOLE_EVENTS} ADD PRIMARY KEY (event_id),
      ADD FOREIGN KEY (tenant_id) REFERENCES tenants,
      ADD FOREIGN KEY (test_of) REFERENCES webhook_subscriptions ON DELETE CASCADE;
    CREATE INDEX ON ${WHOLE_EVENTS} (tenant_id, mode, created_at DESC, event_id DESC);
    CREATE INDEX ON ${WHOLE_EVENTS} ((data->>'candidateId')) WHERE data->>'candidateId' IS NOT NULL;
    CREATE INDEX ON ${WHOLE_EVENTS} USING brin (created_at) WITH (pages_per_range = 16);
    CREATE INDEX ON ${WHOLE_EVENTS} (tenant_id, mode, written_by, event_id) WHERE test_of IS NULL;
    CREATE TABLE ${WHOLE_DELIVERIES} (LIKE webhook_deliveries INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
    INSERT INTO ${WHOLE_DELIVERIES} SELECT * FROM webhook_deliveries;
    ALTER TABLE ${WHOLE_DELIVERIES} ADD PRIMARY KEY (subscription_id, delivery_id),
      ADD UNIQUE (event_id, subscription_id),
      ADD FOREIGN KEY (subscription_id) REFERENCES webhook_subscriptions ON DELETE CASCADE;
    CREATE INDEX ON ${WHOLE_DELIVERIES} (subscription_id, due_at) WHERE status = 'pending';
  `);
  for (const table of ['events', 'webhook_deliveries', WHOLE_EVENTS, WHOLE_DELIVERIES])
    await knex.raw(`VACUUM ANALYZE ${table}`);
  await knex.raw('CHECKPOINT');
}

/** Inserts events and their deliveries from the start of the day that lies `ago` back, over the time `length`. */
async function insert(knex: Knex, rows: number, ago: string, length: string): Promise<void> {
  await knex.raw(
    `WITH added AS (
       INSERT INTO events (event_id, tenant_id, mode, type, owner, data, created_at, logged_at)
       SELECT 'msg_' || left(translate(gen_random_uuid()::text, '-', ''), 27), ${TENANT_OF_N}, 'live', 'parse.completed', 'tenant',
              json_build_object('operationId', gen_random_uuid(), 'status', 'succeeded'), at, at
       FROM (SELECT n, date_trunc('day', now(), 'UTC') - ?::interval + n * ?::interval / ?::integer AS at
             FROM generate_series(0, ?::integer - 1) AS n) AS times
       RETURNING event_id, logged_at, tenant_id
     )
     INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_logged_at, event_type, status, due_at,
                                     attempts)
     SELECT a.tenant_id, 'live', s.subscription_id, a.event_id, a.logged_at, 'parse.completed', 'succeeded', NULL,
            '[{"attempt": 1, "statusCode": 200, "durationMs": 21}]'
     FROM added a JOIN webhook_subscriptions s USING (tenant_id)`,
    [ago, length, rows, rows],
  );
  await knex.raw('TRUNCATE event_outbox');
}
