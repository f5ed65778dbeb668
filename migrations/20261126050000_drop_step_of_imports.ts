import type { Knex } from 'knex';

/** Each lane of an import has its own steps (`lane_steps`), so nothing reads the step of the whole import. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('imports', (table) => table.dropColumn('step'));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('imports', (table) => table.integer('step').notNullable().defaultTo(0));
}
