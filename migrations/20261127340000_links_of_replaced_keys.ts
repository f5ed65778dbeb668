import type { Knex } from 'knex';

interface LinkFunction {
  signature: string;
  columns: string;
  table: string;
  id: string;
}

const FUNCTIONS: readonly LinkFunction[] = [
  {
    signature: 'find_review_session(wanted uuid) RETURNS TABLE (tenant_id uuid, mode text)',
    columns: 's.tenant_id, s.mode',
    table: 'review_sessions',
    id: 'session_id',
  },
  {
    signature: 'find_view_session(wanted uuid) RETURNS TABLE (tenant_id uuid, mode text, tenant_type text)',
    columns: 's.tenant_id, s.mode, t.type',
    table: 'view_sessions',
    id: 'view_session_id',
  },
];

const find = ({ signature, columns, table, id }: LinkFunction, ended: string): string => `
    CREATE OR REPLACE FUNCTION ${signature}
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT ${columns}
      FROM ${table} s JOIN tenants t ON t.tenant_id = s.tenant_id AND t.status = 'active'
      WHERE s.${id} = wanted${ended}
    $$`;

/**
 * A link ends with the access that created it. A key that was replaced counts as revoked when its overlap is over, and a
 * person who was disabled has no access, directly or through a program.
 */
export async function up(knex: Knex): Promise<void> {
  for (const each of FUNCTIONS) {
    await knex.raw(
      find(
        each,
        `
        AND NOT EXISTS (
          SELECT FROM api_keys k
          WHERE k.key_id = s.key_id
            AND (k.status IN ('revoked', 'disabled')
                 OR (k.status = 'rotating' AND coalesce(k.overlap_until, '-infinity') <= now()))
        )
        AND NOT EXISTS (
          SELECT FROM oauth_grants g JOIN users u USING (user_id)
          WHERE g.grant_id = s.key_id AND (g.revoked_at IS NOT NULL OR u.status <> 'active')
        )
        AND NOT EXISTS (SELECT FROM users u WHERE u.user_id = s.key_id AND u.status <> 'active')`,
      ),
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const each of FUNCTIONS) {
    await knex.raw(
      find(
        each,
        `
        AND NOT EXISTS (SELECT FROM api_keys k WHERE k.key_id = s.key_id AND k.status IN ('revoked', 'disabled'))
        AND NOT EXISTS (SELECT FROM oauth_grants g WHERE g.grant_id = s.key_id AND g.revoked_at IS NOT NULL)`,
      ),
    );
  }
}
