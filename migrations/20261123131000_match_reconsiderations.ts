import type { Knex } from 'knex';

const CURRENT_TENANT = `(SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)`;

/**
 * Reconsiderations of scores: a person objected to a score or corrected a record, and the pair was scored again. Each
 * names the entry of the score log that is reconsidered and the new one. It belongs to the tenant that recorded it; the
 * other tenant of the pair does not see the reason in words. Processes may only read and insert.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE match_reconsiderations (
      reconsideration_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      match_id uuid NOT NULL,
      candidate_id uuid NOT NULL,
      job_id uuid NOT NULL,
      log_entry_id uuid NOT NULL,
      new_log_entry_id uuid NOT NULL,
      requested_by text NOT NULL CHECK (requested_by IN ('candidate', 'caseworker')),
      reason text CHECK (length(reason) <= 2000),
      erased boolean NOT NULL DEFAULT false,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX match_reconsiderations_by_match ON match_reconsiderations (match_id, new_log_entry_id);
    CREATE INDEX match_reconsiderations_by_candidate ON match_reconsiderations (candidate_id);
    CREATE INDEX match_reconsiderations_by_time ON match_reconsiderations (created_at);
    ALTER TABLE match_reconsiderations ENABLE ROW LEVEL SECURITY;
    ALTER TABLE match_reconsiderations FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON match_reconsiderations TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON match_reconsiderations TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON match_reconsiderations TO tenure_app;
    GRANT SELECT, UPDATE, DELETE ON match_reconsiderations TO tenure_upkeep;

    CREATE VIEW reconsiderations_of_pairs WITH (security_barrier) AS
      SELECT r.reconsideration_id, r.match_id, r.candidate_id, r.job_id, r.log_entry_id, r.new_log_entry_id,
             r.requested_by, CASE WHEN r.tenant_id = ${CURRENT_TENANT} THEN r.reason END AS reason, r.created_at
      FROM match_reconsiderations r JOIN matches m USING (match_id)
      WHERE r.mode = (SELECT current_setting('tenure.mode', true))
        AND ${CURRENT_TENANT} IN (m.tenant_id, m.other_tenant_id);
    ALTER VIEW reconsiderations_of_pairs OWNER TO tenure_upkeep;
    REVOKE ALL ON reconsiderations_of_pairs FROM PUBLIC;
    GRANT SELECT ON reconsiderations_of_pairs TO tenure_app;

    CREATE FUNCTION erase_candidate_from_match_reconsiderations(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'match_reconsiderations',
        ARRAY(SELECT r.reconsideration_id::text FROM erasures e JOIN match_reconsiderations r USING (candidate_id)
              WHERE e.erasure_id = erasure),
        $change$UPDATE match_reconsiderations r
                SET candidate_id = score_log_pseudonym(r.tenant_id, r.candidate_id),
                    match_id = score_log_pseudonym(r.tenant_id, r.match_id), reason = NULL, erased = true
                WHERE r.reconsideration_id = ANY ($1::uuid[])$change$)
    $$;

    -- A reconsideration is kept as long as the scores of its month.
    CREATE FUNCTION delete_expired_reconsiderations(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' AS $$
      SELECT sweep_rows('match_reconsiderations',
        $due$SELECT r.reconsideration_id::text FROM match_reconsiderations r
             WHERE r.created_at < now() - interval '6 months'
               AND NOT is_score_log_kept(r.tenant_id, date_trunc('month', r.created_at) + interval '1 month')$due$,
        $change$DELETE FROM match_reconsiderations WHERE reconsideration_id = ANY ($1::uuid[])$change$, how_many)
    $$;
  `);
  for (const signature of [
    'erase_candidate_from_match_reconsiderations(uuid)',
    'delete_expired_reconsiderations(integer)',
  ]) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION delete_expired_reconsiderations(integer);
    DROP FUNCTION erase_candidate_from_match_reconsiderations(uuid);
    DROP VIEW reconsiderations_of_pairs;
    DROP TABLE match_reconsiderations;
  `);
}
