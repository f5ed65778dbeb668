import type { Knex } from 'knex';

/**
 * What a candidate is ranked by, made ready for comparing: a few hundred bytes that take long to work out and no time
 * to read. They are good for the state of the candidate and the `stamp` (month, release) they were made from, may be
 * missing and may go at any time. They go with the candidate.
 *
 * A tenant reads those of its own candidates and of those shared with it, and leaves what it had to work out for the
 * next who asks, whosever the candidate is.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE candidate_outlines (
      candidate_id uuid PRIMARY KEY REFERENCES candidates ON DELETE CASCADE,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      stamp text NOT NULL,
      candidate_updated_at timestamptz(3) NOT NULL,
      outline bytea NOT NULL
    );
    CREATE INDEX candidate_outlines_by_tenant ON candidate_outlines (tenant_id, mode);
    ALTER TABLE candidate_outlines ENABLE ROW LEVEL SECURITY;
    ALTER TABLE candidate_outlines FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON candidate_outlines TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON candidate_outlines TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT ON candidate_outlines TO tenure_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON candidate_outlines TO tenure_upkeep;

    CREATE VIEW linked_candidate_outlines WITH (security_barrier) AS
      SELECT o.candidate_id, o.stamp, o.candidate_updated_at, o.outline
      FROM candidate_outlines o JOIN candidates c USING (candidate_id)
      WHERE c.mode = (SELECT current_setting('tenure.mode', true))
        AND c.share_with_employers AND c.status <> 'archived'
        AND c.tenant_id IN (SELECT linked_organization_ids());
    ALTER VIEW linked_candidate_outlines OWNER TO tenure_upkeep;
    REVOKE ALL ON linked_candidate_outlines FROM PUBLIC;
    GRANT SELECT ON linked_candidate_outlines TO tenure_app;
  `);
  // A candidate being written just now is passed over: nobody waits, and what it was made from is about to change.
  await knex.raw(`
    CREATE FUNCTION keep_candidate_outlines(ids uuid[], updated timestamptz[], made_for text, outlines bytea[])
    RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      INSERT INTO candidate_outlines (candidate_id, tenant_id, mode, stamp, candidate_updated_at, outline)
      SELECT c.candidate_id, c.tenant_id, c.mode, made_for, c.updated_at, made.outline
      FROM unnest(ids, updated, outlines) AS made (candidate_id, updated_at, outline)
      JOIN candidates c ON c.candidate_id = made.candidate_id AND c.updated_at = made.updated_at
      WHERE c.mode = current_setting('tenure.mode', true)
        AND (c.tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             OR (c.share_with_employers AND c.status <> 'archived'
                 AND c.tenant_id IN (SELECT linked_organization_ids())))
      ORDER BY c.candidate_id
      FOR KEY SHARE OF c SKIP LOCKED
      ON CONFLICT (candidate_id) DO UPDATE
      SET stamp = excluded.stamp, candidate_updated_at = excluded.candidate_updated_at, outline = excluded.outline
      WHERE (candidate_outlines.stamp, candidate_outlines.candidate_updated_at)
            IS DISTINCT FROM (excluded.stamp, excluded.candidate_updated_at)
    $$;
    ALTER FUNCTION keep_candidate_outlines(uuid[], timestamptz[], text, bytea[]) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION keep_candidate_outlines(uuid[], timestamptz[], text, bytea[]) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION keep_candidate_outlines(uuid[], timestamptz[], text, bytea[]) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION keep_candidate_outlines(uuid[], timestamptz[], text, bytea[])');
  await knex.raw('DROP VIEW linked_candidate_outlines');
  await knex.raw('DROP TABLE candidate_outlines');
}
