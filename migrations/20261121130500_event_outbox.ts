import type { Knex } from 'knex';

/**
 * What an event costs on its way to an endpoint, made small. Events that have no deliveries yet stand in a narrow
 * table of their own instead of a column of the log, whose every change would be written to all its indexes. A lease
 * is a column no index knows, so that taking one is written in place. Attempts and endpoints are written apart:
 * endpoints once a batch, and only when there is something to say.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE event_outbox (
      place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      event_id text NOT NULL
    ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);
    GRANT SELECT, INSERT, UPDATE, DELETE ON event_outbox TO tenure_upkeep;
    INSERT INTO event_outbox (event_id)
      SELECT event_id FROM events WHERE dispatched_at IS NULL ORDER BY created_at, event_id;

    CREATE FUNCTION put_into_outbox() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      INSERT INTO event_outbox (event_id) VALUES (NEW.event_id);
      RETURN NULL;
    END
    $$;
    ALTER FUNCTION put_into_outbox() OWNER TO tenure_upkeep;
    CREATE TRIGGER events_to_outbox AFTER INSERT ON events
      FOR EACH ROW WHEN (NEW.test_of IS NULL) EXECUTE FUNCTION put_into_outbox();

    DROP INDEX events_to_dispatch;
    ALTER TABLE events DROP COLUMN dispatched_at;
    DROP INDEX events_by_creation;
    CREATE INDEX events_by_creation ON events USING brin (created_at) WITH (pages_per_range = 16);

    ALTER TABLE webhook_deliveries ADD COLUMN leased_until timestamptz(3);
    ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_event_id_fkey;
    ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_pkey;
    ALTER TABLE webhook_deliveries ADD PRIMARY KEY (subscription_id, delivery_id);
    DROP INDEX webhook_deliveries_by_subscription;
    GRANT DELETE ON webhook_deliveries TO tenure_upkeep;

    CREATE OR REPLACE FUNCTION delete_old_events(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH gone AS (
        DELETE FROM events WHERE event_id IN (
          SELECT event_id FROM events WHERE created_at < now() - interval '30 days' LIMIT how_many
        ) RETURNING event_id
      ), told AS (
        DELETE FROM webhook_deliveries d USING gone WHERE d.event_id = gone.event_id
      )
      SELECT count(*) FROM gone
    $$;
  `);
  for (const signature of REPLACED) await knex.raw(`DROP FUNCTION ${signature}`);
  // Taking events from the outbox and making their deliveries is one statement: both or neither, and once.
  await knex.raw(`
    CREATE FUNCTION dispatch_events(how_many integer) RETURNS TABLE (events bigint, deliveries bigint)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH batch AS (
        DELETE FROM event_outbox WHERE place IN (
          SELECT place FROM event_outbox ORDER BY place LIMIT how_many FOR UPDATE SKIP LOCKED
        ) RETURNING event_id
      ), made AS (
        INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_type)
        SELECT e.tenant_id, e.mode, s.subscription_id, e.event_id, e.type
        FROM batch
        -- One look by key each, whatever the planner believes of a log that has just grown.
        CROSS JOIN LATERAL (SELECT * FROM events WHERE events.event_id = batch.event_id LIMIT 1) e
        JOIN webhook_subscriptions s
          ON s.tenant_id = e.tenant_id AND s.mode = e.mode AND s.status = 'enabled'
             AND (e.type = ANY (s.events) OR '*' = ANY (s.events))
        ON CONFLICT (event_id, subscription_id) DO NOTHING
        RETURNING 1
      )
      SELECT (SELECT count(*) FROM batch), (SELECT count(*) FROM made)
    $$;
  `);
  // Endpoints with pending deliveries are found by hopping through the index, one look each. Each gets as many rows
  // as it has room for, so a long queue before one endpoint holds up no other.
  await knex.raw(`
    CREATE FUNCTION claim_due_deliveries(
      how_many integer, known uuid[], room integer[], usual_room integer, lease_seconds integer
    ) RETURNS TABLE (
      delivery_id uuid, subscription_id uuid, series_attempts smallint, trigger text,
      event_id text, type text, created_at timestamptz, tenant_id uuid, mode text, data text,
      url text, secret bytea, previous_secret bytea
    )
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
        SELECT d.subscription_id, d.delivery_id FROM endpoint CROSS JOIN LATERAL (
          SELECT d.subscription_id, d.delivery_id, d.due_at FROM webhook_deliveries d
          WHERE d.subscription_id = endpoint.subscription_id AND d.status = 'pending' AND d.due_at <= now()
            AND (d.leased_until IS NULL OR d.leased_until <= now())
          ORDER BY d.due_at LIMIT endpoint.room FOR UPDATE SKIP LOCKED
        ) d
        ORDER BY d.due_at LIMIT how_many
      ), leased AS (
        UPDATE webhook_deliveries d SET leased_until = now() + lease_seconds * interval '1 second'
        FROM due WHERE d.subscription_id = due.subscription_id AND d.delivery_id = due.delivery_id
        RETURNING d.delivery_id, d.subscription_id, d.series_attempts, d.trigger, d.event_id
      )
      SELECT l.delivery_id, l.subscription_id, l.series_attempts, l.trigger,
             e.event_id, e.type, e.created_at, e.tenant_id, e.mode, e.data::text,
             s.url, s.secret, CASE WHEN s.previous_secret_until > now() THEN s.previous_secret END
      FROM leased l
      CROSS JOIN LATERAL (SELECT * FROM events WHERE events.event_id = l.event_id LIMIT 1) e
      JOIN webhook_subscriptions s USING (subscription_id)
    $$;

    CREATE FUNCTION release_deliveries(subscriptions uuid[], ids uuid[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE webhook_deliveries d SET leased_until = NULL
      FROM unnest(subscriptions, ids) AS l (subscription_id, delivery_id)
      WHERE d.subscription_id = l.subscription_id AND d.delivery_id = l.delivery_id AND d.status = 'pending'
    $$;

    CREATE FUNCTION record_delivery_attempts(results json) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE webhook_deliveries d SET
        attempt_count = d.attempt_count + 1,
        series_attempts = d.series_attempts + 1,
        attempts = d.attempts || jsonb_build_object(
          'attempt', d.attempt_count + 1, 'at', r.at, 'statusCode', r."statusCode", 'durationMs', r."durationMs",
          'error', r.error, 'responseSnippet', r."responseSnippet", 'trigger', r.trigger),
        status = CASE WHEN r.outcome = 'retry' THEN d.status ELSE r.outcome END,
        due_at = CASE WHEN r.outcome = 'retry' AND d.status = 'pending'
                      THEN now() + r."dueInMs" * interval '1 millisecond' END,
        leased_until = NULL,
        trigger = 'scheduled'
      FROM json_to_recordset(results) AS r (
        "deliveryId" uuid, "subscriptionId" uuid, at text, "statusCode" integer, "durationMs" integer, error text,
        "responseSnippet" text, trigger text, outcome text, "dueInMs" bigint)
      WHERE d.subscription_id = r."subscriptionId" AND d.delivery_id = r."deliveryId"
    $$;
  `);
  // Five days of nothing but failures switch an endpoint off. The clock starts anew when there was nothing to fail for
  // longer than the longest pause between attempts.
  await knex.raw(`
    CREATE FUNCTION note_endpoints(
      ids uuid[], succeeded timestamptz[], failed timestamptz[], first_failed timestamptz[], gone boolean[]
    ) RETURNS TABLE (subscription_id uuid, reason text)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    #variable_conflict use_column
    BEGIN
      -- In one order everywhere, so that two processes never wait for each other.
      PERFORM 1 FROM webhook_subscriptions s WHERE s.subscription_id = ANY (ids)
      ORDER BY s.subscription_id FOR NO KEY UPDATE;

      UPDATE webhook_subscriptions s SET
        last_success_at = greatest(s.last_success_at, r.succeeded_at),
        last_failure_at = greatest(s.last_failure_at, r.failed_at),
        failing_since = CASE
          WHEN r.succeeded_at IS NOT NULL THEN NULL
          WHEN s.failing_since IS NULL OR s.last_failure_at < now() - interval '30 hours' THEN r.first_failed_at
          ELSE s.failing_since END
      FROM unnest(ids, succeeded, failed, first_failed) AS r (id, succeeded_at, failed_at, first_failed_at)
      WHERE s.subscription_id = r.id;

      INSERT INTO webhook_notices (tenant_id, mode, subscription_id, kind, failing_since)
      SELECT s.tenant_id, s.mode, s.subscription_id, n.kind, s.failing_since
      FROM webhook_subscriptions s
      JOIN (VALUES ('failing_hour', interval '1 hour'), ('failing_day', interval '1 day')) AS n (kind, after)
        ON s.failing_since <= now() - n.after
      WHERE s.subscription_id = ANY (ids) AND s.status = 'enabled'
        AND NOT EXISTS (SELECT 1 FROM webhook_notices t WHERE t.subscription_id = s.subscription_id
                        AND t.kind = n.kind AND t.failing_since = s.failing_since);

      RETURN QUERY
      WITH switched_off AS (
        UPDATE webhook_subscriptions s SET
          status = 'disabled', disabled_reason = CASE WHEN r.gone THEN 'gone' ELSE 'failing' END, updated_at = now()
        FROM unnest(ids, gone) AS r (id, gone)
        WHERE s.subscription_id = r.id AND s.status = 'enabled'
          AND (r.gone OR s.failing_since <= now() - interval '5 days')
        RETURNING s.subscription_id, s.tenant_id, s.mode, s.disabled_reason, s.failing_since
      ), abandoned AS (
        UPDATE webhook_deliveries d SET status = 'failed', due_at = NULL, leased_until = NULL
        FROM switched_off o WHERE d.subscription_id = o.subscription_id AND d.status = 'pending'
      ), told AS (
        INSERT INTO webhook_notices (tenant_id, mode, subscription_id, kind, failing_since)
        SELECT o.tenant_id, o.mode, o.subscription_id, 'disabled_' || o.disabled_reason, o.failing_since
        FROM switched_off o
      )
      SELECT o.subscription_id, o.disabled_reason FROM switched_off o;
    END
    $$;
  `);
  for (const signature of MADE) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

const REPLACED = [
  'dispatch_events(integer)',
  'claim_due_deliveries(integer, uuid[], integer[], integer, integer)',
  'release_deliveries(uuid[])',
  'record_delivery_attempts(json)',
];

const MADE = [
  'dispatch_events(integer)',
  'claim_due_deliveries(integer, uuid[], integer[], integer, integer)',
  'release_deliveries(uuid[], uuid[])',
  'record_delivery_attempts(json)',
  'note_endpoints(uuid[], timestamptz[], timestamptz[], timestamptz[], boolean[])',
];

export function down(): Promise<void> {
  return Promise.reject(new Error('what was pending cannot be told from what is: restore a backup instead'));
}
