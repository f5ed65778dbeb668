import type { Knex } from 'knex';

/** The title a push stated beside the text of a posting; it holds until a push states another or takes it back. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE jobs ADD COLUMN title_override text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE jobs DROP COLUMN title_override');
}
