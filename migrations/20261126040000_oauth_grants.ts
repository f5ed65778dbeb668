import type { Knex } from 'knex';

const TABLES = ['oauth_clients', 'oauth_grants', 'oauth_codes', 'oauth_tokens'];

/**
 * Access that people grant to programs (OAuth 2.1): the clients of a tenant, grants of its members, single-use codes, and
 * access and refresh tokens. Codes, tokens and client secrets are stored as keyed hashes only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE oauth_clients (
      oauth_client_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      -- What the client sends: the id of the row, or the address of its metadata document.
      client_id text NOT NULL CHECK (length(client_id) BETWEEN 3 AND 500),
      kind text NOT NULL CHECK (kind IN ('registered', 'metadata_document', 'command_line')),
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
      redirect_uris text[] NOT NULL,
      secret_hash bytea,
      status text NOT NULL CHECK (status IN ('pending', 'approved', 'blocked')),
      created_by uuid,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      decided_by uuid,
      decided_at timestamptz(3),
      UNIQUE (tenant_id, client_id)
    );

    CREATE TABLE oauth_grants (
      grant_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      oauth_client_id uuid NOT NULL REFERENCES oauth_clients,
      user_id uuid NOT NULL REFERENCES users,
      scopes text[] NOT NULL,
      resources text[] NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      -- When the client exchanged the code. A grant that was not exchanged gives no access.
      activated_at timestamptz(3),
      last_used_at timestamptz(3),
      revoked_at timestamptz(3),
      revoked_reason text CHECK (revoked_reason IN ('person', 'administrator', 'client', 'code_replayed', 'refresh_token_reused'))
    );
    CREATE INDEX oauth_grants_by_tenant ON oauth_grants (tenant_id, created_at DESC);
    CREATE INDEX oauth_grants_by_client ON oauth_grants (oauth_client_id);
    CREATE INDEX oauth_grants_by_user ON oauth_grants (user_id);
    CREATE INDEX oauth_grants_by_expiry ON oauth_grants (expires_at);

    CREATE TABLE oauth_codes (
      code_hash bytea PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      grant_id uuid NOT NULL REFERENCES oauth_grants ON DELETE CASCADE,
      redirect_uri text NOT NULL,
      code_challenge text NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      used_at timestamptz(3)
    );
    CREATE INDEX oauth_codes_by_tenant ON oauth_codes (tenant_id);
    CREATE INDEX oauth_codes_by_grant ON oauth_codes (grant_id);
    CREATE INDEX oauth_codes_by_expiry ON oauth_codes (expires_at);

    CREATE TABLE oauth_tokens (
      token_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      grant_id uuid NOT NULL REFERENCES oauth_grants ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('access', 'refresh')),
      token_hash bytea NOT NULL UNIQUE,
      scopes text[] NOT NULL,
      resources text[] NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      -- When a refresh token was exchanged for its successor.
      used_at timestamptz(3),
      revoked_at timestamptz(3)
    );
    CREATE INDEX oauth_tokens_by_tenant ON oauth_tokens (tenant_id);
    CREATE INDEX oauth_tokens_by_grant ON oauth_tokens (grant_id);
    CREATE INDEX oauth_tokens_by_expiry ON oauth_tokens (expires_at);
  `);
  for (const table of TABLES) {
    await knex.raw(`
      ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY own_tenant ON ${table} TO tenure_app
        USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
      CREATE POLICY upkeep ON ${table} TO tenure_upkeep USING (true) WITH CHECK (true);
      GRANT SELECT, INSERT, UPDATE ON ${table} TO tenure_app;
      GRANT SELECT, UPDATE, DELETE ON ${table} TO tenure_upkeep;
    `);
  }
  await addLookups(knex);
  await addExpiry(knex);
}

/** Rows by an exact hash, before the tenant is known. */
async function addLookups(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION find_oauth_code(wanted bytea)
    RETURNS TABLE (
      tenant_id uuid, grant_id uuid, mode text, client_id text, client_name text, client_status text, secret_hash bytea,
      redirect_uri text, code_challenge text, expires_at timestamptz, used_at timestamptz,
      scopes text[], resources text[], grant_expires_at timestamptz, revoked_at timestamptz,
      user_id uuid, user_status text, role text, tenant_status text
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT g.tenant_id, g.grant_id, g.mode, c.client_id, c.name, c.status, c.secret_hash,
             o.redirect_uri, o.code_challenge, o.expires_at, o.used_at,
             g.scopes, g.resources, g.expires_at, g.revoked_at, u.user_id, u.status, u.role, t.status
      FROM oauth_codes o
      JOIN oauth_grants g ON g.grant_id = o.grant_id AND g.tenant_id = o.tenant_id
      JOIN oauth_clients c ON c.oauth_client_id = g.oauth_client_id AND c.tenant_id = g.tenant_id
      JOIN users u ON u.user_id = g.user_id AND u.tenant_id = g.tenant_id
      JOIN tenants t ON t.tenant_id = g.tenant_id
      WHERE o.code_hash = wanted
    $$;

    CREATE FUNCTION find_oauth_token(wanted bytea)
    RETURNS TABLE (
      tenant_id uuid, grant_id uuid, mode text, client_id text, client_name text, client_status text, secret_hash bytea,
      token_id uuid, kind text, expires_at timestamptz, used_at timestamptz, token_revoked_at timestamptz,
      token_resources text[],
      scopes text[], resources text[], grant_expires_at timestamptz, revoked_at timestamptz,
      user_id uuid, user_status text, role text, tenant_status text
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT g.tenant_id, g.grant_id, g.mode, c.client_id, c.name, c.status, c.secret_hash,
             o.token_id, o.kind, o.expires_at, o.used_at, o.revoked_at, o.resources,
             g.scopes, g.resources, g.expires_at, g.revoked_at, u.user_id, u.status, u.role, t.status
      FROM oauth_tokens o
      JOIN oauth_grants g ON g.grant_id = o.grant_id AND g.tenant_id = o.tenant_id
      JOIN oauth_clients c ON c.oauth_client_id = g.oauth_client_id AND c.tenant_id = g.tenant_id
      JOIN users u ON u.user_id = g.user_id AND u.tenant_id = g.tenant_id
      JOIN tenants t ON t.tenant_id = g.tenant_id
      WHERE o.token_hash = wanted
    $$;

    -- Tokens of keys and of people, in the form of a key.
    DROP FUNCTION find_access_token(bytea);
    CREATE FUNCTION find_access_token(wanted bytea)
    RETURNS TABLE (
      key_id uuid, name text, mode text, scopes text[], status text, expires_at timestamptz,
      overlap_until timestamptz, ip_allowlist text[], sandbox_tenant text,
      tenant_id uuid, tenant_type text, tenant_status text,
      resources text[], token_expires_at timestamptz, token_revoked_at timestamptz,
      person_id uuid, person_role text
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT k.key_id, k.name, k.mode,
             ARRAY(SELECT s FROM unnest(k.scopes) WITH ORDINALITY AS held (s, place)
                   WHERE s = ANY (a.scopes) ORDER BY place),
             k.status, k.expires_at, k.overlap_until, k.ip_allowlist, k.sandbox_tenant,
             t.tenant_id, t.type, t.status, a.resources, a.expires_at, a.revoked_at, NULL::uuid, NULL::text
      FROM access_tokens a
      JOIN api_keys k ON k.key_id = a.key_id AND k.tenant_id = a.tenant_id AND k.mode = a.mode
      JOIN tenants t ON t.tenant_id = k.tenant_id
      WHERE a.token_hash = wanted
      UNION ALL
      SELECT g.grant_id, c.name, g.mode,
             ARRAY(SELECT s FROM unnest(g.scopes) WITH ORDINALITY AS held (s, place)
                   WHERE s = ANY (o.scopes) ORDER BY place),
             CASE WHEN g.revoked_at IS NULL AND c.status = 'approved' AND u.status = 'active'
                  THEN 'active' ELSE 'revoked' END,
             g.expires_at, NULL, '{}'::text[], NULL,
             t.tenant_id, t.type, t.status, o.resources, o.expires_at, o.revoked_at, u.user_id, u.role
      FROM oauth_tokens o
      JOIN oauth_grants g ON g.grant_id = o.grant_id AND g.tenant_id = o.tenant_id
      JOIN oauth_clients c ON c.oauth_client_id = g.oauth_client_id AND c.tenant_id = g.tenant_id
      JOIN users u ON u.user_id = g.user_id AND u.tenant_id = g.tenant_id
      JOIN tenants t ON t.tenant_id = g.tenant_id
      WHERE o.token_hash = wanted AND o.kind = 'access'
    $$;

    CREATE OR REPLACE FUNCTION record_api_key_use(ids uuid[], times timestamptz[], addresses inet[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE oauth_grants g SET last_used_at = greatest(g.last_used_at, used.at)
      FROM unnest(ids, times) AS used (id, at) WHERE g.grant_id = used.id;
      UPDATE api_keys k SET last_used_at = greatest(k.last_used_at, used.at), last_used_ip = used.address
      FROM unnest(ids, times, addresses) AS used (id, at, address)
      WHERE k.key_id = used.id
    $$;
  `);
  for (const name of ['find_oauth_code', 'find_oauth_token', 'find_access_token']) {
    await knex.raw(`
      ALTER FUNCTION ${name}(bytea) OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${name}(bytea) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${name}(bytea) TO tenure_app;
    `);
  }
}

/** Codes and tokens are kept for a day, so that a second use is recognized; ended grants for 30 days, for the list. */
async function addExpiry(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION delete_expired_oauth_rows(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('oauth_codes',
        'SELECT encode(code_hash, ''hex'') FROM oauth_codes WHERE expires_at <= now() - interval ''1 day''',
        'DELETE FROM oauth_codes WHERE encode(code_hash, ''hex'') = ANY ($1)', how_many)
      + sweep_rows('oauth_tokens',
        'SELECT token_id::text FROM oauth_tokens WHERE expires_at <= now() - interval ''1 day''',
        'DELETE FROM oauth_tokens WHERE token_id = ANY ($1::uuid[])', how_many)
      + sweep_rows('oauth_grants',
        'SELECT grant_id::text FROM oauth_grants WHERE expires_at <= now() - interval ''30 days'''
        || ' OR revoked_at <= now() - interval ''30 days'''
        || ' OR (activated_at IS NULL AND created_at <= now() - interval ''1 day'')',
        'DELETE FROM oauth_grants WHERE grant_id = ANY ($1::uuid[])', how_many)
    $$;
    ALTER FUNCTION delete_expired_oauth_rows(integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION delete_expired_oauth_rows(integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION delete_expired_oauth_rows(integer) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION delete_expired_oauth_rows(integer);
    DROP FUNCTION find_oauth_code(bytea);
    DROP FUNCTION find_oauth_token(bytea);
    DROP FUNCTION find_access_token(bytea);
    CREATE OR REPLACE FUNCTION record_api_key_use(ids uuid[], times timestamptz[], addresses inet[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE api_keys k SET last_used_at = greatest(k.last_used_at, used.at), last_used_ip = used.address
      FROM unnest(ids, times, addresses) AS used (id, at, address)
      WHERE k.key_id = used.id
    $$;
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
  `);
  for (const table of [...TABLES].reverse()) await knex.raw(`DROP TABLE ${table}`);
}
