import type { Knex } from 'knex';

/** People who sign in to the portal. Operators belong to no tenant. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE users (
      user_id uuid PRIMARY KEY,
      tenant_id uuid REFERENCES tenants,
      email text NOT NULL,
      password_hash text NOT NULL,
      role text NOT NULL CHECK (role IN ('employer_admin', 'org_admin', 'member', 'operator')),
      status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
      session_version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((role = 'operator') = (tenant_id IS NULL))
    );
    CREATE UNIQUE INDEX users_by_email ON users (lower(email));
    CREATE INDEX users_by_tenant ON users (tenant_id);
    ALTER TABLE users ENABLE ROW LEVEL SECURITY;
    ALTER TABLE users FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON users TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON users TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE ON users TO tenure_app;
    GRANT SELECT, INSERT, UPDATE ON users TO tenure_upkeep;

    CREATE FUNCTION find_user_for_sign_in(wanted text)
    RETURNS TABLE (
      user_id uuid, tenant_id uuid, tenant_type text, email text, password_hash text, role text, status text,
      session_version integer
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT u.user_id, u.tenant_id, t.type, u.email, u.password_hash, u.role, u.status, u.session_version
      FROM users u LEFT JOIN tenants t USING (tenant_id)
      WHERE lower(u.email) = lower(wanted)
    $$;
    ALTER FUNCTION find_user_for_sign_in(text) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION find_user_for_sign_in(text) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION find_user_for_sign_in(text) TO tenure_app;

    CREATE TABLE ended_sessions (session_id uuid PRIMARY KEY, keep_until timestamptz NOT NULL);
    GRANT SELECT, INSERT, DELETE ON ended_sessions TO tenure_upkeep;
    CREATE INDEX ended_sessions_by_expiry ON ended_sessions (keep_until);

    CREATE FUNCTION end_session(wanted uuid, until timestamptz) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      DELETE FROM ended_sessions WHERE keep_until < now();
      INSERT INTO ended_sessions VALUES (wanted, until) ON CONFLICT DO NOTHING
    $$;
    ALTER FUNCTION end_session(uuid, timestamptz) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION end_session(uuid, timestamptz) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION end_session(uuid, timestamptz) TO tenure_app;

    CREATE FUNCTION find_user_of_session(wanted uuid, session uuid)
    RETURNS TABLE (
      user_id uuid, tenant_id uuid, tenant_type text, email text, role text, status text, session_version integer
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT u.user_id, u.tenant_id, t.type, u.email, u.role, u.status, u.session_version
      FROM users u LEFT JOIN tenants t USING (tenant_id)
      WHERE u.user_id = wanted
        AND NOT EXISTS (SELECT 1 FROM ended_sessions e WHERE e.session_id = session)
    $$;
    ALTER FUNCTION find_user_of_session(uuid, uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION find_user_of_session(uuid, uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION find_user_of_session(uuid, uuid) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION find_user_of_session(uuid, uuid)');
  await knex.raw('DROP FUNCTION end_session(uuid, timestamptz)');
  await knex.raw('DROP TABLE ended_sessions');
  await knex.raw('DROP FUNCTION find_user_for_sign_in(text)');
  await knex.raw('DROP TABLE users');
}
