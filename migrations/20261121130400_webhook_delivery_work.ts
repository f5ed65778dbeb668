import type { Knex } from 'knex';

const SIGNATURES = [
  'dispatch_events(integer)',
  'claim_due_deliveries(integer, uuid[], integer[], integer, integer)',
  'release_deliveries(uuid[])',
  'record_delivery_attempts(json)',
];

/** What the deliver pool does across tenants: make deliveries of events, lease those that are due, record attempts. */
export async function up(knex: Knex): Promise<void> {
  // Marking an event and making its deliveries is one statement: both or neither, and once.
  await knex.raw(`
    CREATE FUNCTION dispatch_events(how_many integer) RETURNS TABLE (events bigint, deliveries bigint)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH batch AS (
        SELECT event_id, tenant_id, mode, type FROM events WHERE dispatched_at IS NULL
        ORDER BY created_at LIMIT how_many FOR UPDATE SKIP LOCKED
      ), marked AS (
        UPDATE events e SET dispatched_at = now() FROM batch b WHERE e.event_id = b.event_id RETURNING 1
      ), made AS (
        INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_type)
        SELECT b.tenant_id, b.mode, s.subscription_id, b.event_id, b.type
        FROM batch b JOIN webhook_subscriptions s
          ON s.tenant_id = b.tenant_id AND s.mode = b.mode AND s.status = 'enabled'
             AND (b.type = ANY (s.events) OR '*' = ANY (s.events))
        ON CONFLICT (event_id, subscription_id) DO NOTHING
        RETURNING 1
      )
      SELECT (SELECT count(*) FROM marked), (SELECT count(*) FROM made)
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
        SELECT d.delivery_id FROM endpoint CROSS JOIN LATERAL (
          SELECT d.delivery_id, d.due_at FROM webhook_deliveries d
          WHERE d.subscription_id = endpoint.subscription_id AND d.status = 'pending' AND d.due_at <= now()
          ORDER BY d.due_at LIMIT endpoint.room FOR UPDATE SKIP LOCKED
        ) d
        ORDER BY d.due_at LIMIT how_many
      ), leased AS (
        UPDATE webhook_deliveries d SET due_at = now() + lease_seconds * interval '1 second'
        FROM due WHERE d.delivery_id = due.delivery_id
        RETURNING d.delivery_id, d.subscription_id, d.series_attempts, d.trigger, d.event_id
      )
      SELECT l.delivery_id, l.subscription_id, l.series_attempts, l.trigger,
             e.event_id, e.type, e.created_at, e.tenant_id, e.mode, e.data::text,
             s.url, s.secret, CASE WHEN s.previous_secret_until > now() THEN s.previous_secret END
      FROM leased l JOIN events e USING (event_id) JOIN webhook_subscriptions s USING (subscription_id)
    $$;
  `);
  await knex.raw(`
    CREATE FUNCTION release_deliveries(ids uuid[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE webhook_deliveries SET due_at = now() WHERE delivery_id = ANY (ids) AND status = 'pending'
    $$;
  `);
  // Five days of nothing but failures switch an endpoint off. The clock starts anew when there was nothing to fail for
  // longer than the longest pause between attempts.
  await knex.raw(`
    CREATE FUNCTION record_delivery_attempts(results json) RETURNS TABLE (subscription_id uuid, reason text)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    #variable_conflict use_column
    BEGIN
      UPDATE webhook_deliveries d SET
        attempt_count = d.attempt_count + 1,
        series_attempts = d.series_attempts + 1,
        attempts = d.attempts || jsonb_build_object(
          'attempt', d.attempt_count + 1, 'at', r.at, 'statusCode', r."statusCode", 'durationMs', r."durationMs",
          'error', r.error, 'responseSnippet', r."responseSnippet", 'trigger', r.trigger),
        status = CASE WHEN r.outcome = 'retry' THEN d.status ELSE r.outcome END,
        due_at = CASE WHEN r.outcome = 'retry' AND d.status = 'pending'
                      THEN now() + r."dueInMs" * interval '1 millisecond' END,
        trigger = 'scheduled'
      FROM json_to_recordset(results) AS r (
        "deliveryId" uuid, at text, "statusCode" integer, "durationMs" integer, error text, "responseSnippet" text,
        trigger text, outcome text, "dueInMs" bigint)
      WHERE d.delivery_id = r."deliveryId";

      -- In one order everywhere, so that two recorders never wait for each other.
      PERFORM 1 FROM webhook_subscriptions s
      WHERE s.subscription_id IN (
        SELECT r."subscriptionId" FROM json_to_recordset(results) AS r ("subscriptionId" uuid)
      )
      ORDER BY s.subscription_id FOR NO KEY UPDATE;

      UPDATE webhook_subscriptions s SET
        last_success_at = greatest(s.last_success_at, r.succeeded_at),
        last_failure_at = greatest(s.last_failure_at, r.failed_at),
        failing_since = CASE
          WHEN r.succeeded_at IS NOT NULL THEN NULL
          WHEN s.failing_since IS NULL OR s.last_failure_at < now() - interval '30 hours' THEN r.first_failed_at
          ELSE s.failing_since END
      FROM (
        SELECT "subscriptionId" AS id,
               max(at) FILTER (WHERE outcome = 'succeeded') AS succeeded_at,
               max(at) FILTER (WHERE outcome <> 'succeeded') AS failed_at,
               min(at) FILTER (WHERE outcome <> 'succeeded') AS first_failed_at
        FROM json_to_recordset(results) AS each ("subscriptionId" uuid, at timestamptz, outcome text)
        GROUP BY 1
      ) r
      WHERE s.subscription_id = r.id
        -- A busy endpoint that is well need not be written again for every batch.
        AND (r.failed_at IS NOT NULL OR s.failing_since IS NOT NULL OR s.last_success_at IS NULL
             OR s.last_success_at < r.succeeded_at - interval '1 second');

      INSERT INTO webhook_notices (tenant_id, mode, subscription_id, kind, failing_since)
      SELECT s.tenant_id, s.mode, s.subscription_id, n.kind, s.failing_since
      FROM webhook_subscriptions s
      JOIN (VALUES ('failing_hour', interval '1 hour'), ('failing_day', interval '1 day')) AS n (kind, after)
        ON s.failing_since <= now() - n.after
      WHERE s.subscription_id IN (
          SELECT r."subscriptionId" FROM json_to_recordset(results) AS r ("subscriptionId" uuid)
        ) AND s.status = 'enabled'
        AND NOT EXISTS (SELECT 1 FROM webhook_notices t WHERE t.subscription_id = s.subscription_id
                        AND t.kind = n.kind AND t.failing_since = s.failing_since);

      RETURN QUERY
      WITH gone AS (
        SELECT "subscriptionId" AS id, bool_or(coalesce(disable, false)) AS asked
        FROM json_to_recordset(results) AS each ("subscriptionId" uuid, disable boolean) GROUP BY 1
      ), switched_off AS (
        UPDATE webhook_subscriptions s SET
          status = 'disabled', disabled_reason = CASE WHEN gone.asked THEN 'gone' ELSE 'failing' END,
          updated_at = now()
        FROM gone
        WHERE s.subscription_id = gone.id AND s.status = 'enabled'
          AND (gone.asked OR s.failing_since <= now() - interval '5 days')
        RETURNING s.subscription_id, s.tenant_id, s.mode, s.disabled_reason, s.failing_since
      ), abandoned AS (
        UPDATE webhook_deliveries d SET status = 'failed', due_at = NULL
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
  for (const signature of SIGNATURES) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const signature of SIGNATURES) await knex.raw(`DROP FUNCTION ${signature}`);
}
