import type { Knex } from 'knex';

/**
 * Batches of documents. An entry has the id of the operation that parses its document; the operation is inserted when the
 * batch starts it, so a batch of any size leaves room in the backlog of its tenant. Until then the document waits under the
 * id of its operation, as any document does. A batch that has no operation is being uploaded.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE parse_batches (
      batch_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      key_id uuid NOT NULL,
      document_type text NOT NULL CHECK (document_type IN ('resume', 'job_description')),
      input json NOT NULL,
      bytes_read bigint NOT NULL DEFAULT 0,
      entries_total integer NOT NULL DEFAULT 0,
      -- Operations of entries up to this number were inserted.
      entries_started integer NOT NULL DEFAULT 0,
      -- Entries up to this number have ended.
      ended_through integer NOT NULL DEFAULT 0,
      step integer NOT NULL DEFAULT 0,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      uploaded_at timestamptz(3),
      touched_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX parse_batches_by_tenant ON parse_batches (tenant_id, mode);
    CREATE INDEX parse_batches_by_age ON parse_batches (created_at);

    CREATE TABLE parse_batch_entries (
      batch_id uuid NOT NULL REFERENCES parse_batches ON DELETE CASCADE,
      entry_number integer NOT NULL,
      tenant_id uuid NOT NULL,
      mode text NOT NULL,
      name text,
      task text,
      pool text,
      cost integer NOT NULL DEFAULT 1,
      operation_id uuid,
      error json,
      PRIMARY KEY (batch_id, entry_number),
      CHECK ((operation_id IS NULL) <> (error IS NULL))
    );
    CREATE INDEX parse_batch_entries_by_operation ON parse_batch_entries (operation_id);
  `);
  for (const table of ['parse_batches', 'parse_batch_entries']) {
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
    CREATE FUNCTION erase_candidate_from_parse_batch_entries(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'parse_batch_entries',
        ARRAY(SELECT b.batch_id || ':' || b.entry_number FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN parse_batch_entries b ON b.tenant_id = who.tenant_id AND b.mode = e.mode
              LEFT JOIN operations o ON o.operation_id = b.operation_id
              WHERE e.erasure_id = erasure AND b.name IS NOT NULL
                AND mentions_candidate(concat(b.name, o.result, o.error), e)),
        'UPDATE parse_batch_entries b SET name = NULL FROM unnest($1) AS key
         WHERE b.batch_id = split_part(key, '':'', 1)::uuid AND b.entry_number = split_part(key, '':'', 2)::integer')
    $$;

    CREATE FUNCTION delete_expired_parse_batches(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('parse_batches',
        'SELECT b.batch_id::text FROM parse_batches b LEFT JOIN operations o ON o.operation_id = b.batch_id
         WHERE o.operation_id IS NULL AND b.touched_at < now() - interval ''1 hour''
            OR o.expires_at < now() - interval ''1 day'' AND o.status IN (''succeeded'', ''failed'', ''cancelled'')',
        'WITH waiting AS (
           DELETE FROM documents d USING parse_batch_entries e
           WHERE e.batch_id = ANY ($1::uuid[]) AND d.operation_id = e.operation_id
             AND NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = e.operation_id)
         )
         DELETE FROM parse_batches WHERE batch_id = ANY ($1::uuid[])', how_many)
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
    DROP TABLE parse_batch_entries;
    DROP TABLE parse_batches;
  `);
}

const SIGNATURES = [
  'erase_candidate_from_parse_batch_entries(uuid)',
  'delete_expired_parse_batches(integer)',
];
