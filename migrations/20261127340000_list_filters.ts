import type { Knex } from 'knex';

/**
 * Indexes for the filters of lists. Without them, a page of 51 rows read all rows of the tenant before the filter matched
 * enough of them. The partial indexes contain few rows: a request without a problem and a delivery or an operation that
 * succeeds are written as before.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE INDEX matches_by_recommendation ON matches (tenant_id, mode, recommendation, final_score DESC, match_id DESC);
    CREATE INDEX matches_by_recommendation_for_other
      ON matches (other_tenant_id, mode, recommendation, final_score DESC, match_id DESC)
      WHERE other_tenant_id IS NOT NULL;
    CREATE INDEX webhook_deliveries_failed ON webhook_deliveries (subscription_id, delivery_id DESC)
      WHERE status = 'failed';
    CREATE INDEX operations_failed ON operations (tenant_id, mode, created_at DESC, operation_id DESC)
      WHERE status IN ('failed', 'cancelled');
    CREATE INDEX request_log_by_code ON request_log (tenant_id, mode, code, at DESC, request_id DESC)
      WHERE code IS NOT NULL;
    -- With the columns of the summary of a job feed, which then reads no jobs.
    CREATE INDEX jobs_by_status_with_times
      ON jobs (tenant_id, mode, status, posted_at DESC, job_id DESC) INCLUDE (updated_at, expires_at);
    DROP INDEX jobs_by_status;
    ALTER INDEX jobs_by_status_with_times RENAME TO jobs_by_status`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX jobs_by_status;
    CREATE INDEX jobs_by_status ON jobs (tenant_id, mode, status, posted_at DESC, job_id DESC);
    DROP INDEX request_log_by_code;
    DROP INDEX operations_failed;
    DROP INDEX webhook_deliveries_failed;
    DROP INDEX matches_by_recommendation_for_other;
    DROP INDEX matches_by_recommendation`);
}
