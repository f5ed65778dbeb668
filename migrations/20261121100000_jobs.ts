import type { Knex } from 'knex';

/**
 * Openings. Times have milliseconds, the precision callers see, so that a cursor made from what they saw misses no
 * row. `parsed` is `json`: callers get the keys in their order.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE jobs (
      job_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      external_id text CHECK (length(external_id) BETWEEN 1 AND 200),
      slug text NOT NULL,
      title text NOT NULL,
      city text,
      state text,
      status text NOT NULL DEFAULT 'open' CHECK (status IN ('draft', 'open', 'paused', 'closed', 'archived')),
      close_reason text CHECK (close_reason IN ('filled', 'cancelled', 'expired', 'duplicate', 'other')),
      parsed json NOT NULL,
      content_hash bytea NOT NULL,
      posted_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3),
      closed_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (tenant_id, mode, external_id)
    );
    CREATE INDEX jobs_by_posting ON jobs (tenant_id, mode, posted_at DESC, job_id DESC);
    CREATE INDEX jobs_by_status ON jobs (tenant_id, mode, status, posted_at DESC, job_id DESC);
    CREATE INDEX jobs_by_update ON jobs (tenant_id, mode, updated_at);
    CREATE INDEX jobs_by_expiry ON jobs (expires_at) WHERE status IN ('open', 'paused') AND expires_at IS NOT NULL;
    ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
    ALTER TABLE jobs FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON jobs TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON jobs TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON jobs TO tenure_app;
    GRANT SELECT, UPDATE ON jobs TO tenure_upkeep;

    CREATE FUNCTION close_expired_jobs(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH closed AS (
        UPDATE jobs SET status = 'closed', close_reason = 'expired', closed_at = now(), updated_at = now()
        WHERE job_id IN (
          SELECT job_id FROM jobs
          WHERE status IN ('open', 'paused') AND expires_at <= now()
          LIMIT how_many FOR UPDATE SKIP LOCKED
        ) RETURNING 1
      ) SELECT count(*) FROM closed
    $$;
    ALTER FUNCTION close_expired_jobs(integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION close_expired_jobs(integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION close_expired_jobs(integer) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION close_expired_jobs(integer)');
  await knex.raw('DROP TABLE jobs');
}
