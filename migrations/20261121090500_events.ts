import type { Knex } from 'knex';

/** The outbox: what happened, written in the transaction in which it happened. Kept 30 days as a log to poll. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE events (
      event_id text PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      type text NOT NULL,
      data json NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      dispatched_at timestamptz
    );
    CREATE INDEX events_by_age ON events (tenant_id, mode, created_at DESC, event_id DESC);
    CREATE INDEX events_to_dispatch ON events (created_at) WHERE dispatched_at IS NULL;
    CREATE INDEX events_by_creation ON events (created_at);
    ALTER TABLE events ENABLE ROW LEVEL SECURITY;
    ALTER TABLE events FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON events TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON events TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON events TO tenure_app;
    GRANT SELECT, UPDATE, DELETE ON events TO tenure_upkeep;

    CREATE FUNCTION delete_old_events(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH gone AS (
        DELETE FROM events WHERE event_id IN (
          SELECT event_id FROM events WHERE created_at < now() - interval '30 days' LIMIT how_many
        ) RETURNING 1
      ) SELECT count(*) FROM gone
    $$;
    ALTER FUNCTION delete_old_events(integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION delete_old_events(integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION delete_old_events(integer) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION delete_old_events(integer)');
  await knex.raw('DROP TABLE events');
}
