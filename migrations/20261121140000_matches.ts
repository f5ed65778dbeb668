import type { Knex } from 'knex';

/**
 * Scored pairs of a candidate and a job, one row a pair. `tenant_id` owns the candidate and `other_tenant_id` the job
 * where that is another tenant; both see the row. A pair of made-up records (`synthetic`) is the business of the test
 * key that asked alone, so there the asking tenant owns the row. `result` is what was answered, without ids and times;
 * it is `json`, so that the same result is the same text.
 *
 * A change of what a candidate or a job is scored by marks its pairs (`stale_since`); the match pool scores them again.
 * Marking a marked pair does nothing, so however often a night's sync touches a job, each pair is scored once.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE matches (
      match_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      other_tenant_id uuid REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      synthetic boolean NOT NULL DEFAULT false,
      candidate_id uuid NOT NULL,
      candidate_external_id text,
      job_id uuid NOT NULL,
      job_external_id text,
      final_score double precision NOT NULL CHECK (final_score BETWEEN 0 AND 100),
      recommendation text NOT NULL CHECK (recommendation IN
        ('strong_match', 'good_match', 'possible_match', 'weak_match', 'not_eligible')),
      confidence double precision NOT NULL,
      probability_90d double precision NOT NULL,
      expected_tenure_days integer NOT NULL,
      result json NOT NULL,
      stale_since timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (candidate_id, job_id, tenant_id, mode),
      CHECK (other_tenant_id <> tenant_id)
    );
    CREATE INDEX matches_by_update ON matches (tenant_id, mode, updated_at DESC, match_id DESC);
    CREATE INDEX matches_by_update_for_other ON matches (other_tenant_id, mode, updated_at DESC, match_id DESC)
      WHERE other_tenant_id IS NOT NULL;
    CREATE INDEX matches_by_score ON matches (tenant_id, mode, final_score DESC, match_id DESC);
    CREATE INDEX matches_by_score_for_other ON matches (other_tenant_id, mode, final_score DESC, match_id DESC)
      WHERE other_tenant_id IS NOT NULL;
    CREATE INDEX matches_by_job ON matches (job_id);
    CREATE INDEX matches_stale ON matches (tenant_id, mode, stale_since) WHERE stale_since IS NOT NULL;
    ALTER TABLE matches ENABLE ROW LEVEL SECURITY;
    ALTER TABLE matches FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_side ON matches TO tenure_app
      USING (nullif(current_setting('tenure.tenant_id', true), '')::uuid IN (tenant_id, other_tenant_id)
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY linked_sides ON matches AS RESTRICTIVE FOR INSERT TO tenure_app
      WITH CHECK ((tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
                   OR tenant_id IN (SELECT linked_organization_ids() UNION SELECT linked_employer_ids()))
                  AND (other_tenant_id IS NULL
                       OR other_tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
                       OR other_tenant_id IN (SELECT linked_organization_ids() UNION SELECT linked_employer_ids())));
    CREATE POLICY upkeep ON matches TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE ON matches TO tenure_app;
    GRANT SELECT, UPDATE ON matches TO tenure_upkeep;
  `);
  await knex.raw(`
    CREATE FUNCTION mark_matches_of_candidate() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      UPDATE matches SET stale_since = now() WHERE candidate_id = NEW.candidate_id AND stale_since IS NULL;
      RETURN NULL;
    END $$;
    CREATE FUNCTION mark_matches_of_job() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      UPDATE matches SET stale_since = now() WHERE job_id = NEW.job_id AND stale_since IS NULL;
      RETURN NULL;
    END $$;
    ALTER FUNCTION mark_matches_of_candidate() OWNER TO tenure_upkeep;
    ALTER FUNCTION mark_matches_of_job() OWNER TO tenure_upkeep;
    CREATE TRIGGER candidate_changed AFTER UPDATE OF profile ON candidates FOR EACH ROW
      WHEN (OLD.profile::text IS DISTINCT FROM NEW.profile::text) EXECUTE FUNCTION mark_matches_of_candidate();
    CREATE TRIGGER job_changed AFTER UPDATE OF parsed ON jobs FOR EACH ROW
      WHEN (OLD.parsed::text IS DISTINCT FROM NEW.parsed::text) EXECUTE FUNCTION mark_matches_of_job();

    CREATE FUNCTION tenants_with_stale_matches(how_many integer) RETURNS TABLE (tenant_id uuid, mode text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT m.tenant_id, m.mode FROM matches m WHERE m.stale_since IS NOT NULL
      GROUP BY m.tenant_id, m.mode ORDER BY min(m.stale_since) LIMIT how_many
    $$;
    ALTER FUNCTION tenants_with_stale_matches(integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION tenants_with_stale_matches(integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION tenants_with_stale_matches(integer) TO tenure_app;

    CREATE FUNCTION erase_candidate_from_matches(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH changed AS (
        UPDATE matches m
        SET candidate_external_id = NULL, stale_since = NULL,
            result = (m.result::jsonb - 'reasons' - 'gaps' - 'transferableSkillBridges' - 'retentionForecast'
                      - 'componentScores' - 'subModels')::json
        FROM erasures e
        WHERE e.erasure_id = erasure AND m.candidate_id = e.candidate_id
          AND (m.candidate_external_id IS NOT NULL OR m.result->'reasons' IS NOT NULL)
        RETURNING 1
      ) SELECT count(*) FROM changed
    $$;
    ALTER FUNCTION erase_candidate_from_matches(uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION erase_candidate_from_matches(uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION erase_candidate_from_matches(uuid) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER candidate_changed ON candidates;
    DROP TRIGGER job_changed ON jobs;
    DROP FUNCTION mark_matches_of_candidate();
    DROP FUNCTION mark_matches_of_job();
    DROP FUNCTION tenants_with_stale_matches(integer);
    DROP FUNCTION erase_candidate_from_matches(uuid);
    DROP TABLE matches;
  `);
}
