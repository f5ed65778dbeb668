import type { Knex } from 'knex';

/** Links under which anyone reads the open jobs of a tenant. The secret of a link is stored as its digest. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE job_feeds (
      feed_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      token_hash bytea NOT NULL UNIQUE,
      publisher_name text NOT NULL,
      publisher_url text,
      job_url_template text,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX job_feeds_by_tenant ON job_feeds (tenant_id, mode, created_at);
    ALTER TABLE job_feeds ENABLE ROW LEVEL SECURITY;
    ALTER TABLE job_feeds FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON job_feeds TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON job_feeds TO tenure_upkeep USING (true);
    GRANT SELECT, INSERT, DELETE ON job_feeds TO tenure_app;
    GRANT SELECT ON job_feeds TO tenure_upkeep;

    CREATE FUNCTION find_job_feed(wanted bytea) RETURNS TABLE (feed_id uuid, tenant_id uuid, mode text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT f.feed_id, f.tenant_id, f.mode
      FROM job_feeds f JOIN tenants t ON t.tenant_id = f.tenant_id AND t.status = 'active'
      WHERE f.token_hash = wanted
    $$;
    ALTER FUNCTION find_job_feed(bytea) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION find_job_feed(bytea) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION find_job_feed(bytea) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION find_job_feed(bytea);
    DROP TABLE job_feeds;
  `);
}
