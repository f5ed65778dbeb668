import type { Knex } from 'knex';

/**
 * Partitions events and their deliveries by week, by the time at which the event was written. A delivery states that
 * time as well, so both are dropped together, a delivery stays unique by event and subscription, and each finds the
 * other in one partition. `created_at` is not the key: the test clock moves it.
 *
 * The existing tables become the partitions of everything before tomorrow. No row is copied: the time of their rows is
 * the time of this migration, a default that Postgres stores once. Their expired rows are deleted row by row as before.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`SET LOCAL timezone = 'UTC'`);
  for (const table of ['events', 'webhook_deliveries', 'event_outbox', 'deferred_events']) {
    const column = COLUMNS[table]!;
    await knex.raw(`ALTER TABLE ${table} ADD COLUMN ${column} timestamptz(3) NOT NULL DEFAULT now()`);
    if (table !== 'events') await knex.raw(`ALTER TABLE ${table} ALTER COLUMN ${column} DROP DEFAULT`);
  }
  await partitionEvents(knex);
  await partitionDeliveries(knex);
  for (const table of ['events', 'webhook_deliveries']) await attachPartitions(knex, table);
  await replaceFunctions(knex, WITH_TIME);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${whole('events')}
    ALTER TABLE events ADD PRIMARY KEY (event_id),
      ADD CONSTRAINT events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants,
      ADD CONSTRAINT events_test_of_fkey FOREIGN KEY (test_of) REFERENCES webhook_subscriptions ON DELETE CASCADE;
    ${EVENT_INDEXES}
    ${EVENT_ACCESS}
    ${whole('webhook_deliveries')}
    ALTER TABLE webhook_deliveries ADD PRIMARY KEY (subscription_id, delivery_id),
      ADD UNIQUE (event_id, subscription_id),
      ADD CONSTRAINT webhook_deliveries_subscription_id_fkey
        FOREIGN KEY (subscription_id) REFERENCES webhook_subscriptions ON DELETE CASCADE;
    ${DELIVERY_INDEXES}
    ${DELIVERY_ACCESS}
    ALTER TABLE event_outbox DROP COLUMN logged_at;
    ALTER TABLE deferred_events DROP COLUMN logged_at;
    DELETE FROM partition_plans WHERE table_name IN ('events', 'webhook_deliveries');
  `);
  await replaceFunctions(knex, WITHOUT_TIME);
}

/** Replaces a partitioned table by one with all its rows, without the column of its partitions. */
function whole(table: string): string {
  return `CREATE TABLE ${table}_whole (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
    INSERT INTO ${table}_whole SELECT * FROM ${table};
    DROP TABLE ${table};
    ALTER TABLE ${table}_whole RENAME TO ${table};
    ALTER TABLE ${table} DROP COLUMN ${COLUMNS[table]};`;
}

const COLUMNS: Record<string, string> = {
  events: 'logged_at',
  webhook_deliveries: 'event_logged_at',
  event_outbox: 'logged_at',
  deferred_events: 'logged_at',
};

async function partitionEvents(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE events RENAME TO events_past;
    DROP TRIGGER events_to_outbox ON events_past;
    ALTER TABLE events_past
      DROP CONSTRAINT events_tenant_id_fkey,
      DROP CONSTRAINT events_test_of_fkey,
      DROP CONSTRAINT events_pkey,
      ADD CONSTRAINT events_past_pkey PRIMARY KEY (event_id, logged_at);
    ALTER INDEX events_by_age RENAME TO events_past_by_age;
    ALTER INDEX events_by_candidate RENAME TO events_past_by_candidate;
    ALTER INDEX events_by_creation RENAME TO events_past_by_creation;
    ALTER INDEX events_by_test RENAME TO events_past_by_test;
    ALTER INDEX events_log RENAME TO events_past_log;

    CREATE TABLE events (LIKE events_past INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (logged_at);
    -- Existing rows have the time of this migration, new ones that of their transaction.
    ALTER TABLE events ALTER COLUMN logged_at SET DEFAULT now();
    ALTER TABLE events ADD PRIMARY KEY (event_id, logged_at),
      ADD CONSTRAINT events_test_of_fkey FOREIGN KEY (test_of) REFERENCES webhook_subscriptions ON DELETE CASCADE;
    ${EVENT_INDEXES}
    ${EVENT_ACCESS}
    DROP POLICY other_tenant_of_pair ON events_past;
  `);
}

async function partitionDeliveries(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE webhook_deliveries RENAME TO webhook_deliveries_past;
    ALTER TABLE webhook_deliveries_past
      DROP CONSTRAINT webhook_deliveries_subscription_id_fkey,
      DROP CONSTRAINT webhook_deliveries_pkey,
      ADD CONSTRAINT webhook_deliveries_past_pkey PRIMARY KEY (subscription_id, delivery_id, event_logged_at),
      DROP CONSTRAINT webhook_deliveries_event_id_subscription_id_key,
      ADD CONSTRAINT webhook_deliveries_past_event_key UNIQUE (event_id, subscription_id, event_logged_at);
    ALTER INDEX webhook_deliveries_due RENAME TO webhook_deliveries_past_due;

    CREATE TABLE webhook_deliveries (LIKE webhook_deliveries_past INCLUDING DEFAULTS INCLUDING CONSTRAINTS)
      PARTITION BY RANGE (event_logged_at);
    ALTER TABLE webhook_deliveries ADD PRIMARY KEY (subscription_id, delivery_id, event_logged_at),
      ADD CONSTRAINT webhook_deliveries_event_key UNIQUE (event_id, subscription_id, event_logged_at),
      ADD CONSTRAINT webhook_deliveries_subscription_id_fkey
        FOREIGN KEY (subscription_id) REFERENCES webhook_subscriptions ON DELETE CASCADE;
    ${DELIVERY_INDEXES}
    ${DELIVERY_ACCESS}
  `);
}

const OWN_TENANT = `USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true))`;
const EVENT_INDEXES = `
    CREATE INDEX events_by_age ON events (tenant_id, mode, created_at DESC, event_id DESC);
    CREATE INDEX events_by_candidate ON events ((data->>'candidateId')) WHERE data->>'candidateId' IS NOT NULL;
    CREATE INDEX events_by_creation ON events USING brin (created_at) WITH (pages_per_range = 16);
    CREATE INDEX events_by_test ON events (test_of) WHERE test_of IS NOT NULL;
    CREATE INDEX events_log ON events (tenant_id, mode, written_by, event_id) WHERE test_of IS NULL;
    CREATE TRIGGER events_to_outbox AFTER INSERT ON events FOR EACH ROW WHEN (new.test_of IS NULL)
      EXECUTE FUNCTION put_into_outbox();`;
const EVENT_ACCESS = `
    ALTER TABLE events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON events TO tenure_app ${OWN_TENANT};
    CREATE POLICY other_tenant_of_pair ON events FOR INSERT TO tenure_app WITH CHECK (
      nullif(current_setting('tenure.tenant_id', true), '') IS NOT NULL AND mode = current_setting('tenure.mode', true)
      AND (owner = 'pair' OR owner IS NULL AND type IN ('match.created', 'match.updated', 'rating.submitted',
                                                        'placement.created', 'placement.status_changed')));
    CREATE POLICY upkeep ON events TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT INSERT, SELECT ON events TO tenure_app;
    GRANT DELETE, INSERT, SELECT, UPDATE ON events TO tenure_upkeep;`;
const DELIVERY_INDEXES = `
    CREATE INDEX webhook_deliveries_due ON webhook_deliveries (subscription_id, due_at) WHERE status = 'pending';`;
const DELIVERY_ACCESS = `
    ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON webhook_deliveries TO tenure_app ${OWN_TENANT};
    CREATE POLICY upkeep ON webhook_deliveries TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT INSERT, SELECT, UPDATE ON webhook_deliveries TO tenure_app;
    GRANT DELETE, INSERT, SELECT, UPDATE ON webhook_deliveries TO tenure_upkeep;`;

async function attachPartitions(knex: Knex, table: string): Promise<void> {
  const column = COLUMNS[table]!;
  await knex.raw(`
    DROP POLICY own_tenant ON ${table}_past;
    REVOKE ALL ON ${table}_past FROM tenure_app;
    ALTER TABLE ${table}_past OWNER TO tenure_upkeep;
    ALTER TABLE ${table} OWNER TO tenure_upkeep;
    INSERT INTO partition_plans (table_name, key_column, key_type, retention, first_day, days)
    VALUES ('${table}', '${column}', 'time', interval '30 days', current_date + 1, 7);
    DO $$
    DECLARE
      plan partition_plans;
      bound text;
    BEGIN
      SELECT * INTO STRICT plan FROM partition_plans WHERE table_name = '${table}';
      bound := partition_bound(plan.key_type, plan.first_day);
      EXECUTE format('ALTER TABLE ${table} ATTACH PARTITION ${table}_past FOR VALUES FROM (MINVALUE) TO (%L)', bound);
      PERFORM add_partition(plan, '${table}_future', bound, NULL);
    END
    $$;
    ALTER TABLE ${table}_future OWNER TO tenure_upkeep;
    SELECT create_partitions('${table}');
  `);
}

/** What the functions name of the time of an event, and what `down` leaves out. */
interface EventTime {
  /** Column of the outbox and of deferred events, after another. */
  column: string;
  /** Column of a delivery, after another. */
  ofDelivery: string;
  /** Value for it. */
  ofEvent: string;
  /** The event of a row of `batch`. */
  sameAsBatch: string;
  /** The event of a delivery, with the names of both. */
  sameAsDelivery: (event: string, delivery: string) => string;
  oldEvents: string;
}

const OLD_SINCE = "created_at < now() - interval '30 days'";
const WITH_TIME: EventTime = {
  column: ', logged_at',
  ofDelivery: ', event_logged_at',
  ofEvent: ', e.logged_at',
  sameAsBatch: ' AND v.logged_at = batch.logged_at',
  sameAsDelivery: (event, delivery) => ` AND ${event}.logged_at = ${delivery}.event_logged_at`,
  // What no dropped partition takes along: events whose creation the test clock has moved, and those from before the
  // table was partitioned.
  oldEvents: `(SELECT event_id, created_at FROM events WHERE ${OLD_SINCE} AND logged_at >= now() - interval '30 days'
           UNION ALL
           SELECT event_id, created_at FROM events_past WHERE ${OLD_SINCE} AND logged_at < now() - interval '30 days') AS v`,
};
const WITHOUT_TIME: EventTime = {
  ...{ column: '', ofDelivery: '', ofEvent: '', sameAsBatch: '', sameAsDelivery: () => '' },
  oldEvents: `events v WHERE ${OLD_SINCE}`,
};

async function replaceFunctions(knex: Knex, time: EventTime): Promise<void> {
  await knex.raw(dispatchFunctions(time));
  await knex.raw(claimFunction(time));
  await knex.raw(`
    CREATE OR REPLACE FUNCTION delete_old_events(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('events', $due$SELECT event_id FROM ${time.oldEvents}$due$, $change$
        WITH told AS (
          DELETE FROM webhook_deliveries d USING events e
          WHERE e.event_id = ANY ($1) AND d.event_id = e.event_id${time.sameAsDelivery('e', 'd')}
        )
        DELETE FROM events WHERE event_id = ANY ($1)$change$, how_many)
    $$;
  `);
  const partitioned = time === WITH_TIME;
  await editFunction(knex, 'erase_candidate_from_webhook_deliveries(uuid)', partitioned, [
    'ON d.event_id = v.event_id',
    `ON d.event_id = v.event_id${WITH_TIME.sameAsDelivery('v', 'd')}`,
  ]);
  await editFunction(knex, 'upkeep_state()', partitioned, [
    `FROM events
           WHERE ${OLD_SINCE}`,
    `FROM ${WITH_TIME.oldEvents}`,
  ]);
}

function dispatchFunctions(time: EventTime): string {
  const insertDeliveries = `
        INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id${time.ofDelivery}, event_type)
        SELECT e.tenant_id, e.mode, s.subscription_id, e.event_id${time.ofEvent}, e.type
        FROM batch
        -- One look by key each, whatever the planner believes of a log that has just grown.
        CROSS JOIN LATERAL (SELECT * FROM events v WHERE v.event_id = batch.event_id${time.sameAsBatch} LIMIT 1) e
        JOIN webhook_subscriptions s
          ON s.tenant_id = e.tenant_id AND s.mode = e.mode AND s.status = 'enabled'
             AND (e.type = ANY (s.events) OR '*' = ANY (s.events))
        ON CONFLICT (event_id, subscription_id${time.ofDelivery}) DO NOTHING`;
  return `
    CREATE OR REPLACE FUNCTION put_into_outbox() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      INSERT INTO event_outbox (event_id${time.column}) SELECT NEW.event_id${time.column && ', NEW.logged_at'};
      RETURN NULL;
    END
    $$;

    CREATE OR REPLACE FUNCTION dispatch_events(how_many integer) RETURNS TABLE (events bigint, deliveries bigint)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH batch AS (
        DELETE FROM event_outbox WHERE place IN (
          SELECT place FROM event_outbox ORDER BY place LIMIT how_many FOR UPDATE SKIP LOCKED
        ) RETURNING event_id${time.column}
      ), made AS (${insertDeliveries}
        RETURNING 1
      )
      SELECT (SELECT count(*) FROM batch), (SELECT count(*) FROM made)
    $$;

    CREATE OR REPLACE FUNCTION dispatch_deferred_events(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('deferred_events', $due$SELECT event_id FROM deferred_events$due$, $change$
        WITH batch AS (
          DELETE FROM deferred_events WHERE event_id = ANY ($1) RETURNING event_id${time.column}
        )${insertDeliveries}$change$, how_many)
    $$;

    CREATE OR REPLACE FUNCTION dispatch_events_singly(how_many integer)
    RETURNS TABLE (events bigint, deliveries bigint, deferred bigint)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    #variable_conflict use_column
    DECLARE
      outbox_row event_outbox;
      made bigint;
      fault text;
    BEGIN
      events := 0;
      deliveries := 0;
      deferred := 0;
      FOR outbox_row IN SELECT * FROM event_outbox o ORDER BY o.place LIMIT how_many FOR UPDATE SKIP LOCKED
      LOOP
        events := events + 1;
        BEGIN
          WITH batch AS (
            DELETE FROM event_outbox o WHERE o.place = outbox_row.place RETURNING o.event_id${time.column}
          ), made_rows AS (${insertDeliveries}
            RETURNING 1
          )
          SELECT count(*) INTO made FROM made_rows;
          deliveries := deliveries + made;
        EXCEPTION WHEN OTHERS THEN
          fault := SQLSTATE;
          DELETE FROM event_outbox o WHERE o.place = outbox_row.place;
          INSERT INTO deferred_events (event_id${time.column})
          SELECT outbox_row.event_id${time.column && ', outbox_row.logged_at'} ON CONFLICT DO NOTHING;
          PERFORM note_upkeep_fault('deferred_events', outbox_row.event_id, fault);
          deferred := deferred + 1;
        END;
      END LOOP;
      RETURN NEXT;
    END
    $$`;
}

function claimFunction(time: EventTime): string {
  const key = `d.subscription_id, d.delivery_id${time.ofDelivery && ', d.event_logged_at'}`;
  return `
    CREATE OR REPLACE FUNCTION claim_due_deliveries(how_many integer, known uuid[], room integer[],
                                                    usual_room integer, lease_seconds integer)
    RETURNS TABLE (delivery_id uuid, subscription_id uuid, series_attempts smallint, trigger text, event_id text, type text,
                   created_at timestamptz, tenant_id uuid, mode text, data text, url text, secret bytea,
                   previous_secret bytea)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH RECURSIVE hop AS (
        (SELECT d.subscription_id FROM webhook_deliveries d WHERE d.status = 'pending'
         ORDER BY d.subscription_id LIMIT 1)
        UNION ALL
        SELECT (SELECT d.subscription_id FROM webhook_deliveries d
                WHERE d.status = 'pending' AND d.subscription_id > hop.subscription_id
                ORDER BY d.subscription_id LIMIT 1)
        FROM hop WHERE hop.subscription_id IS NOT NULL
      ), endpoint AS (
        SELECT hop.subscription_id, coalesce(k.room, usual_room) AS room
        FROM hop LEFT JOIN unnest(known, room) AS k (subscription_id, room) USING (subscription_id)
        WHERE hop.subscription_id IS NOT NULL AND coalesce(k.room, usual_room) > 0
      ), due AS (
        SELECT ${key} FROM endpoint CROSS JOIN LATERAL (
          SELECT ${key}, d.due_at FROM webhook_deliveries d
          WHERE d.subscription_id = endpoint.subscription_id AND d.status = 'pending' AND d.due_at <= now()
            AND (d.leased_until IS NULL OR d.leased_until <= now())
          ORDER BY d.due_at LIMIT endpoint.room FOR UPDATE SKIP LOCKED
        ) d
        ORDER BY d.due_at LIMIT how_many
      ), leased AS (
        UPDATE webhook_deliveries d SET leased_until = now() + lease_seconds * interval '1 second'
        FROM due WHERE (${key}) = (${key.replaceAll('d.', 'due.')})
        RETURNING d.delivery_id, d.subscription_id, d.series_attempts, d.trigger, d.event_id${time.ofDelivery && ', d.event_logged_at'}
      )
      SELECT l.delivery_id, l.subscription_id, l.series_attempts, l.trigger,
             e.event_id, e.type, e.created_at, e.tenant_id, e.mode, e.data::text,
             s.url, s.secret, CASE WHEN s.previous_secret_until > now() THEN s.previous_secret END
      FROM leased l
      CROSS JOIN LATERAL (
        SELECT * FROM events WHERE events.event_id = l.event_id${time.sameAsDelivery('events', 'l')} LIMIT 1
      ) e
      JOIN webhook_subscriptions s USING (subscription_id)
    $$`;
}

/** Changes one place of a function that other migrations have changed as well. */
async function editFunction(
  knex: Knex,
  signature: string,
  partitioned: boolean,
  [unpartitioned, parts]: readonly [string, string],
): Promise<void> {
  const [before, after] = partitioned ? [unpartitioned, parts] : [parts, unpartitioned];
  await knex.raw(`
    DO $edit$
    DECLARE
      definition text := pg_get_functiondef('${signature}'::regprocedure);
      before text := $was$${before}$was$;
    BEGIN
      IF position(before IN definition) = 0 THEN RAISE EXCEPTION '${signature} has an unexpected definition'; END IF;
      EXECUTE replace(definition, before, $is$${after}$is$);
    END
    $edit$
  `);
}
