import type { Knex } from 'knex';

/**
 * Connectors pull the jobs of a board. A run has the id of its operation. It stores its cursor after each page, and each job
 * notes the run that saw it last, so a run continues after a crash and closes only jobs that a complete pull has not seen.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE connectors (
      connector_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      -- The key whose operations scheduled runs are.
      key_id uuid NOT NULL,
      kind text NOT NULL,
      board text NOT NULL,
      status text NOT NULL DEFAULT 'enabled' CHECK (status IN ('enabled', 'disabled')),
      -- Encrypted; null for boards without credentials.
      credentials bytea,
      -- Minutes between runs; null: only when requested.
      interval_minutes integer CHECK (interval_minutes BETWEEN 15 AND 44640),
      mapping json NOT NULL,
      -- Changes up to this time were pulled.
      pulled_until timestamptz(3),
      next_run_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (tenant_id, mode, kind, board)
    );
    CREATE INDEX connectors_by_age ON connectors (tenant_id, mode, created_at, connector_id);
    CREATE INDEX connectors_due ON connectors (next_run_at) WHERE status = 'enabled' AND next_run_at IS NOT NULL;

    CREATE TABLE connector_jobs (
      connector_id uuid NOT NULL REFERENCES connectors ON DELETE CASCADE,
      posting_id text NOT NULL,
      tenant_id uuid NOT NULL,
      mode text NOT NULL,
      job_id uuid NOT NULL,
      content_hash bytea NOT NULL,
      seen_run uuid NOT NULL,
      -- When the connector closed the job; null while the board has it.
      closed_at timestamptz(3),
      PRIMARY KEY (connector_id, posting_id)
    );
    CREATE INDEX connector_jobs_open ON connector_jobs (connector_id, seen_run) WHERE closed_at IS NULL;

    CREATE TABLE connector_runs (
      run_id uuid PRIMARY KEY,
      connector_id uuid NOT NULL REFERENCES connectors ON DELETE CASCADE,
      tenant_id uuid NOT NULL,
      mode text NOT NULL,
      started_by text NOT NULL CHECK (started_by IN ('request', 'schedule')),
      dry_run boolean NOT NULL DEFAULT false,
      allow_empty boolean NOT NULL DEFAULT false,
      -- Bounds of the changes that are pulled; without a lower bound, the whole board is.
      since timestamptz(3),
      until timestamptz(3) NOT NULL,
      -- The next page; null before the first page and after the last.
      cursor json,
      phase text NOT NULL DEFAULT 'pull' CHECK (phase IN ('pull', 'close', 'done')),
      step integer NOT NULL DEFAULT 0,
      pages integer NOT NULL DEFAULT 0,
      -- Requests that failed since the last page.
      failures integer NOT NULL DEFAULT 0,
      total integer,
      created integer NOT NULL DEFAULT 0,
      updated integer NOT NULL DEFAULT 0,
      unchanged integer NOT NULL DEFAULT 0,
      reopened integer NOT NULL DEFAULT 0,
      closed integer NOT NULL DEFAULT 0,
      failed integer NOT NULL DEFAULT 0,
      -- False if a posting had no identifier, so that its job cannot be told from a vanished one.
      is_complete boolean NOT NULL DEFAULT true,
      status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
      error json,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      finished_at timestamptz(3)
    );
    CREATE INDEX connector_runs_by_age ON connector_runs (connector_id, created_at DESC, run_id DESC);
    CREATE UNIQUE INDEX connector_runs_active ON connector_runs (connector_id) WHERE finished_at IS NULL AND NOT dry_run;

    CREATE TABLE connector_run_errors (
      run_id uuid NOT NULL REFERENCES connector_runs ON DELETE CASCADE,
      posting_id text NOT NULL,
      tenant_id uuid NOT NULL,
      mode text NOT NULL,
      error json NOT NULL,
      PRIMARY KEY (run_id, posting_id)
    );
  `);
  for (const table of TABLES) {
    await knex.raw(`
      ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY own_tenant ON ${table} TO tenure_app
        USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
               AND mode = current_setting('tenure.mode', true));
      CREATE POLICY upkeep ON ${table} TO tenure_upkeep USING (true) WITH CHECK (true);
      GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO tenure_app;
      GRANT SELECT, UPDATE, DELETE ON ${table} TO tenure_upkeep;
    `);
  }
  await knex.raw(`
    CREATE FUNCTION due_connectors(how_many integer) RETURNS TABLE (connector_id uuid, tenant_id uuid, mode text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT c.connector_id, c.tenant_id, c.mode FROM connectors c JOIN tenants t ON t.tenant_id = c.tenant_id
      WHERE c.status = 'enabled' AND c.next_run_at <= now() AND t.status = 'active'
      ORDER BY c.next_run_at LIMIT how_many
    $$;

    CREATE FUNCTION delete_old_connector_runs(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('connector_runs',
        'SELECT r.run_id::text FROM connector_runs r WHERE r.created_at < now() - interval ''30 days''
           AND r.finished_at IS NOT NULL',
        'DELETE FROM connector_runs WHERE run_id = ANY ($1::uuid[])', how_many)
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
  for (const table of TABLES.toReversed()) await knex.raw(`DROP TABLE ${table}`);
}

const TABLES = ['connectors', 'connector_jobs', 'connector_runs', 'connector_run_errors'];
const SIGNATURES = ['due_connectors(integer)', 'delete_old_connector_runs(integer)'];
