import type { Knex } from 'knex';

/**
 * Access tokens of the OAuth token endpoint. A token belongs to a key and never outlives it: the lookup returns the state
 * of the key with the scopes that both have. Only keyed hashes are stored.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE access_tokens (
      token_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      key_id uuid NOT NULL REFERENCES api_keys,
      token_hash bytea NOT NULL UNIQUE,
      scopes text[] NOT NULL,
      resources text[] NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      revoked_at timestamptz(3)
    );
    CREATE INDEX access_tokens_by_tenant ON access_tokens (tenant_id);
    CREATE INDEX access_tokens_by_key ON access_tokens (key_id);
    CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);
    ALTER TABLE access_tokens ENABLE ROW LEVEL SECURITY;
    ALTER TABLE access_tokens FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON access_tokens TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON access_tokens TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE ON access_tokens TO tenure_app;
    GRANT SELECT, DELETE ON access_tokens TO tenure_upkeep;

    CREATE FUNCTION find_access_token(wanted bytea)
    RETURNS TABLE (
      key_id uuid, name text, mode text, scopes text[], status text, expires_at timestamptz,
      overlap_until timestamptz, ip_allowlist text[], sandbox_tenant text,
      tenant_id uuid, tenant_type text, tenant_status text,
      resources text[], token_expires_at timestamptz, token_revoked_at timestamptz
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT k.key_id, k.name, k.mode,
             ARRAY(SELECT s FROM unnest(k.scopes) WITH ORDINALITY AS held (s, place)
                   WHERE s = ANY (a.scopes) ORDER BY place),
             k.status, k.expires_at, k.overlap_until, k.ip_allowlist, k.sandbox_tenant,
             t.tenant_id, t.type, t.status, a.resources, a.expires_at, a.revoked_at
      FROM access_tokens a
      JOIN api_keys k ON k.key_id = a.key_id AND k.tenant_id = a.tenant_id AND k.mode = a.mode
      JOIN tenants t ON t.tenant_id = k.tenant_id
      WHERE a.token_hash = wanted
    $$;
    ALTER FUNCTION find_access_token(bytea) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION find_access_token(bytea) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION find_access_token(bytea) TO tenure_app;

    CREATE FUNCTION delete_expired_access_tokens(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('access_tokens',
        'SELECT token_id::text FROM access_tokens WHERE expires_at <= now() - interval ''1 day''',
        'DELETE FROM access_tokens WHERE token_id = ANY ($1::uuid[])', how_many)
    $$;
    ALTER FUNCTION delete_expired_access_tokens(integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION delete_expired_access_tokens(integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION delete_expired_access_tokens(integer) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION delete_expired_access_tokens(integer);
    DROP FUNCTION find_access_token(bytea);
    DROP TABLE access_tokens;
  `);
}
