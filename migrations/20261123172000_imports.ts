import type { Knex } from 'knex';

/**
 * Imports of files with candidates or jobs. The rows of a file are staged without sensitive data while it is uploaded, and
 * deleted as they are applied. Postgres refuses COPY into tables with row-level security, so rows are inserted in batches.
 * An import that has no operation is being uploaded.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE imports (
      import_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      key_id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('candidates', 'jobs')),
      format text NOT NULL CHECK (format IN ('ndjson', 'csv')),
      dry_run boolean NOT NULL,
      on_error text NOT NULL CHECK (on_error IN ('continue', 'stop')),
      bytes_read bigint NOT NULL DEFAULT 0,
      rows_read integer NOT NULL DEFAULT 0,
      rows_created integer NOT NULL DEFAULT 0,
      rows_updated integer NOT NULL DEFAULT 0,
      rows_failed integer NOT NULL DEFAULT 0,
      step integer NOT NULL DEFAULT 0,
      discarded boolean NOT NULL DEFAULT false,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      uploaded_at timestamptz(3),
      touched_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX imports_by_tenant ON imports (tenant_id, mode);
    CREATE INDEX imports_by_age ON imports (created_at);

    CREATE TABLE import_rows (
      import_id uuid NOT NULL,
      row_number integer NOT NULL,
      tenant_id uuid NOT NULL,
      mode text NOT NULL,
      external_id text,
      cost integer NOT NULL,
      item text NOT NULL,
      PRIMARY KEY (import_id, row_number)
    ) WITH (autovacuum_vacuum_scale_factor = 0.05);
    CREATE INDEX import_rows_by_external_id ON import_rows (tenant_id, mode, external_id)
      WHERE external_id IS NOT NULL;

    CREATE TABLE import_errors (
      import_id uuid NOT NULL,
      row_number integer NOT NULL,
      tenant_id uuid NOT NULL,
      mode text NOT NULL,
      external_id text,
      error json NOT NULL,
      PRIMARY KEY (import_id, row_number)
    );
    CREATE INDEX import_errors_by_external_id ON import_errors (tenant_id, mode, external_id)
      WHERE external_id IS NOT NULL;
  `);
  for (const table of ['imports', 'import_rows', 'import_errors']) {
    await knex.raw(`
      ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY own_tenant ON ${table} TO tenure_app
        USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
               AND mode = current_setting('tenure.mode', true));
      CREATE POLICY upkeep ON ${table} TO tenure_upkeep USING (true) WITH CHECK (true);
      GRANT SELECT, UPDATE, DELETE ON ${table} TO tenure_upkeep;
    `);
  }
  await knex.raw(`
    GRANT SELECT, INSERT, UPDATE ON imports TO tenure_app;
    GRANT SELECT, INSERT, DELETE ON import_rows TO tenure_app;
    GRANT SELECT, INSERT ON import_errors TO tenure_app;
    GRANT INSERT ON operations TO tenure_upkeep;

    CREATE FUNCTION erase_candidate_from_import_rows(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'import_rows',
        ARRAY(SELECT r.import_id || ':' || r.row_number FROM erasures e
              JOIN import_rows r ON r.tenant_id = e.tenant_id AND r.mode = e.mode AND r.external_id = e.external_id
              JOIN imports i ON i.import_id = r.import_id AND i.kind = 'candidates' AND i.created_at <= e.requested_at
              WHERE e.erasure_id = erasure),
        'DELETE FROM import_rows r USING unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.row_number = split_part(key, '':'', 2)::integer')
    $$;

    CREATE FUNCTION erase_candidate_from_import_errors(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'import_errors',
        ARRAY(SELECT r.import_id || ':' || r.row_number FROM erasures e
              JOIN import_errors r ON r.tenant_id = e.tenant_id AND r.mode = e.mode AND r.external_id = e.external_id
              JOIN imports i ON i.import_id = r.import_id AND i.kind = 'candidates'
              WHERE e.erasure_id = erasure),
        'UPDATE import_errors r SET external_id = NULL FROM unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.row_number = split_part(key, '':'', 2)::integer')
    $$;

    CREATE FUNCTION fail_interrupted_imports(problem json) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH failed AS (
        INSERT INTO operations (operation_id, tenant_id, mode, type, task, pool, key_id, input, status, error, created_at,
          finished_at, next_enqueue_at)
        SELECT i.import_id, i.tenant_id, i.mode, 'import.' || i.kind, 'import-rows', 'sync', i.key_id, '{}', 'failed',
          problem, i.created_at, now(), NULL
        FROM imports i
        WHERE NOT i.discarded AND i.touched_at < now() - interval '3 minutes'
          AND i.created_at > now() - interval '3 days'
          AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = i.import_id)
        ON CONFLICT DO NOTHING
        RETURNING 1
      ) SELECT count(*) FROM failed
    $$;

    CREATE FUNCTION delete_spent_import_rows(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('import_rows',
        'SELECT r.import_id || '':'' || r.row_number FROM imports i JOIN import_rows r USING (import_id)
         LEFT JOIN operations o ON o.operation_id = i.import_id
         WHERE i.discarded OR o.status IN (''succeeded'', ''failed'', ''cancelled'')',
        'DELETE FROM import_rows r USING unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.row_number = split_part(key, '':'', 2)::integer',
        how_many)
    $$;

    CREATE FUNCTION delete_expired_imports(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('import_errors',
          'SELECT r.import_id || '':'' || r.row_number FROM imports i JOIN import_errors r USING (import_id)
           LEFT JOIN operations o ON o.operation_id = i.import_id
           WHERE i.discarded OR o.expires_at < now() AND o.status IN (''succeeded'', ''failed'', ''cancelled'')
              OR o.operation_id IS NULL AND i.created_at < now() - interval ''4 days''',
          'DELETE FROM import_errors r USING unnest($1) AS key
           WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.row_number = split_part(key, '':'', 2)::integer',
          how_many)
        + sweep_rows('imports',
          'SELECT i.import_id::text FROM imports i LEFT JOIN operations o ON o.operation_id = i.import_id
           WHERE (i.discarded OR o.operation_id IS NULL AND i.created_at < now() - interval ''4 days''
                  OR o.expires_at < now() - interval ''1 day'' AND o.status IN (''succeeded'', ''failed'', ''cancelled''))
             AND NOT EXISTS (SELECT FROM import_rows r WHERE r.import_id = i.import_id)
             AND NOT EXISTS (SELECT FROM import_errors r WHERE r.import_id = i.import_id)',
          'DELETE FROM imports WHERE import_id = ANY ($1::uuid[])', how_many)
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
  await knex.raw(`
    REVOKE INSERT ON operations FROM tenure_upkeep;
    DROP TABLE import_errors;
    DROP TABLE import_rows;
    DROP TABLE imports;
  `);
}

const SIGNATURES = [
  'erase_candidate_from_import_rows(uuid)',
  'erase_candidate_from_import_errors(uuid)',
  'fail_interrupted_imports(json)',
  'delete_spent_import_rows(integer)',
  'delete_expired_imports(integer)',
];
