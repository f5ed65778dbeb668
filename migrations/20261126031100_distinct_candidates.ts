import type { Knex } from 'knex';

/**
 * Pairs of candidates that a person declared to be different people, so that they are no longer listed as duplicates. The
 * other indexes list the merges, and the rankings of a job.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE distinct_candidates (
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      candidate_id uuid NOT NULL REFERENCES candidates ON DELETE CASCADE,
      other_candidate_id uuid NOT NULL REFERENCES candidates ON DELETE CASCADE,
      decided_by uuid NOT NULL REFERENCES users,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (candidate_id, other_candidate_id),
      CHECK (candidate_id < other_candidate_id)
    );
    CREATE INDEX distinct_candidates_by_other ON distinct_candidates (other_candidate_id);
    CREATE INDEX distinct_candidates_by_user ON distinct_candidates (decided_by);
    CREATE INDEX distinct_candidates_by_time ON distinct_candidates (tenant_id, mode, created_at DESC);
    ALTER TABLE distinct_candidates ENABLE ROW LEVEL SECURITY;
    ALTER TABLE distinct_candidates FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON distinct_candidates TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON distinct_candidates TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, DELETE ON distinct_candidates TO tenure_app;
    GRANT SELECT, DELETE ON distinct_candidates TO tenure_upkeep;

    CREATE INDEX candidate_merges_by_time ON candidate_merges (tenant_id, mode, created_at DESC);
    CREATE INDEX score_log_by_ranked_job ON score_log (tenant_id, mode, job_id, created_at)
      WHERE kind = 'rank' AND rank = 1;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX score_log_by_ranked_job;
    DROP INDEX candidate_merges_by_time;
    DROP TABLE distinct_candidates;
  `);
}
