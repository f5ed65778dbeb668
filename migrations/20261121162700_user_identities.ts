import type { Knex } from 'knex';

/**
 * Who somebody is at an OpenID Connect issuer. The subject decides; the address only once, when somebody who signs in
 * here already comes from there for the first time with an address the issuer has verified. Nobody is made by it and
 * no role is given.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE user_identities (
      issuer text NOT NULL,
      subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      linked_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (issuer, subject),
      -- A second person there with the same address is not the same person here.
      UNIQUE (user_id, issuer)
    );
    ALTER TABLE user_identities ENABLE ROW LEVEL SECURITY;
    ALTER TABLE user_identities FORCE ROW LEVEL SECURITY;
    CREATE POLICY upkeep ON user_identities TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, DELETE ON user_identities TO tenure_upkeep;

    CREATE FUNCTION find_user_by_identity(from_issuer text, known_as text, verified_address text, new_mail uuid)
    RETURNS TABLE (
      user_id uuid, tenant_id uuid, tenant_type text, email text, role text, status text, session_version integer
    )
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH linked AS (
        SELECT i.user_id FROM user_identities i WHERE i.issuer = from_issuer AND i.subject = known_as
      ), newly AS (
        INSERT INTO user_identities (issuer, subject, user_id)
        SELECT from_issuer, known_as, u.user_id FROM users u
        WHERE lower(u.email) = lower(verified_address) AND u.status = 'active' AND NOT EXISTS (SELECT 1 FROM linked)
        ON CONFLICT DO NOTHING
        RETURNING user_identities.user_id
      ), noted AS (
        INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
        SELECT gen_random_uuid(), u.tenant_id, 'user', u.user_id, 'user.openid_linked', 'user', u.user_id
        FROM newly JOIN users u USING (user_id)
      ), told AS (
        INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
        SELECT new_mail, u.tenant_id, 'openid_linked', 'openid_linked:' || new_mail, u.email,
               jsonb_build_object('issuer', from_issuer)
        FROM newly JOIN users u USING (user_id)
      )
      SELECT u.user_id, u.tenant_id, t.type, u.email, u.role, u.status, u.session_version
      FROM users u LEFT JOIN tenants t USING (tenant_id)
      WHERE u.user_id IN (SELECT linked.user_id FROM linked UNION ALL SELECT newly.user_id FROM newly)
        AND u.status = 'active'
    $$;
    ALTER FUNCTION find_user_by_identity(text, text, text, uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION find_user_by_identity(text, text, text, uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION find_user_by_identity(text, text, text, uuid) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION find_user_by_identity(text, text, text, uuid)');
  await knex.raw('DROP TABLE user_identities');
}
