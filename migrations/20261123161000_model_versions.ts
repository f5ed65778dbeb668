import type { Knex } from 'knex';

/**
 * Versions of the models that this installation has used, and the event `model.updated` about each new one. Tenants are
 * told in the order of their ids, batch by batch; `announced_to` is the last one, so that a crash neither repeats nor
 * loses an event.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE model_versions (
      model text NOT NULL CHECK (model ~ '^[a-z_]{1,40}$'),
      version text NOT NULL CHECK (length(version) BETWEEN 1 AND 100),
      previous_version text,
      first_used_at timestamptz(3) NOT NULL DEFAULT now(),
      announced_to uuid,
      announced_at timestamptz(3),
      PRIMARY KEY (model, version)
    );
    ALTER TABLE model_versions ENABLE ROW LEVEL SECURITY;
    ALTER TABLE model_versions FORCE ROW LEVEL SECURITY;
    CREATE POLICY everyone ON model_versions FOR SELECT TO tenure_app USING (true);
    CREATE POLICY upkeep ON model_versions TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT ON model_versions TO tenure_app;
    GRANT SELECT, INSERT, UPDATE ON model_versions TO tenure_upkeep;
    GRANT INSERT ON events TO tenure_upkeep;

    -- The first version of a model is no update.
    CREATE FUNCTION register_model_versions(versions json) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH added AS (
        INSERT INTO model_versions (model, version, previous_version, announced_at)
        SELECT v.key, v.value, earlier.version, CASE WHEN earlier.version IS NULL THEN now() END
        FROM json_each_text(versions) AS v
        LEFT JOIN LATERAL (
          SELECT m.version FROM model_versions m WHERE m.model = v.key ORDER BY m.first_used_at DESC, m.version DESC LIMIT 1
        ) AS earlier ON true
        WHERE NOT EXISTS (SELECT FROM model_versions m WHERE m.model = v.key AND m.version = v.value)
        ON CONFLICT DO NOTHING
        RETURNING model
      )
      SELECT count(*) FROM added
    $$;
    ALTER FUNCTION register_model_versions(json) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION register_model_versions(json) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION register_model_versions(json) TO tenure_app;

    -- Writes an event for live and test data of the next tenants, half as many as there are event ids. Returns the
    -- number of events.
    CREATE FUNCTION announce_model_version(which text, wanted text, event_ids text[], content json) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      announced model_versions;
      last_tenant uuid;
      events_written integer;
    BEGIN
      SELECT * INTO announced FROM model_versions
      WHERE model = which AND version = wanted AND announced_at IS NULL FOR UPDATE;
      IF NOT FOUND THEN RETURN 0; END IF;
      WITH batch AS (
        SELECT t.tenant_id, m.mode, row_number() OVER (ORDER BY t.tenant_id, m.mode) AS place
        FROM (SELECT tenant_id FROM tenants
              WHERE created_at <= announced.first_used_at
                AND (announced.announced_to IS NULL OR tenant_id > announced.announced_to)
              ORDER BY tenant_id LIMIT cardinality(event_ids) / 2) AS t
        CROSS JOIN (VALUES ('live'), ('test')) AS m (mode)
      ), told AS (
        INSERT INTO events (event_id, tenant_id, mode, type, owner, data)
        SELECT event_ids[place], tenant_id, mode, 'model.updated', 'tenant', content FROM batch
        RETURNING tenant_id
      )
      SELECT count(*), max(tenant_id::text)::uuid INTO events_written, last_tenant FROM told;
      UPDATE model_versions
      SET announced_to = coalesce(last_tenant, announced_to),
          announced_at = CASE WHEN events_written < cardinality(event_ids) THEN now() END
      WHERE model = which AND version = wanted;
      RETURN events_written;
    END $$;
    ALTER FUNCTION announce_model_version(text, text, text[], json) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION announce_model_version(text, text, text[], json) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION announce_model_version(text, text, text[], json) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION announce_model_version(text, text, text[], json);
    DROP FUNCTION register_model_versions(json);
    REVOKE INSERT ON events FROM tenure_upkeep;
    DROP TABLE model_versions;
  `);
}
