import type { Knex } from 'knex';

/**
 * Keys under which records of one person are found. A key is a hash of parts of the record, so the table holds no data
 * about the person. `duplicate_key_version` is 0 for candidates written before this migration; the upkeep pool writes
 * their keys.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE candidates ADD COLUMN duplicate_key_version smallint NOT NULL DEFAULT 0;
    CREATE INDEX candidates_by_duplicate_key_version ON candidates (duplicate_key_version);

    CREATE TABLE candidate_duplicate_keys (
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      key bigint NOT NULL,
      candidate_id uuid NOT NULL REFERENCES candidates ON DELETE CASCADE,
      PRIMARY KEY (tenant_id, mode, key, candidate_id)
    );
    CREATE INDEX candidate_duplicate_keys_by_candidate ON candidate_duplicate_keys (candidate_id);
    ALTER TABLE candidate_duplicate_keys ENABLE ROW LEVEL SECURITY;
    ALTER TABLE candidate_duplicate_keys FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON candidate_duplicate_keys TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON candidate_duplicate_keys TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, DELETE ON candidate_duplicate_keys TO tenure_app;
    GRANT SELECT, INSERT, DELETE ON candidate_duplicate_keys TO tenure_upkeep;

    CREATE FUNCTION candidates_with_outdated_keys(current_version integer, how_many integer)
    RETURNS TABLE (candidate_id uuid, person json, profile json, updated_at timestamptz)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT c.candidate_id, c.person, c.profile, c.updated_at FROM candidates c
      WHERE c.duplicate_key_version < current_version LIMIT how_many
    $$;

    CREATE FUNCTION replace_duplicate_keys(candidate uuid, seen timestamptz, keys bigint[], new_version integer)
    RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      UPDATE candidates SET duplicate_key_version = new_version
      WHERE candidate_id = candidate AND updated_at = seen AND duplicate_key_version < new_version;
      IF NOT FOUND THEN RETURN; END IF;
      DELETE FROM candidate_duplicate_keys WHERE candidate_id = candidate AND key <> ALL (keys);
      INSERT INTO candidate_duplicate_keys (tenant_id, mode, key, candidate_id)
      SELECT c.tenant_id, c.mode, k.key, c.candidate_id FROM candidates c CROSS JOIN unnest(keys) AS k (key)
      WHERE c.candidate_id = candidate
      ON CONFLICT DO NOTHING;
    END $$;
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
  await knex.raw(`
    DROP TABLE candidate_duplicate_keys;
    ALTER TABLE candidates DROP COLUMN duplicate_key_version;
  `);
}

const SIGNATURES = [
  'candidates_with_outdated_keys(integer, integer)',
  'replace_duplicate_keys(uuid, timestamptz, bigint[], integer)',
];
