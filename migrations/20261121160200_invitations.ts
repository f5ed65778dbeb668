import type { Knex } from 'knex';

const FUNCTIONS = ['find_invitation(bytea)', 'accept_invitation(bytea, uuid, text)'];

/**
 * Invitations of people into a tenant. The link holds a secret of which only a digest is kept. Whoever follows it
 * belongs to no tenant yet, so finding and accepting go through functions that answer for one exact digest.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE invitations (
      invitation_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
      role text NOT NULL CHECK (role IN ('employer_admin', 'org_admin', 'member')),
      token_digest bytea NOT NULL UNIQUE,
      invited_by uuid NOT NULL REFERENCES users,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL DEFAULT now() + interval '7 days',
      accepted_at timestamptz,
      withdrawn_at timestamptz
    );
    CREATE INDEX invitations_by_tenant ON invitations (tenant_id, created_at DESC);
    CREATE INDEX invitations_by_inviter ON invitations (invited_by);
    ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
    ALTER TABLE invitations FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON invitations TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON invitations TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE ON invitations TO tenure_app;
    GRANT SELECT, UPDATE ON invitations TO tenure_upkeep;

    CREATE FUNCTION find_invitation(digest bytea)
    RETURNS TABLE (invitation_id uuid, tenant_id uuid, tenant_name text, email text, role text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT i.invitation_id, i.tenant_id, t.name, i.email, i.role
      FROM invitations i JOIN tenants t USING (tenant_id)
      WHERE i.token_digest = digest AND i.accepted_at IS NULL AND i.withdrawn_at IS NULL
        AND i.expires_at > now() AND t.status = 'active'
    $$;

    -- One statement: an invitation is used once however often its form is sent.
    CREATE FUNCTION accept_invitation(digest bytea, new_user uuid, password text) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH taken AS (
        UPDATE invitations i SET accepted_at = now()
        WHERE i.token_digest = digest AND i.accepted_at IS NULL AND i.withdrawn_at IS NULL
          AND i.expires_at > now() AND NOT EXISTS (SELECT 1 FROM users u WHERE lower(u.email) = lower(i.email))
        RETURNING i.tenant_id, i.email, i.role
      ), made AS (
        INSERT INTO users (user_id, tenant_id, email, password_hash, role)
        SELECT new_user, tenant_id, email, password, role FROM taken RETURNING tenant_id
      ), noted AS (
        INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
        SELECT gen_random_uuid(), tenant_id, 'user', new_user, 'user.joined', 'user', new_user FROM made RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM noted)
    $$;
  `);
  for (const signature of FUNCTIONS) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const signature of [...FUNCTIONS].reverse()) await knex.raw(`DROP FUNCTION ${signature}`);
  await knex.raw('DROP TABLE invitations');
}
