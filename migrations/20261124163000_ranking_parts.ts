import type { Knex } from 'knex';

/**
 * Parts of a ranking that several processes search, and what they found. The ranking deletes them when it ends; those of
 * a ranking that was lost are deleted after ten minutes. Nothing is lost with them, because the ranking starts again, so
 * the table is not written to the log.
 *
 * `found` contains candidate ids and estimates (16 and 4 bytes each).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE UNLOGGED TABLE ranking_parts (
      search_id uuid NOT NULL,
      part integer NOT NULL,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      shard_ids uuid[] NOT NULL,
      versions integer[] NOT NULL,
      claimed_by uuid,
      claimed_until timestamptz,
      is_done boolean NOT NULL DEFAULT false,
      is_stale boolean NOT NULL DEFAULT false,
      considered integer,
      found bytea,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (search_id, part)
    );
    CREATE INDEX ranking_parts_by_age ON ranking_parts (created_at);
    CREATE INDEX ranking_parts_by_tenant ON ranking_parts (tenant_id);
    ALTER TABLE ranking_parts ENABLE ROW LEVEL SECURITY;
    ALTER TABLE ranking_parts FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON ranking_parts TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON ranking_parts TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON ranking_parts TO tenure_app, tenure_upkeep;

    CREATE FUNCTION delete_old_ranking_parts() RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH deleted AS (
        DELETE FROM ranking_parts WHERE created_at < now() - interval '10 minutes' RETURNING 1
      ) SELECT count(*) FROM deleted
    $$;
    ALTER FUNCTION delete_old_ranking_parts() OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION delete_old_ranking_parts() FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION delete_old_ranking_parts() TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION delete_old_ranking_parts();
    DROP TABLE ranking_parts;
  `);
}
