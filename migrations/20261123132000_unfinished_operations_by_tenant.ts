import type { Knex } from 'knex';

/** Unfinished operations of a tenant, which are counted up to a limit when a new operation is stored. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE INDEX operations_unfinished_by_tenant ON operations (tenant_id, mode)
    WHERE status IN ('queued', 'running')
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX operations_unfinished_by_tenant');
}
