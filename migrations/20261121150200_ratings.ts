import type { Knex } from 'knex';

/**
 * What people thought of a match. A rating belongs to the tenant that gave it; the other tenant of the pair is told by
 * an event and does not see the comment.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE ratings (
      rating_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      match_id uuid NOT NULL,
      candidate_id uuid NOT NULL,
      job_id uuid NOT NULL,
      rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
      rater_role text NOT NULL CHECK (rater_role IN ('caseworker', 'employer', 'candidate')),
      reasons text[] NOT NULL DEFAULT '{}',
      comment text CHECK (length(comment) <= 2000),
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX ratings_by_match ON ratings (tenant_id, mode, match_id, created_at DESC);
    CREATE INDEX ratings_by_candidate ON ratings (candidate_id);
    ALTER TABLE ratings ENABLE ROW LEVEL SECURITY;
    ALTER TABLE ratings FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON ratings TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON ratings TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON ratings TO tenure_app;
    GRANT SELECT, UPDATE ON ratings TO tenure_upkeep;

    CREATE FUNCTION erase_candidate_from_ratings(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH changed AS (
        UPDATE ratings r SET comment = NULL FROM erasures e
        WHERE e.erasure_id = erasure AND r.candidate_id = e.candidate_id AND r.comment IS NOT NULL
        RETURNING 1
      ) SELECT count(*) FROM changed
    $$;
    ALTER FUNCTION erase_candidate_from_ratings(uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION erase_candidate_from_ratings(uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION erase_candidate_from_ratings(uuid) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION erase_candidate_from_ratings(uuid)');
  await knex.raw('DROP TABLE ratings');
}
