import type { Knex } from 'knex';

/**
 * Responses are written to the request log within seconds. An erasure that completes as soon as the last operation
 * accepted before it ends can miss the entry of a response that showed the result of that operation.
 */
export async function up(knex: Knex): Promise<void> {
  await replaceFinishErasure(
    knex,
    `o.status IN ('queued', 'running')
                   OR o.finished_at > now() - interval '10 seconds'`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await replaceFinishErasure(knex, `o.status IN ('queued', 'running')`);
}

async function replaceFinishErasure(knex: Knex, isRecent: string): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION finish_erasure(wanted uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH finished AS (
        UPDATE erasures e SET completed_at = now(), external_id = NULL, contacts = '{}'
        WHERE e.erasure_id = wanted AND e.completed_at IS NULL AND e.requested_at < now() - interval '10 seconds'
          AND NOT EXISTS (
            SELECT FROM tenants_who_knew(e) AS who (tenant_id)
            JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
            WHERE o.created_at <= e.requested_at
              AND (${isRecent}
                   OR EXISTS (SELECT FROM documents d WHERE d.operation_id = o.operation_id))
          )
        RETURNING 1
      ) SELECT EXISTS (SELECT FROM finished)
    $$;
  `);
}
