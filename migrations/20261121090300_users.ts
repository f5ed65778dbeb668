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

    CREATE FUNCTION find_user_of_session(wanted uuid)
    RETURNS TABLE (
      user_id uuid, tenant_id uuid, tenant_type text, email text, role text, status text, session_version integer
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT u.user_id, u.tenant_id, t.type, u.email, u.role, u.status, u.session_version
      FROM users u LEFT JOIN tenants t USING (tenant_id)
      WHERE u.user_id = wanted
    $$;
    ALTER FUNCTION find_user_of_session(uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION find_user_of_session(uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION find_user_of_session(uuid) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION find_user_of_session(uuid)');
  await knex.raw('DROP FUNCTION find_user_for_sign_in(text)');
  await knex.raw('DROP TABLE users');
}
