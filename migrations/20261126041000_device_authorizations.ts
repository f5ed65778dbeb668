import type { Knex } from 'knex';

const FUNCTIONS = [
  'start_device_authorization(bytea, bytea, text, text[], text[], integer)',
  'find_device_authorization(bytea)',
  'decide_device_authorization(bytea, uuid, uuid)',
  'poll_device_authorization(bytea, text)',
  'use_device_authorization(bytea)',
];

/**
 * Device authorizations (RFC 8628): a program shows a short code, which a signed-in person enters on a page. They belong to
 * no tenant until then, so they are reached only through functions with an exact hash.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE device_authorizations (
      device_code_hash bytea PRIMARY KEY,
      user_code_hash bytea NOT NULL UNIQUE,
      client_id text NOT NULL,
      -- Null if the program has named none.
      scopes text[],
      resources text[] NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      poll_seconds integer NOT NULL DEFAULT 5,
      polled_at timestamptz(3),
      status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'denied', 'used')),
      tenant_id uuid REFERENCES tenants,
      grant_id uuid REFERENCES oauth_grants ON DELETE CASCADE
    );
    CREATE INDEX device_authorizations_by_tenant ON device_authorizations (tenant_id);
    CREATE INDEX device_authorizations_by_grant ON device_authorizations (grant_id);
    CREATE INDEX device_authorizations_by_expiry ON device_authorizations (expires_at);
    ALTER TABLE device_authorizations ENABLE ROW LEVEL SECURITY;
    ALTER TABLE device_authorizations FORCE ROW LEVEL SECURITY;
    CREATE POLICY upkeep ON device_authorizations TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON device_authorizations TO tenure_upkeep;

    -- False if too many wait for a person.
    CREATE FUNCTION start_device_authorization(
      device bytea, person bytea, client text, wanted text[], targets text[], lifetime_seconds integer
    ) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      DELETE FROM device_authorizations WHERE expires_at < now() - interval '1 hour';
      WITH made AS (
        INSERT INTO device_authorizations (device_code_hash, user_code_hash, client_id, scopes, resources, expires_at)
        SELECT device, person, client, wanted, targets, now() + make_interval(secs => lifetime_seconds)
        WHERE (SELECT count(*) FROM device_authorizations WHERE status = 'pending') < 10000
        ON CONFLICT DO NOTHING RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM made)
    $$;

    CREATE FUNCTION find_device_authorization(person bytea)
    RETURNS TABLE (client_id text, scopes text[], resources text[])
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT d.client_id, d.scopes, d.resources FROM device_authorizations d
      WHERE d.user_code_hash = person AND d.status = 'pending' AND d.expires_at > now()
    $$;

    -- Without a grant the person has denied. False if the code was decided or has expired.
    CREATE FUNCTION decide_device_authorization(person bytea, owner uuid, given uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH decided AS (
        UPDATE device_authorizations
        SET status = CASE WHEN given IS NULL THEN 'denied' ELSE 'approved' END, tenant_id = owner, grant_id = given
        WHERE user_code_hash = person AND status = 'pending' AND expires_at > now() RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM decided)
    $$;

    -- A program that polls too fast must wait five seconds longer from then on (RFC 8628 section 3.5).
    CREATE FUNCTION poll_device_authorization(device bytea, client text)
    RETURNS TABLE (outcome text, tenant_id uuid, grant_id uuid)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      found device_authorizations;
      too_fast boolean;
    BEGIN
      SELECT * INTO found FROM device_authorizations d
      WHERE d.device_code_hash = device AND d.client_id = client FOR UPDATE;
      IF found IS NULL OR found.status = 'used' THEN RETURN QUERY SELECT 'unknown', NULL::uuid, NULL::uuid; RETURN; END IF;
      IF found.status = 'denied' THEN RETURN QUERY SELECT 'denied', NULL::uuid, NULL::uuid; RETURN; END IF;
      IF found.expires_at <= now() THEN RETURN QUERY SELECT 'expired', NULL::uuid, NULL::uuid; RETURN; END IF;
      -- Networks delay requests by different times, so a second less than the interval is not too fast.
      too_fast := found.polled_at > now() - make_interval(secs => found.poll_seconds - 1);
      UPDATE device_authorizations d
      SET polled_at = now(), poll_seconds = d.poll_seconds + CASE WHEN too_fast THEN 5 ELSE 0 END
      WHERE d.device_code_hash = device;
      IF too_fast THEN RETURN QUERY SELECT 'slow_down', NULL::uuid, NULL::uuid; RETURN; END IF;
      RETURN QUERY SELECT found.status, found.tenant_id, found.grant_id;
    END $$;

    CREATE FUNCTION use_device_authorization(device bytea) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH used AS (
        UPDATE device_authorizations SET status = 'used'
        WHERE device_code_hash = device AND status = 'approved' AND expires_at > now() RETURNING grant_id
      ), activated AS (
        UPDATE oauth_grants g SET activated_at = now() FROM used
        WHERE g.grant_id = used.grant_id AND g.revoked_at IS NULL RETURNING 1
      ) SELECT EXISTS (SELECT 1 FROM activated)
    $$;

    CREATE FUNCTION find_oauth_grant(wanted uuid)
    RETURNS TABLE (
      tenant_id uuid, grant_id uuid, mode text, client_id text, client_name text, client_status text, secret_hash bytea,
      scopes text[], resources text[], grant_expires_at timestamptz, revoked_at timestamptz,
      user_id uuid, user_status text, role text, tenant_status text
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT g.tenant_id, g.grant_id, g.mode, c.client_id, c.name, c.status, c.secret_hash,
             g.scopes, g.resources, g.expires_at, g.revoked_at, u.user_id, u.status, u.role, t.status
      FROM oauth_grants g
      JOIN oauth_clients c ON c.oauth_client_id = g.oauth_client_id AND c.tenant_id = g.tenant_id
      JOIN users u ON u.user_id = g.user_id AND u.tenant_id = g.tenant_id
      JOIN tenants t ON t.tenant_id = g.tenant_id
      WHERE g.grant_id = wanted
    $$;
  `);
  for (const signature of [...FUNCTIONS, 'find_oauth_grant(uuid)']) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION find_oauth_grant(uuid)');
  for (const signature of [...FUNCTIONS].reverse()) await knex.raw(`DROP FUNCTION ${signature}`);
  await knex.raw('DROP TABLE device_authorizations');
}
