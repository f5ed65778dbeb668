import type { Knex } from 'knex';

/** What an entry is about may be gone by the time it is read, and its name with it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE audit_log ADD COLUMN named text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE audit_log DROP COLUMN named');
}
