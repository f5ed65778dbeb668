import type { Knex } from 'knex';

/**
 * Weights learned from a tenant's outcomes, a version after the other, and what they are learned from. A rating or a
 * placement keeps what the pair scored when it was given (`pair_scores`: numbers by component, nothing else of the
 * person); erasure takes them away.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE ratings ADD COLUMN pair_scores jsonb;
    ALTER TABLE placements ADD COLUMN pair_scores jsonb;

    CREATE TABLE match_weights (
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      version integer NOT NULL CHECK (version > 0),
      weights json NOT NULL,
      better boolean NOT NULL,
      outcomes integer NOT NULL,
      good_outcomes integer NOT NULL,
      held_back json NOT NULL,
      calibration json NOT NULL,
      outcomes_known integer NOT NULL,
      model_version text NOT NULL,
      fitted_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (tenant_id, mode, version)
    );
    ALTER TABLE match_weights ENABLE ROW LEVEL SECURITY;
    ALTER TABLE match_weights FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON match_weights TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON match_weights TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON match_weights TO tenure_app;
    GRANT SELECT ON match_weights TO tenure_upkeep;
  `);
  await knex.raw(OUTCOMES);
  await knex.raw(DUE);
  await knex.raw(MARKS);
  await knex.raw(ERASURE);
}

/**
 * One outcome a match and tenant. What happened goes before what was thought: a stay of 90 days, or one that ended as
 * agreed, is good; declining, not turning up and leaving sooner are not. Offers under way, stays that still may reach
 * 90 days, withdrawals and ends that say nothing about the match (laid off, contract over, health, childcare) are no
 * outcome. Else the last ratings of each role: above 3 on the mean is good, below is not, 3 is no outcome.
 */
const OUTCOMES = `
  CREATE VIEW match_outcomes WITH (security_invoker = true) AS
  WITH placed AS (
    SELECT DISTINCT ON (side.tenant_id, p.mode, p.match_id) side.tenant_id, p.mode, p.match_id, p.candidate_id AS person,
      p.pair_scores, verdict.good, p.updated_at AS known_at
    FROM placements p
    CROSS JOIN LATERAL (VALUES (p.tenant_id), (p.other_tenant_id)) AS side (tenant_id)
    CROSS JOIN LATERAL (SELECT CASE
      WHEN p.status = 'completed' THEN true
      WHEN p.status IN ('declined', 'no_show') THEN false
      WHEN p.status = 'started' AND current_date - p.started_on >= 90 THEN true
      WHEN p.status = 'ended' AND p.ended_on - p.started_on >= 90 THEN true
      WHEN p.status = 'ended' AND coalesce(p.end_reason, 'other')
        NOT IN ('laid_off', 'contract_end', 'health', 'childcare') THEN false
      END AS good) AS verdict
    WHERE p.pair_scores IS NOT NULL AND side.tenant_id IS NOT NULL AND verdict.good IS NOT NULL
    ORDER BY side.tenant_id, p.mode, p.match_id, p.updated_at DESC
  ), last_ratings AS (
    SELECT DISTINCT ON (tenant_id, mode, match_id, rater_role) tenant_id, mode, match_id, candidate_id, rating,
      pair_scores, created_at
    FROM ratings WHERE pair_scores IS NOT NULL
    ORDER BY tenant_id, mode, match_id, rater_role, created_at DESC
  ), rated AS (
    SELECT tenant_id, mode, match_id, (array_agg(candidate_id))[1] AS person,
      (array_agg(pair_scores ORDER BY created_at DESC))[1] AS pair_scores, avg(rating) > 3 AS good,
      max(created_at) AS known_at
    FROM last_ratings GROUP BY tenant_id, mode, match_id HAVING avg(rating) <> 3
  )
  SELECT * FROM placed
  UNION ALL
  SELECT * FROM rated r WHERE NOT EXISTS (
    SELECT FROM placed p WHERE p.tenant_id = r.tenant_id AND p.mode = r.mode AND p.match_id = r.match_id);
  GRANT SELECT ON match_outcomes TO tenure_app, tenure_upkeep;
`;

/**
 * Tenants with enough outcomes, and enough more than when their weights were fitted, or another model since. Outcomes
 * are only counted where there are rows enough to hold so many.
 */
const DUE = `
  CREATE FUNCTION due_match_weights(least_outcomes integer, growth double precision, current_model text,
    how_many integer) RETURNS TABLE (tenant_id uuid, mode text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    WITH told AS (
      SELECT r.tenant_id, r.mode FROM ratings r WHERE r.pair_scores IS NOT NULL
      UNION ALL SELECT p.tenant_id, p.mode FROM placements p WHERE p.pair_scores IS NOT NULL
      UNION ALL SELECT p.other_tenant_id, p.mode FROM placements p
        WHERE p.pair_scores IS NOT NULL AND p.other_tenant_id IS NOT NULL
    ), enough AS (
      SELECT t.tenant_id, t.mode FROM told t GROUP BY t.tenant_id, t.mode HAVING count(*) >= least_outcomes
    )
    SELECT e.tenant_id, e.mode FROM enough e
    CROSS JOIN LATERAL (
      SELECT count(*) AS known FROM match_outcomes o WHERE o.tenant_id = e.tenant_id AND o.mode = e.mode) AS outcomes
    LEFT JOIN LATERAL (
      SELECT w.outcomes_known, w.model_version FROM match_weights w
      WHERE w.tenant_id = e.tenant_id AND w.mode = e.mode ORDER BY w.version DESC LIMIT 1) AS last ON true
    WHERE outcomes.known >= least_outcomes
      AND (last.outcomes_known IS NULL OR outcomes.known >= last.outcomes_known * growth
           OR last.model_version <> current_model)
      AND NOT EXISTS (
        SELECT FROM tenant_settings s
        WHERE s.tenant_id = e.tenant_id AND s.name = 'matching.learning.' || e.mode AND s.value::text = 'false')
    LIMIT how_many
  $$;
  ALTER FUNCTION due_match_weights(integer, double precision, text, integer) OWNER TO tenure_upkeep;
  REVOKE ALL ON FUNCTION due_match_weights(integer, double precision, text, integer) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION due_match_weights(integer, double precision, text, integer) TO tenure_app;
`;

/** Other weights in force are other scores: the tenant's pairs are marked in the same transaction. */
const MARKS = `
  CREATE FUNCTION mark_matches_of_weights() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    IF NEW.better OR EXISTS (
      SELECT FROM match_weights w WHERE w.tenant_id = NEW.tenant_id AND w.mode = NEW.mode
        AND w.version = NEW.version - 1 AND w.better) THEN
      UPDATE matches SET stale_since = now()
      WHERE NEW.tenant_id IN (tenant_id, other_tenant_id) AND mode = NEW.mode AND NOT synthetic
        AND stale_since IS NULL;
    END IF;
    RETURN NULL;
  END $$;
  CREATE FUNCTION mark_matches_of_choice() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.value::text = NEW.value::text THEN RETURN NULL; END IF;
    UPDATE matches SET stale_since = now()
    WHERE NEW.tenant_id IN (tenant_id, other_tenant_id) AND NEW.name LIKE '%.' || mode AND NOT synthetic
      AND stale_since IS NULL;
    RETURN NULL;
  END $$;
  ALTER FUNCTION mark_matches_of_weights() OWNER TO tenure_upkeep;
  ALTER FUNCTION mark_matches_of_choice() OWNER TO tenure_upkeep;
  CREATE TRIGGER weights_learned AFTER INSERT ON match_weights FOR EACH ROW
    EXECUTE FUNCTION mark_matches_of_weights();
  CREATE TRIGGER weights_chosen AFTER INSERT OR UPDATE ON tenant_settings FOR EACH ROW
    WHEN (NEW.name LIKE 'matching.%') EXECUTE FUNCTION mark_matches_of_choice();
`;

const ERASURE = `
  CREATE OR REPLACE FUNCTION erase_candidate_from_placements(erasure uuid) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
    WITH changed AS (
      UPDATE placements p
      SET external_id = NULL, pair_scores = NULL,
          end_reason = CASE WHEN p.end_reason IN ('health', 'childcare', 'transport') THEN 'other' ELSE p.end_reason END
      FROM erasures e
      WHERE e.erasure_id = erasure AND p.candidate_id = e.candidate_id
        AND (p.external_id IS NOT NULL OR p.pair_scores IS NOT NULL
             OR p.end_reason IN ('health', 'childcare', 'transport'))
      RETURNING 1
    ) SELECT count(*) FROM changed
  $$;
  CREATE OR REPLACE FUNCTION erase_candidate_from_ratings(erasure uuid) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
    WITH changed AS (
      UPDATE ratings r SET comment = NULL, pair_scores = NULL FROM erasures e
      WHERE e.erasure_id = erasure AND r.candidate_id = e.candidate_id
        AND (r.comment IS NOT NULL OR r.pair_scores IS NOT NULL)
      RETURNING 1
    ) SELECT count(*) FROM changed
  $$;
`;

const ERASURE_BEFORE = `
  CREATE OR REPLACE FUNCTION erase_candidate_from_placements(erasure uuid) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
    WITH changed AS (
      UPDATE placements p
      SET external_id = NULL,
          end_reason = CASE WHEN p.end_reason IN ('health', 'childcare', 'transport') THEN 'other' ELSE p.end_reason END
      FROM erasures e
      WHERE e.erasure_id = erasure AND p.candidate_id = e.candidate_id
        AND (p.external_id IS NOT NULL OR p.end_reason IN ('health', 'childcare', 'transport'))
      RETURNING 1
    ) SELECT count(*) FROM changed
  $$;
  CREATE OR REPLACE FUNCTION erase_candidate_from_ratings(erasure uuid) RETURNS bigint
  LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
    WITH changed AS (
      UPDATE ratings r SET comment = NULL FROM erasures e
      WHERE e.erasure_id = erasure AND r.candidate_id = e.candidate_id AND r.comment IS NOT NULL
      RETURNING 1
    ) SELECT count(*) FROM changed
  $$;
`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER weights_chosen ON tenant_settings;
    DROP TRIGGER weights_learned ON match_weights;
    DROP FUNCTION mark_matches_of_choice();
    DROP FUNCTION mark_matches_of_weights();
    DROP FUNCTION due_match_weights(integer, double precision, text, integer);
    DROP VIEW match_outcomes;
  `);
  await knex.raw(ERASURE_BEFORE);
  await knex.raw(`
    DROP TABLE match_weights;
    ALTER TABLE placements DROP COLUMN pair_scores;
    ALTER TABLE ratings DROP COLUMN pair_scores;
  `);
}
