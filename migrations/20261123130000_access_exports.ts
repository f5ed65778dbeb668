import type { Knex } from 'knex';

/**
 * Exports of the data of one person, each as an encrypted zip archive that its link opens for some minutes. The row holds
 * a digest of the token; the token itself is the key of the archive.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE access_exports (
      export_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      candidate_id uuid NOT NULL,
      token_digest bytea NOT NULL UNIQUE,
      sealed_archive bytea NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL
    );
    CREATE INDEX access_exports_by_candidate ON access_exports (candidate_id);
    CREATE INDEX access_exports_by_expiry ON access_exports (expires_at);
    ALTER TABLE access_exports ENABLE ROW LEVEL SECURITY;
    ALTER TABLE access_exports FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON access_exports TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON access_exports TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON access_exports TO tenure_app;
    GRANT SELECT, DELETE ON access_exports TO tenure_upkeep;

    CREATE FUNCTION erase_candidate_from_access_exports(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'access_exports',
        ARRAY(SELECT x.export_id::text FROM erasures e JOIN access_exports x USING (candidate_id)
              WHERE e.erasure_id = erasure),
        'DELETE FROM access_exports WHERE export_id = ANY ($1::uuid[])')
    $$;

    CREATE FUNCTION delete_expired_access_exports(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('access_exports',
        'SELECT export_id::text FROM access_exports WHERE expires_at <= now()',
        'DELETE FROM access_exports WHERE export_id = ANY ($1::uuid[])', how_many)
    $$;
  `);
  for (const signature of [
    'erase_candidate_from_access_exports(uuid)',
    'delete_expired_access_exports(integer)',
  ]) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION delete_expired_access_exports(integer);
    DROP FUNCTION erase_candidate_from_access_exports(uuid);
    DROP TABLE access_exports;
  `);
}
