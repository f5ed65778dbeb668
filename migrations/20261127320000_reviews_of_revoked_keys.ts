import type { Knex } from 'knex';

const findReviewSession = (conditions: string): string => `
    CREATE OR REPLACE FUNCTION find_review_session(wanted uuid) RETURNS TABLE (tenant_id uuid, mode text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT s.tenant_id, s.mode
      FROM review_sessions s JOIN tenants t ON t.tenant_id = s.tenant_id AND t.status = 'active'
      WHERE s.session_id = wanted${conditions}
    $$`;

/** The link of a review ends with its key, as that of a view does: who found a leaked key could still change records. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    findReviewSession(`
        AND NOT EXISTS (SELECT FROM api_keys k WHERE k.key_id = s.key_id AND k.status IN ('revoked', 'disabled'))
        AND NOT EXISTS (SELECT FROM oauth_grants g WHERE g.grant_id = s.key_id AND g.revoked_at IS NOT NULL)`),
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(findReviewSession(''));
}
