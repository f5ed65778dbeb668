import type { Knex } from 'knex';

/**
 * Demographics of an impact report live only as long as their operation: the statement that ends it, in whatever way,
 * also deletes them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION delete_demographics() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
    BEGIN
      DELETE FROM documents WHERE operation_id = NEW.operation_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER demographics_deleted AFTER UPDATE OF status ON operations FOR EACH ROW
      WHEN (NEW.type = 'impact-report' AND NEW.status IN ('succeeded', 'failed', 'cancelled'))
      EXECUTE FUNCTION delete_demographics();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER demographics_deleted ON operations;
    DROP FUNCTION delete_demographics();
  `);
}
