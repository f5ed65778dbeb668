import type { Knex } from 'knex';

/**
 * Keys are kept as a keyed hash, so the table alone opens nothing. A key belongs to a tenant and is seen in both
 * modes by its administrators, hence a policy by tenant only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE api_keys (
      key_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
      key_hash bytea NOT NULL UNIQUE,
      last4 text NOT NULL,
      scopes text[] NOT NULL,
      status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'rotating', 'disabled', 'revoked')),
      created_by uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz,
      last_used_at timestamptz,
      last_used_ip inet,
      ip_allowlist text[] NOT NULL DEFAULT '{}',
      sandbox_tenant text CHECK (sandbox_tenant IN ('own', 'synthetic')),
      replaced_by_key_id uuid REFERENCES api_keys,
      overlap_until timestamptz,
      revoked_at timestamptz,
      revoked_reason text
    );
    CREATE INDEX api_keys_by_tenant ON api_keys (tenant_id, created_at DESC);
    CREATE INDEX api_keys_by_replacement ON api_keys (replaced_by_key_id) WHERE replaced_by_key_id IS NOT NULL;
    ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
    ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON api_keys TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON api_keys TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE ON api_keys TO tenure_app;
    GRANT SELECT, INSERT, UPDATE ON api_keys TO tenure_upkeep;
  `);
  // A key is looked up before its tenant is known. The functions belong to a role the policies let through and
  // answer only for the exact hash that is asked for.
  await knex.raw(`
    CREATE FUNCTION find_api_key(wanted bytea)
    RETURNS TABLE (
      key_id uuid, name text, mode text, scopes text[], status text, expires_at timestamptz,
      overlap_until timestamptz, ip_allowlist text[], sandbox_tenant text,
      tenant_id uuid, tenant_type text, tenant_status text
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT k.key_id, k.name, k.mode, k.scopes, k.status, k.expires_at, k.overlap_until, k.ip_allowlist,
             k.sandbox_tenant, t.tenant_id, t.type, t.status
      FROM api_keys k JOIN tenants t USING (tenant_id)
      WHERE k.key_hash = wanted
    $$;
    ALTER FUNCTION find_api_key(bytea) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION find_api_key(bytea) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION find_api_key(bytea) TO tenure_app;

    CREATE FUNCTION record_api_key_use(ids uuid[], times timestamptz[], addresses inet[])
    RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE api_keys k SET last_used_at = greatest(k.last_used_at, used.at), last_used_ip = used.address
      FROM unnest(ids, times, addresses) AS used (id, at, address)
      WHERE k.key_id = used.id
    $$;
    ALTER FUNCTION record_api_key_use(uuid[], timestamptz[], inet[]) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION record_api_key_use(uuid[], timestamptz[], inet[]) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION record_api_key_use(uuid[], timestamptz[], inet[]) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION record_api_key_use(uuid[], timestamptz[], inet[])');
  await knex.raw('DROP FUNCTION find_api_key(bytea)');
  await knex.raw('DROP TABLE api_keys');
}
