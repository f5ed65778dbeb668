import type { Knex } from 'knex';

/**
 * Decisions of people about a match. A decision belongs to the tenant that recorded it; the other tenant of the pair
 * sees the outcome, but not the reason in words nor who decided. Processes may only read and insert.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE match_decisions (
      decision_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      match_id uuid NOT NULL,
      candidate_id uuid NOT NULL,
      job_id uuid NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('advanced', 'rejected', 'hired', 'overridden')),
      reason_code text NOT NULL,
      reason text CHECK (length(reason) <= 2000),
      decided_by text NOT NULL CHECK (length(decided_by) <= 200),
      log_entry_id uuid,
      erased boolean NOT NULL DEFAULT false,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX match_decisions_by_match ON match_decisions (match_id, created_at DESC, decision_id DESC);
    CREATE INDEX match_decisions_by_candidate ON match_decisions (candidate_id);
    CREATE INDEX match_decisions_by_time ON match_decisions (created_at);
    ALTER TABLE match_decisions ENABLE ROW LEVEL SECURITY;
    ALTER TABLE match_decisions FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON match_decisions TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON match_decisions TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON match_decisions TO tenure_app;
    GRANT SELECT, UPDATE, DELETE ON match_decisions TO tenure_upkeep;

    CREATE VIEW decisions_of_pairs WITH (security_barrier) AS
      SELECT d.decision_id, d.match_id, d.candidate_id, d.job_id, d.outcome, d.reason_code, d.log_entry_id,
             CASE WHEN d.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
                  THEN d.reason END AS reason,
             CASE WHEN d.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
                  THEN d.decided_by END AS decided_by,
             d.created_at
      FROM match_decisions d JOIN matches m USING (match_id)
      WHERE d.mode = (SELECT current_setting('tenure.mode', true))
        AND (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid) IN (m.tenant_id, m.other_tenant_id);
    ALTER VIEW decisions_of_pairs OWNER TO tenure_upkeep;
    REVOKE ALL ON decisions_of_pairs FROM PUBLIC;
    GRANT SELECT ON decisions_of_pairs TO tenure_app;

    CREATE FUNCTION erase_candidate_from_match_decisions(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'match_decisions',
        ARRAY(SELECT d.decision_id::text FROM erasures e JOIN match_decisions d USING (candidate_id)
              WHERE e.erasure_id = erasure),
        $change$UPDATE match_decisions d
                SET candidate_id = score_log_pseudonym(d.tenant_id, d.candidate_id),
                    match_id = score_log_pseudonym(d.tenant_id, d.match_id), reason = NULL, erased = true
                WHERE d.decision_id = ANY ($1::uuid[])$change$)
    $$;

    -- A decision is kept as long as the scores of its month.
    CREATE FUNCTION delete_expired_decisions(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' AS $$
      SELECT sweep_rows('match_decisions',
        $due$SELECT d.decision_id::text FROM match_decisions d
             WHERE d.created_at < now() - interval '6 months'
               AND NOT is_score_log_kept(d.tenant_id, date_trunc('month', d.created_at) + interval '1 month')$due$,
        $change$DELETE FROM match_decisions WHERE decision_id = ANY ($1::uuid[])$change$, how_many)
    $$;
  `);
  for (const signature of [
    'erase_candidate_from_match_decisions(uuid)',
    'delete_expired_decisions(integer)',
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
    DROP FUNCTION delete_expired_decisions(integer);
    DROP FUNCTION erase_candidate_from_match_decisions(uuid);
    DROP VIEW decisions_of_pairs;
    DROP TABLE match_decisions;
  `);
}
