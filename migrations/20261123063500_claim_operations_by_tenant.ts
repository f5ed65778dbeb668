import type { Knex } from 'knex';

/**
 * Due operations are claimed in turn between tenants and modes: the oldest of each first, then the second oldest. After
 * a flush of Redis, the backlog of one tenant would otherwise be enqueued before the first operation of the others.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION claim_due_operations(how_many integer)
    RETURNS TABLE (operation_id uuid, tenant_id uuid, mode text, task text, enqueue_count smallint)
    LANGUAGE sql SECURITY DEFINER SET search_path TO 'public' AS $function$
      WITH ranked AS (
        SELECT r.operation_id, r.next_enqueue_at,
               row_number() OVER (PARTITION BY r.tenant_id, r.mode ORDER BY r.next_enqueue_at) AS turn
        FROM operations r
        WHERE r.status IN ('queued', 'running') AND r.next_enqueue_at <= now()
      ), claimed AS (
        SELECT d.operation_id FROM operations d JOIN ranked USING (operation_id)
        WHERE d.status IN ('queued', 'running') AND d.next_enqueue_at <= now()
        ORDER BY ranked.turn, ranked.next_enqueue_at LIMIT how_many
        FOR UPDATE OF d SKIP LOCKED
      )
      UPDATE operations o
      SET enqueue_count = least(o.enqueue_count + 1, 32000),
          next_enqueue_at = now() + least(60, 5 * power(2, least(o.enqueue_count, 6))) * interval '1 second'
      WHERE o.operation_id IN (SELECT claimed.operation_id FROM claimed)
      RETURNING o.operation_id, o.tenant_id, o.mode, o.task, o.enqueue_count
    $function$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION claim_due_operations(how_many integer)
    RETURNS TABLE (operation_id uuid, tenant_id uuid, mode text, task text, enqueue_count smallint)
    LANGUAGE sql SECURITY DEFINER SET search_path TO 'public' AS $function$
      UPDATE operations o
      SET enqueue_count = least(o.enqueue_count + 1, 32000),
          next_enqueue_at = now() + least(60, 5 * power(2, least(o.enqueue_count, 6))) * interval '1 second'
      WHERE o.operation_id IN (
        SELECT d.operation_id FROM operations d
        WHERE d.status IN ('queued', 'running') AND d.next_enqueue_at <= now()
        ORDER BY d.next_enqueue_at LIMIT how_many FOR UPDATE SKIP LOCKED
      )
      RETURNING o.operation_id, o.tenant_id, o.mode, o.task, o.enqueue_count
    $function$;
  `);
}
