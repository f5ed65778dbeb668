import type { Knex } from 'knex';

const BATCH_SIZE = 50_000;
export const CANDIDATES = 100_000;
const JOBS = 1_000;
/** One entry in a thousand belongs to the pair of the copied entry. */
const EVERY_OF_PAIR = 1_000;

/**
 * Adds entries to the current month that are copies of an entry of the pair, for other candidates and jobs, and brings
 * the statistics up to date.
 */
export async function fillScoreLog(
  knex: Knex,
  pair: { candidateId: string; jobId: string },
  count: number,
): Promise<void> {
  for (let first = 0; first < count; first += BATCH_SIZE) {
    await knex.raw(
      `INSERT INTO score_log (entry_id, tenant_id, mode, kind, candidate_id, job_id, pair_score, score, recommendation,
         detail, model_version, weights_version, inputs_hash, key_id, surface, created_at)
       SELECT gen_random_uuid(), l.tenant_id, l.mode, l.kind,
         CASE WHEN i % :everyOfPair = 0 THEN l.candidate_id ELSE md5('candidate' || i % :candidates)::uuid END,
         CASE WHEN i % :everyOfPair = 0 THEN l.job_id ELSE md5('job' || i % :jobs)::uuid END,
         l.pair_score, l.score, l.recommendation, l.detail, l.model_version, l.weights_version, l.inputs_hash, l.key_id,
         l.surface, date_trunc('month', now()) + i::float8 / :count * (now() - date_trunc('month', now()))
       FROM (SELECT * FROM score_log WHERE candidate_id = :candidateId AND job_id = :jobId LIMIT 1) l,
         generate_series(:first::integer, :last::integer) i`,
      {
        ...pair,
        everyOfPair: EVERY_OF_PAIR,
        candidates: CANDIDATES,
        jobs: JOBS,
        count,
        first,
        last: Math.min(first + BATCH_SIZE, count) - 1,
      },
    );
  }
  await knex.raw('VACUUM ANALYZE score_log');
  await knex.raw('CHECKPOINT');
}
