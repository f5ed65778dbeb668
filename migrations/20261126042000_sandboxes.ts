import type { Knex } from 'knex';

/** Tables that the erasure of a sandbox did not need to delete from before. */
const NEWLY_DELETABLE = [
  'erasures',
  'invitations',
  'job_feeds',
  'jobs',
  'match_weights',
  'matches',
  'placements',
  'ratings',
  'retention_curves',
  'sandbox_seeds',
  'score_log_pseudonym_keys',
  'webhook_subscriptions',
];

const FUNCTIONS = [
  'create_sandbox(uuid, text, uuid, bytea, text, bytea, integer, integer, integer)',
  'erase_expired_sandboxes(integer)',
  'advance_test_clock(uuid, integer)',
];

/**
 * Sandboxes: test tenants that anyone may create for a week. One that a person claims by e-mail stays. Of one that is not
 * claimed, the erasure keeps the suspended tenant, its revoked key and the audit log, which have no personal data.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE sandboxes (
      tenant_id uuid PRIMARY KEY REFERENCES tenants,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      -- Keyed hash of the address that created it, for the limit of an address.
      address_hash bytea NOT NULL,
      claimed_at timestamptz(3),
      erased_at timestamptz(3)
    );
    CREATE INDEX sandboxes_by_age ON sandboxes (created_at);
    CREATE INDEX sandboxes_by_expiry ON sandboxes (expires_at) WHERE claimed_at IS NULL AND erased_at IS NULL;
    ALTER TABLE sandboxes ENABLE ROW LEVEL SECURITY;
    ALTER TABLE sandboxes FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON sandboxes TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON sandboxes TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT ON sandboxes TO tenure_app;
    GRANT SELECT, INSERT, UPDATE ON sandboxes TO tenure_upkeep;
    GRANT UPDATE ON access_exports TO tenure_upkeep;
    -- A sandbox has no member who could invite its first one.
    ALTER TABLE invitations ALTER COLUMN invited_by DROP NOT NULL;

    CREATE FUNCTION create_sandbox(
      new_tenant uuid, tenant_type text, new_key uuid, digest bytea, ending text, address bytea,
      per_address integer, per_day integer, days integer
    ) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      of_address bigint;
      of_day bigint;
    BEGIN
      -- Counted one after the other, so that parallel requests cannot pass a limit together.
      PERFORM pg_advisory_xact_lock(hashtext('tenure sandboxes'));
      SELECT count(*) FILTER (WHERE s.address_hash = address), count(*) INTO of_address, of_day
      FROM sandboxes s WHERE s.created_at > now() - interval '1 day';
      IF of_day >= per_day THEN RETURN 'day_limit'; END IF;
      IF of_address >= per_address THEN RETURN 'address_limit'; END IF;
      INSERT INTO tenants (tenant_id, type, name) VALUES (new_tenant, tenant_type, 'Sandbox');
      INSERT INTO sandboxes (tenant_id, expires_at, address_hash)
      VALUES (new_tenant, now() + make_interval(days => days), address);
      INSERT INTO api_keys (key_id, tenant_id, mode, name, key_hash, last4, scopes, sandbox_tenant)
      VALUES (new_key, new_tenant, 'test', 'Sandbox', digest, ending,
              '{parse,match,retention,skills,jobs,candidates}', 'own');
      INSERT INTO tenant_settings (tenant_id, name, value) VALUES
        (new_tenant, 'operations.backlog.test', '200'), (new_tenant, 'imports.maxRows', '1000'),
        (new_tenant, 'imports.maxBytes', '5242880'), (new_tenant, 'imports.concurrent', '1'),
        (new_tenant, 'parseBatches.maxEntries', '100'), (new_tenant, 'parseBatches.maxBytes', '20971520'),
        (new_tenant, 'parseBatches.concurrent', '1');
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, action, subject_type, subject_id)
      VALUES (gen_random_uuid(), new_tenant, 'system', 'tenant.created', 'tenant', new_tenant);
      RETURN 'created';
    END $$;

    -- Deletes the rows of every table with tenants, in the order that foreign keys allow, so that no later table is missed.
    CREATE FUNCTION erase_expired_sandboxes(how_many integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      tenant uuid;
      one text;
      waiting boolean;
      total bigint := 0;
    BEGIN
      FOR tenant IN
        SELECT s.tenant_id FROM sandboxes s
        WHERE s.claimed_at IS NULL AND s.erased_at IS NULL
          -- By then, what the last requests have written is complete.
          AND s.expires_at <= now() - interval '10 minutes'
        LIMIT how_many FOR UPDATE SKIP LOCKED
      LOOP
        UPDATE tenants SET status = 'suspended', name = 'Expired sandbox', updated_at = now() WHERE tenant_id = tenant;
        UPDATE api_keys SET status = 'revoked', revoked_at = now(), revoked_reason = 'The sandbox has expired'
        WHERE tenant_id = tenant AND status <> 'revoked';
        FOR round IN 1..8 LOOP
          waiting := false;
          FOR one IN
            SELECT c.relname FROM pg_class c
            JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
            WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
              AND c.relname NOT IN ('tenants', 'sandboxes', 'api_keys', 'audit_log', 'users', 'deleted_objects')
            ORDER BY c.relname
          LOOP
            BEGIN
              EXECUTE format('DELETE FROM %I WHERE tenant_id = $1', one) USING tenant;
            EXCEPTION WHEN foreign_key_violation THEN waiting := true;
            END;
          END LOOP;
          EXIT WHEN NOT waiting;
        END LOOP;
        IF waiting THEN RAISE EXCEPTION 'rows of a sandbox refer to each other'; END IF;
        UPDATE sandboxes SET erased_at = now() WHERE tenant_id = tenant;
        total := total + 1;
      END LOOP;
      RETURN total;
    END $$;

    -- Moves what is due later closer, for the test data of a tenant: the same as if the time had passed.
    CREATE FUNCTION advance_test_clock(tenant uuid, seconds integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      advance_by interval := make_interval(secs => seconds);
    BEGIN
      UPDATE operations SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND expires_at IS NOT NULL;
      UPDATE documents SET created_at = created_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      UPDATE idempotency_keys SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      UPDATE access_exports SET expires_at = expires_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      UPDATE parse_batches SET touched_at = touched_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      UPDATE events SET created_at = created_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      UPDATE webhook_deliveries SET due_at = due_at - advance_by WHERE tenant_id = tenant AND mode = 'test' AND due_at IS NOT NULL;
      UPDATE webhook_subscriptions SET previous_secret_until = previous_secret_until - advance_by, failing_since = failing_since - advance_by
      WHERE tenant_id = tenant AND mode = 'test';
      UPDATE jobs SET expires_at = expires_at - advance_by, reopened_at = reopened_at - advance_by
      WHERE tenant_id = tenant AND mode = 'test' AND expires_at IS NOT NULL;
      UPDATE connectors SET next_run_at = next_run_at - advance_by WHERE tenant_id = tenant AND mode = 'test';
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, action, subject_type, subject_id)
      VALUES (gen_random_uuid(), tenant, 'system', 'tenant.test_clock_advanced', 'tenant', tenant);
    END $$;

    -- The person who accepts the invitation of a sandbox claims it.
    CREATE OR REPLACE FUNCTION accept_invitation(digest bytea, new_user uuid, password text) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH taken AS (
        UPDATE invitations i SET accepted_at = now()
        WHERE i.token_digest = digest AND i.accepted_at IS NULL AND i.withdrawn_at IS NULL
          AND i.expires_at > now() AND NOT EXISTS (SELECT 1 FROM users u WHERE lower(u.email) = lower(i.email))
        RETURNING i.tenant_id, i.email, i.role
      ), made AS (
        INSERT INTO users (user_id, tenant_id, email, password_hash, role)
        SELECT new_user, tenant_id, email, password, role FROM taken RETURNING tenant_id
      ), claimed AS (
        UPDATE sandboxes s SET claimed_at = now() FROM made
        WHERE s.tenant_id = made.tenant_id AND s.claimed_at IS NULL AND s.erased_at IS NULL RETURNING s.tenant_id
      ), unlimited AS (
        DELETE FROM tenant_settings t USING claimed
        WHERE t.tenant_id = claimed.tenant_id AND (t.name LIKE 'imports.%' OR t.name LIKE 'parseBatches.%' OR t.name = 'operations.backlog.test')
      ), noted AS (
        INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
        SELECT gen_random_uuid(), tenant_id, 'user', new_user, 'user.joined', 'user', new_user FROM made RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM noted)
    $$;
  `);
  for (const table of NEWLY_DELETABLE) await knex.raw(`GRANT DELETE ON ${table} TO tenure_upkeep`);
  for (const signature of FUNCTIONS) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
  await replaceKeyLookup(knex, ', sandbox_ends_at timestamptz', `, s.expires_at`);
}

/** `sandbox_ends_at` is null unless the tenant is an unclaimed sandbox. */
async function replaceKeyLookup(knex: Knex, column: string, value: string): Promise<void> {
  const join =
    value === '' ? '' : 'LEFT JOIN sandboxes s ON s.tenant_id = t.tenant_id AND s.claimed_at IS NULL';
  await knex.raw(`
    DROP FUNCTION find_api_key(bytea);
    CREATE FUNCTION find_api_key(wanted bytea)
    RETURNS TABLE (
      key_id uuid, name text, mode text, scopes text[], status text, expires_at timestamptz,
      overlap_until timestamptz, ip_allowlist text[], sandbox_tenant text,
      tenant_id uuid, tenant_type text, tenant_status text${column}
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT k.key_id, k.name, k.mode, k.scopes, k.status, k.expires_at, k.overlap_until, k.ip_allowlist,
             k.sandbox_tenant, t.tenant_id, t.type, t.status${value}
      FROM api_keys k JOIN tenants t ON t.tenant_id = k.tenant_id ${join}
      WHERE k.key_hash = wanted
    $$;
    ALTER FUNCTION find_api_key(bytea) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION find_api_key(bytea) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION find_api_key(bytea) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await replaceKeyLookup(knex, '', '');
  for (const signature of [...FUNCTIONS].reverse()) await knex.raw(`DROP FUNCTION ${signature}`);
  for (const table of NEWLY_DELETABLE) await knex.raw(`REVOKE DELETE ON ${table} FROM tenure_upkeep`);
  await knex.raw(`
    CREATE OR REPLACE FUNCTION accept_invitation(digest bytea, new_user uuid, password text) RETURNS boolean
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
    DELETE FROM invitations WHERE invited_by IS NULL;
    ALTER TABLE invitations ALTER COLUMN invited_by SET NOT NULL;
    REVOKE UPDATE ON access_exports FROM tenure_upkeep;
    DROP TABLE sandboxes;
  `);
}
