import type { Knex } from 'knex';

/** Finds a placement by the identifier of its tenant without reading all placements of the tenant. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE INDEX placements_by_external_id ON placements (tenant_id, mode, external_id) WHERE external_id IS NOT NULL`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX placements_by_external_id');
}
