import type { Knex } from 'knex';

/** Creates the deliveries of the events whose ids a subquery named `batch` returns. */
const MAKE_DELIVERIES = `
  INSERT INTO webhook_deliveries (tenant_id, mode, subscription_id, event_id, event_type)
  SELECT e.tenant_id, e.mode, s.subscription_id, e.event_id, e.type
  FROM batch
  CROSS JOIN LATERAL (SELECT * FROM events v WHERE v.event_id = batch.event_id LIMIT 1) e
  JOIN webhook_subscriptions s
    ON s.tenant_id = e.tenant_id AND s.mode = e.mode AND s.status = 'enabled'
       AND (e.type = ANY (s.events) OR '*' = ANY (s.events))
  ON CONFLICT (event_id, subscription_id) DO NOTHING
`;

const FUNCTIONS = [
  'dispatch_events_singly(integer)',
  'dispatch_deferred_events(integer)',
  'record_requests_singly(json)',
];

/**
 * `dispatch_events` and `record_requests` are one statement for many tenants, so one bad row fails the whole batch. These
 * functions process such a batch row by row. An event that fails moves to `deferred_events` and is retried by the upkeep
 * pool at growing intervals; a log entry that fails is dropped.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE deferred_events (
      event_id text PRIMARY KEY,
      deferred_at timestamptz(3) NOT NULL DEFAULT now()
    );
    ALTER TABLE deferred_events ENABLE ROW LEVEL SECURITY;
    ALTER TABLE deferred_events FORCE ROW LEVEL SECURITY;
    CREATE POLICY upkeep ON deferred_events TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON deferred_events TO tenure_upkeep;

    CREATE FUNCTION dispatch_events_singly(how_many integer)
    RETURNS TABLE (events bigint, deliveries bigint, deferred bigint)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    #variable_conflict use_column
    DECLARE
      outbox_row record;
      made bigint;
      fault text;
    BEGIN
      events := 0;
      deliveries := 0;
      deferred := 0;
      FOR outbox_row IN
        SELECT o.place, o.event_id FROM event_outbox o ORDER BY o.place LIMIT how_many FOR UPDATE SKIP LOCKED
      LOOP
        events := events + 1;
        BEGIN
          WITH batch AS (
            DELETE FROM event_outbox o WHERE o.place = outbox_row.place RETURNING o.event_id
          ), made_rows AS (${MAKE_DELIVERIES} RETURNING 1)
          SELECT count(*) INTO made FROM made_rows;
          deliveries := deliveries + made;
        EXCEPTION WHEN OTHERS THEN
          fault := SQLSTATE;
          DELETE FROM event_outbox o WHERE o.place = outbox_row.place;
          INSERT INTO deferred_events (event_id) VALUES (outbox_row.event_id) ON CONFLICT DO NOTHING;
          PERFORM note_upkeep_fault('deferred_events', outbox_row.event_id, fault);
          deferred := deferred + 1;
        END;
      END LOOP;
      RETURN NEXT;
    END
    $$;

    CREATE FUNCTION dispatch_deferred_events(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('deferred_events', $due$SELECT event_id FROM deferred_events$due$, $change$
        WITH batch AS (
          DELETE FROM deferred_events WHERE event_id = ANY ($1) RETURNING event_id
        ) ${MAKE_DELIVERIES}$change$, how_many)
    $$;

    CREATE FUNCTION record_requests_singly(entries json) RETURNS TABLE (code text, dropped bigint)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      entry json;
      codes text[] := '{}';
    BEGIN
      FOR entry IN SELECT * FROM json_array_elements(entries) LOOP
        BEGIN
          INSERT INTO request_log SELECT * FROM json_populate_record(NULL::request_log, entry)
          ON CONFLICT DO NOTHING;
        EXCEPTION WHEN OTHERS THEN
          codes := codes || SQLSTATE::text;
        END;
      END LOOP;
      RETURN QUERY SELECT c, count(*) FROM unnest(codes) AS c GROUP BY c;
    END
    $$;
  `);
  for (const signature of FUNCTIONS) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

/** Returns deferred events to the outbox. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('INSERT INTO event_outbox (event_id) SELECT event_id FROM deferred_events');
  for (const signature of FUNCTIONS) await knex.raw(`DROP FUNCTION ${signature}`);
  await knex.raw('DROP TABLE deferred_events');
}
