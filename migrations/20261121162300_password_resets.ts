import type { Knex } from 'knex';

const FUNCTIONS = [
  'ask_password_reset(text, uuid, bytea, uuid, bytea)',
  'find_password_reset(bytea)',
  'use_password_reset(bytea, text, uuid)',
];

/**
 * Links with which people choose a new password: for one hour, once, and only the newest of a person. A link is kept
 * as a digest. Asking answers nothing, so that nobody learns who signs in here.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE password_resets (
      reset_id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      token_digest bytea NOT NULL UNIQUE,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL DEFAULT now() + interval '1 hour',
      used_at timestamptz
    );
    CREATE INDEX password_resets_by_user ON password_resets (user_id);
    ALTER TABLE password_resets ENABLE ROW LEVEL SECURITY;
    ALTER TABLE password_resets FORCE ROW LEVEL SECURITY;
    CREATE POLICY upkeep ON password_resets TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON password_resets TO tenure_upkeep;

    CREATE FUNCTION ask_password_reset(wanted text, new_reset uuid, digest bytea, new_mail uuid, link bytea)
    RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      DELETE FROM password_resets WHERE expires_at < now() - interval '1 day';
      WITH person AS (
        SELECT u.user_id, u.tenant_id, u.email FROM users u LEFT JOIN tenants t USING (tenant_id)
        WHERE lower(u.email) = lower(wanted) AND u.status = 'active' AND coalesce(t.status, 'active') = 'active'
      ), outdated AS (
        UPDATE password_resets r SET used_at = now() FROM person p WHERE r.user_id = p.user_id AND r.used_at IS NULL
      ), made AS (
        INSERT INTO password_resets (reset_id, user_id, token_digest) SELECT new_reset, user_id, digest FROM person
      )
      INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, sealed_link)
      SELECT new_mail, tenant_id, 'password_reset', 'password_reset:' || new_reset, email, link FROM person
    $$;

    CREATE FUNCTION find_password_reset(digest bytea) RETURNS TABLE (email text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT u.email FROM password_resets r JOIN users u USING (user_id)
      WHERE r.token_digest = digest AND r.used_at IS NULL AND r.expires_at > now() AND u.status = 'active'
    $$;

    -- One statement: the link is used, every session of the person ends, and the person is told by mail.
    CREATE FUNCTION use_password_reset(digest bytea, password text, new_mail uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH taken AS (
        UPDATE password_resets SET used_at = now()
        WHERE token_digest = digest AND used_at IS NULL AND expires_at > now() RETURNING user_id
      ), changed AS (
        UPDATE users u SET password_hash = password, session_version = session_version + 1, updated_at = now()
        FROM taken WHERE u.user_id = taken.user_id AND u.status = 'active'
        RETURNING u.user_id, u.tenant_id, u.email
      ), told AS (
        INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient)
        SELECT new_mail, tenant_id, 'password_changed', 'password_changed:' || new_mail, email FROM changed
      ), noted AS (
        INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
        SELECT gen_random_uuid(), tenant_id, 'user', user_id, 'user.password_set', 'user', user_id FROM changed
        RETURNING 1
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
  await knex.raw('DROP TABLE password_resets');
}
