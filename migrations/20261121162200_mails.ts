import type { Knex } from 'knex';

const FUNCTIONS = [
  'claim_due_mails(integer)',
  'take_mail(uuid, integer)',
  'end_mail(uuid, text, text, integer)',
  'forget_mails(integer)',
  'latest_mails(integer)',
  'kept_mail(uuid)',
  'mail_webhook_notices(integer)',
  'mail_key_notices()',
];

/**
 * Mails on their way to people. A row holds an address only as long as it is needed: once a mail has ended nothing
 * is left but that there was one, so that its cause is never mailed twice. A link that opens something is sealed.
 * Rows belong to tenants, to operators and to people without a tenant, so processes only add rows of their tenant;
 * everything else goes through functions.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE mails (
      mail_id uuid PRIMARY KEY,
      tenant_id uuid REFERENCES tenants,
      kind text NOT NULL CHECK (kind ~ '^[a-z_]{3,40}$'),
      cause text NOT NULL UNIQUE,
      recipient text CHECK (length(recipient) BETWEEN 3 AND 254),
      facts jsonb NOT NULL DEFAULT '{}',
      sealed_link bytea,
      state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'kept', 'failed', 'dropped')),
      attempts smallint NOT NULL DEFAULT 0,
      due_at timestamptz(3) DEFAULT now(),
      error text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      ended_at timestamptz(3),
      CHECK ((state = 'pending') = (due_at IS NOT NULL)),
      CHECK (state IN ('pending', 'kept') OR (recipient IS NULL AND sealed_link IS NULL AND facts = '{}'))
    );
    CREATE INDEX mails_by_tenant ON mails (tenant_id);
    CREATE INDEX mails_due ON mails (due_at) WHERE state = 'pending';
    CREATE INDEX mails_by_age ON mails (created_at DESC);
    ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
    ALTER TABLE mails FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON mails FOR INSERT TO tenure_app
      WITH CHECK (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON mails TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT INSERT ON mails TO tenure_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON mails TO tenure_upkeep;

    -- Who hears of what happens to the keys and webhooks of a tenant: its administrators, and whoever made the thing.
    CREATE FUNCTION people_to_mail(tenant uuid, maker uuid)
    RETURNS TABLE (user_id uuid, email text, tenant_name text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT u.user_id, u.email, t.name FROM users u JOIN tenants t USING (tenant_id)
      WHERE u.tenant_id = tenant AND u.status = 'active' AND t.status = 'active'
        AND (u.role IN ('employer_admin', 'org_admin') OR u.user_id = maker)
    $$;
    ALTER FUNCTION people_to_mail(uuid, uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION people_to_mail(uuid, uuid) FROM PUBLIC;
  `);
  // A claim puts the next look so far off that a try in between is not met by another; a try that died comes back.
  await knex.raw(`
    CREATE FUNCTION claim_due_mails(how_many integer) RETURNS TABLE (mail_id uuid, attempts smallint)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE mails m SET due_at = now() + interval '5 minutes'
      FROM (SELECT mail_id FROM mails WHERE state = 'pending' AND due_at <= now()
            ORDER BY due_at LIMIT how_many FOR UPDATE SKIP LOCKED) due
      WHERE m.mail_id = due.mail_id
      RETURNING m.mail_id, m.attempts
    $$;

    CREATE FUNCTION take_mail(wanted uuid, attempt integer)
    RETURNS TABLE (mail_id uuid, kind text, recipient text, facts jsonb, sealed_link bytea, created_at timestamptz)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE mails m SET attempts = m.attempts + 1
      WHERE m.mail_id = wanted AND m.state = 'pending' AND m.attempts = attempt
      RETURNING m.mail_id, m.kind, m.recipient, m.facts, m.sealed_link, m.created_at
    $$;

    CREATE FUNCTION end_mail(wanted uuid, outcome text, reason text, again_in_seconds integer) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE mails SET
        state = CASE WHEN outcome = 'retry' THEN 'pending' ELSE outcome END,
        due_at = CASE WHEN outcome = 'retry' THEN now() + make_interval(secs => again_in_seconds) END,
        ended_at = CASE WHEN outcome = 'retry' THEN NULL ELSE now() END,
        error = reason,
        recipient = CASE WHEN outcome IN ('retry', 'kept') THEN recipient END,
        sealed_link = CASE WHEN outcome IN ('retry', 'kept') THEN sealed_link END,
        facts = CASE WHEN outcome IN ('retry', 'kept') THEN facts ELSE '{}' END
      WHERE mail_id = wanted AND state = 'pending'
    $$;

    CREATE FUNCTION forget_mails(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH emptied AS (
        UPDATE mails SET state = 'dropped', recipient = NULL, sealed_link = NULL, facts = '{}' WHERE mail_id IN (
          SELECT mail_id FROM mails WHERE state = 'kept' AND ended_at < now() - interval '7 days' LIMIT how_many
        ) RETURNING 1
      ), gone AS (
        DELETE FROM mails WHERE mail_id IN (
          SELECT mail_id FROM mails WHERE state NOT IN ('pending', 'kept') AND created_at < now() - interval '400 days'
          LIMIT how_many
        ) RETURNING 1
      ) SELECT (SELECT count(*) FROM emptied) + (SELECT count(*) FROM gone)
    $$;

    CREATE FUNCTION latest_mails(how_many integer)
    RETURNS TABLE (mail_id uuid, kind text, recipient text, facts jsonb, state text, attempts smallint, error text,
                   created_at timestamptz, ended_at timestamptz)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT mail_id, kind, CASE WHEN state = 'kept' THEN recipient END,
             CASE WHEN state = 'kept' THEN facts ELSE '{}' END, state, attempts, error, created_at, ended_at
      FROM mails ORDER BY created_at DESC, mail_id DESC LIMIT how_many
    $$;

    CREATE FUNCTION kept_mail(wanted uuid)
    RETURNS TABLE (mail_id uuid, kind text, recipient text, facts jsonb, sealed_link bytea, created_at timestamptz)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT mail_id, kind, recipient, facts, sealed_link, created_at
      FROM mails WHERE mail_id = wanted AND state = 'kept'
    $$;
  `);
  // Notices that waited longer than two days tell of a state that may be over; they are let go.
  await knex.raw(`
    CREATE FUNCTION mail_webhook_notices(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH due AS (
        SELECT notice_id, tenant_id, mode, subscription_id, kind, failing_since, created_at FROM webhook_notices
        WHERE sent_at IS NULL ORDER BY created_at LIMIT how_many FOR UPDATE SKIP LOCKED
      ), marked AS (
        UPDATE webhook_notices n SET sent_at = now() FROM due WHERE n.notice_id = due.notice_id
      ), made AS (
        INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
        SELECT gen_random_uuid(), d.tenant_id, 'webhook_' || d.kind, 'webhook_notice:' || d.notice_id || ':' || p.user_id,
               p.email, jsonb_build_object('tenantName', p.tenant_name, 'mode', d.mode,
                 'host', substring(s.url from '^[a-z]+://([^/#\\?]+)'),
                 'subscriptionId', d.subscription_id, 'since', d.failing_since)
        FROM due d JOIN webhook_subscriptions s USING (subscription_id)
        CROSS JOIN LATERAL people_to_mail(d.tenant_id, NULL) p
        WHERE d.created_at > now() - interval '2 days'
        ON CONFLICT DO NOTHING
      ) SELECT count(*) FROM due
    $$;

    -- Each step once; whoever made a key for 30 days needs no notice that it ends within 30.
    CREATE FUNCTION mail_key_notices() RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH usable AS (
        SELECT k.* FROM api_keys k
        WHERE k.purpose = 'program' AND k.status = 'active' AND (k.expires_at IS NULL OR k.expires_at > now())
      ), notices AS (
        SELECT u.*, 'key_expiring' AS kind, step.days::text AS step FROM usable u CROSS JOIN LATERAL (
          SELECT min(days) AS days FROM (VALUES (1), (7), (30)) AS s (days)
          WHERE u.expires_at <= now() + make_interval(days => days)
            AND u.expires_at - u.created_at > make_interval(days => days, hours => 1)
        ) step WHERE step.days IS NOT NULL
        UNION ALL
        SELECT u.*, 'key_unused', extract(epoch FROM coalesce(u.last_used_at, u.created_at))::bigint::text
        FROM usable u WHERE coalesce(u.last_used_at, u.created_at) < now() - interval '90 days'
      ), made AS (
        INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
        SELECT gen_random_uuid(), n.tenant_id, n.kind, n.kind || ':' || n.key_id || ':' || n.step || ':' || p.user_id,
               p.email, jsonb_build_object('tenantName', p.tenant_name, 'keyName', n.name, 'last4', n.last4,
                 'mode', n.mode, 'expiresAt', n.expires_at, 'lastUsedAt', n.last_used_at, 'createdAt', n.created_at)
        FROM notices n CROSS JOIN LATERAL people_to_mail(n.tenant_id, n.created_by) p
        ON CONFLICT DO NOTHING RETURNING 1
      ) SELECT count(*) FROM made
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
  await knex.raw('DROP FUNCTION people_to_mail(uuid, uuid)');
  await knex.raw('DROP TABLE mails');
}
