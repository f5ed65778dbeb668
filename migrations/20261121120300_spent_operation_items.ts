import type { Knex } from 'knex';

/**
 * Outcomes of items serve to resume a batch: once it has ended, its result says the same and is kept for as long as
 * results are. And what an expired operation was asked to do goes with its result, whatever became of it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION delete_spent_operation_items(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH spent AS (
        SELECT i.operation_id, i.item_index FROM operation_items i JOIN operations o USING (operation_id)
        WHERE o.status IN ('succeeded', 'failed', 'cancelled')
        LIMIT how_many FOR UPDATE OF i SKIP LOCKED
      ), gone AS (
        DELETE FROM operation_items i USING spent s
        WHERE i.operation_id = s.operation_id AND i.item_index = s.item_index RETURNING 1
      ) SELECT count(*) FROM gone
    $$;
    ALTER FUNCTION delete_spent_operation_items(integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION delete_spent_operation_items(integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION delete_spent_operation_items(integer) TO tenure_app;

    CREATE OR REPLACE FUNCTION empty_expired_operations(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH emptied AS (
        UPDATE operations SET result = NULL, error = NULL, input = '{}'
        WHERE operation_id IN (
          SELECT operation_id FROM operations
          WHERE expires_at < now() AND status IN ('succeeded', 'failed', 'cancelled')
            AND (result IS NOT NULL OR error IS NOT NULL OR input::text <> '{}')
          LIMIT how_many FOR UPDATE SKIP LOCKED
        ) RETURNING 1
      ), gone AS (
        DELETE FROM operations WHERE operation_id IN (
          SELECT operation_id FROM operations WHERE expires_at < now() - interval '30 days' LIMIT how_many
        ) RETURNING 1
      )
      SELECT (SELECT count(*) FROM emptied) + (SELECT count(*) FROM gone)
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION delete_spent_operation_items(integer)');
}
