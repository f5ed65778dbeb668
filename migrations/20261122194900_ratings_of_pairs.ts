import type { Knex } from 'knex';

/**
 * Ratings of a match as both tenants of the pair may read them: the comment is shown to the tenant that gave it alone.
 * Whether the match itself may be seen is asked of `matches`, whose policies know of links and consent.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE VIEW ratings_of_pairs WITH (security_barrier) AS
      SELECT r.rating_id, r.match_id, r.candidate_id, r.job_id, r.rating, r.rater_role, r.reasons,
             CASE WHEN r.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
                  THEN r.comment END AS comment,
             r.created_at
      FROM ratings r JOIN matches m USING (match_id)
      WHERE r.mode = (SELECT current_setting('tenure.mode', true))
        AND (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid) IN (m.tenant_id, m.other_tenant_id);
    ALTER VIEW ratings_of_pairs OWNER TO tenure_upkeep;
    REVOKE ALL ON ratings_of_pairs FROM PUBLIC;
    GRANT SELECT ON ratings_of_pairs TO tenure_app;
    CREATE INDEX ratings_of_match ON ratings (match_id, created_at DESC, rating_id DESC);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX ratings_of_match;
    DROP VIEW ratings_of_pairs;
  `);
}
