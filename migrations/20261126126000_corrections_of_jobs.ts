import type { Knex } from 'knex';

/**
 * The posting of a job as it was read, beside `parsed`, which holds the corrections of people. Null if none has corrected
 * it. Jobs that were corrected before get their reading; their corrections are applied with the next push or review.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE jobs ADD COLUMN reading json;
    SET LOCAL ROLE tenure_upkeep;
    UPDATE jobs j SET reading = parsed
    WHERE EXISTS (SELECT FROM review_sessions s JOIN corrections c USING (session_id)
                  WHERE s.subject_type = 'job' AND s.subject_id = j.job_id AND s.confirmed_at IS NOT NULL);
    RESET ROLE;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE jobs DROP COLUMN reading');
}
