import type { Knex } from 'knex';

/**
 * Signed links to a read-only page of one match or one ranking. A row is kept for 90 days after its link has ended, because
 * the audit log names the session of a reading and the row says who it was for.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE view_sessions (
      view_session_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      key_id uuid NOT NULL,
      view text NOT NULL CHECK (view IN ('match', 'ranking')),
      -- Id of the match or the ranking.
      subject_id uuid NOT NULL,
      job_id uuid NOT NULL,
      -- Of a match; a ranking shows erased candidates without their names.
      candidate_id uuid,
      -- True if the records are those of the synthetic tenant.
      synthetic boolean NOT NULL,
      shows_names boolean NOT NULL,
      viewer text NOT NULL,
      -- The only origin whose pages may show the page in a frame; null allows none.
      frame_origin text,
      token_hash bytea NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      opened_at timestamptz(3),
      ended_at timestamptz(3)
    );
    CREATE INDEX view_sessions_by_tenant ON view_sessions (tenant_id, mode, created_at);
    CREATE INDEX view_sessions_by_candidate ON view_sessions (candidate_id) WHERE candidate_id IS NOT NULL;
    CREATE INDEX view_sessions_by_expiry ON view_sessions (expires_at);

    ALTER TABLE view_sessions ENABLE ROW LEVEL SECURITY;
    ALTER TABLE view_sessions FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON view_sessions TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON view_sessions TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON view_sessions TO tenure_app;
    GRANT SELECT, UPDATE, DELETE ON view_sessions TO tenure_upkeep;

    CREATE FUNCTION find_view_session(wanted uuid) RETURNS TABLE (tenant_id uuid, mode text, tenant_type text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT s.tenant_id, s.mode, t.type
      FROM view_sessions s JOIN tenants t ON t.tenant_id = s.tenant_id AND t.status = 'active'
      WHERE s.view_session_id = wanted
        AND NOT EXISTS (SELECT FROM api_keys k WHERE k.key_id = s.key_id AND k.status IN ('revoked', 'disabled'))
        AND NOT EXISTS (SELECT FROM oauth_grants g WHERE g.grant_id = s.key_id AND g.revoked_at IS NOT NULL)
    $$;

    CREATE FUNCTION delete_expired_view_sessions(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('view_sessions',
        'SELECT view_session_id::text FROM view_sessions WHERE expires_at < now() - interval ''90 days''',
        'DELETE FROM view_sessions WHERE view_session_id = ANY ($1::uuid[])', how_many)
    $$;

    CREATE FUNCTION erase_candidate_from_view_sessions(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'view_sessions',
        ARRAY(SELECT s.view_session_id::text FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN view_sessions s ON s.tenant_id = who.tenant_id AND s.mode = e.mode
              WHERE e.erasure_id = erasure
                AND (s.candidate_id = e.candidate_id OR mentions_candidate(s.viewer, e))),
        'DELETE FROM view_sessions WHERE view_session_id = ANY ($1::uuid[])')
    $$;
  `);
  for (const signature of SIGNATURES) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const signature of SIGNATURES) await knex.raw(`DROP FUNCTION ${signature}`);
  await knex.raw('DROP TABLE view_sessions');
}

const SIGNATURES = [
  'find_view_session(uuid)',
  'delete_expired_view_sessions(integer)',
  'erase_candidate_from_view_sessions(uuid)',
];
