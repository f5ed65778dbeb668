import type { Knex } from 'knex';

/**
 * When a closed job was last reopened. The sweep leaves a job alone whose expiry had passed before that: it would
 * close within a day what an employer has just reopened.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE jobs ADD COLUMN reopened_at timestamptz(3);
    CREATE OR REPLACE FUNCTION close_expired_jobs(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH closed AS (
        UPDATE jobs SET status = 'closed', close_reason = 'expired', closed_at = now(), updated_at = now()
        WHERE job_id IN (
          SELECT job_id FROM jobs
          WHERE status IN ('open', 'paused') AND expires_at <= now()
            AND (reopened_at IS NULL OR expires_at > reopened_at)
          LIMIT how_many FOR UPDATE SKIP LOCKED
        ) RETURNING 1
      ) SELECT count(*) FROM closed
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION close_expired_jobs(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH closed AS (
        UPDATE jobs SET status = 'closed', close_reason = 'expired', closed_at = now(), updated_at = now()
        WHERE job_id IN (
          SELECT job_id FROM jobs
          WHERE status IN ('open', 'paused') AND expires_at <= now()
          LIMIT how_many FOR UPDATE SKIP LOCKED
        ) RETURNING 1
      ) SELECT count(*) FROM closed
    $$;
    ALTER TABLE jobs DROP COLUMN reopened_at;
  `);
}
