import type { TestDatabase } from '../database';
import type { TestTenant } from '../service';

/**
 * Inserts ratings of live matches in the form in which the API stores them. Nine of ten ratings depend only on the
 * location score; the skills score is unrelated.
 */
export async function seedRatings(database: TestDatabase, tenant: TestTenant, count: number): Promise<void> {
  await database.query(
    `INSERT INTO ratings (rating_id, tenant_id, mode, match_id, candidate_id, job_id, rating, rater_role, pair_scores)
     SELECT gen_random_uuid(), $1, 'live', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
       CASE WHEN (n * 37 % 101 > 50) <> (n % 10 = 0) THEN 5 ELSE 1 END, 'caseworker',
       json_build_object('skills', n * 61 % 101, 'experience', n * 29 % 101, 'location', n * 37 % 101,
         'semantic', 50, 'retention', 70)
     FROM generate_series(1, $2::int) AS n`,
    [tenant.tenantId, count],
  );
}
