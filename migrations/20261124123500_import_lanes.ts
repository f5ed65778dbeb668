import type { Knex } from 'knex';

/**
 * Lanes of an import: each row belongs to one, and the chunks of several lanes are applied at the same time. `lane_steps`
 * replaces `step`, which the previous release reads while it still runs.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE imports ADD COLUMN lane_steps integer[] NOT NULL DEFAULT '{0}';
    UPDATE imports SET lane_steps = ARRAY[step] WHERE step > 0;

    ALTER TABLE import_rows ADD COLUMN lane smallint NOT NULL DEFAULT 0;
    ALTER TABLE import_rows DROP CONSTRAINT import_rows_pkey;
    ALTER TABLE import_rows ADD PRIMARY KEY (import_id, lane, row_number);

    CREATE OR REPLACE FUNCTION erase_candidate_from_import_rows(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'import_rows',
        ARRAY(SELECT r.import_id || ':' || r.lane || ':' || r.row_number FROM erasures e
              JOIN import_rows r ON r.tenant_id = e.tenant_id AND r.mode = e.mode AND r.external_id = e.external_id
              JOIN imports i ON i.import_id = r.import_id AND i.kind = 'candidates' AND i.created_at <= e.requested_at
              WHERE e.erasure_id = erasure),
        'DELETE FROM import_rows r USING unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.lane = split_part(key, '':'', 2)::smallint
           AND r.row_number = split_part(key, '':'', 3)::integer')
    $$;

    CREATE OR REPLACE FUNCTION delete_spent_import_rows(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('import_rows',
        'SELECT r.import_id || '':'' || r.lane || '':'' || r.row_number FROM imports i JOIN import_rows r USING (import_id)
         LEFT JOIN operations o ON o.operation_id = i.import_id
         WHERE i.discarded OR o.status IN (''succeeded'', ''failed'', ''cancelled'')',
        'DELETE FROM import_rows r USING unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.lane = split_part(key, '':'', 2)::smallint
           AND r.row_number = split_part(key, '':'', 3)::integer',
        how_many)
    $$;

    -- Transactions that write candidates turn hash joins off, which would make this join read all pairs of rows.
    ALTER FUNCTION note_changed_candidates() SET enable_hashjoin = on;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER FUNCTION note_changed_candidates() RESET enable_hashjoin;

    CREATE OR REPLACE FUNCTION erase_candidate_from_import_rows(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'import_rows',
        ARRAY(SELECT r.import_id || ':' || r.row_number FROM erasures e
              JOIN import_rows r ON r.tenant_id = e.tenant_id AND r.mode = e.mode AND r.external_id = e.external_id
              JOIN imports i ON i.import_id = r.import_id AND i.kind = 'candidates' AND i.created_at <= e.requested_at
              WHERE e.erasure_id = erasure),
        'DELETE FROM import_rows r USING unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.row_number = split_part(key, '':'', 2)::integer')
    $$;

    CREATE OR REPLACE FUNCTION delete_spent_import_rows(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('import_rows',
        'SELECT r.import_id || '':'' || r.row_number FROM imports i JOIN import_rows r USING (import_id)
         LEFT JOIN operations o ON o.operation_id = i.import_id
         WHERE i.discarded OR o.status IN (''succeeded'', ''failed'', ''cancelled'')',
        'DELETE FROM import_rows r USING unnest($1) AS key
         WHERE r.import_id = split_part(key, '':'', 1)::uuid AND r.row_number = split_part(key, '':'', 2)::integer',
        how_many)
    $$;

    ALTER TABLE import_rows DROP CONSTRAINT import_rows_pkey;
    ALTER TABLE import_rows DROP COLUMN lane;
    ALTER TABLE import_rows ADD PRIMARY KEY (import_id, row_number);
    ALTER TABLE imports DROP COLUMN lane_steps;
  `);
}
