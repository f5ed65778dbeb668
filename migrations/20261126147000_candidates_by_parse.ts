import type { Knex } from 'knex';

/** Finds the candidates that were made from a document. Candidates without a resume are not in the index. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE INDEX candidates_by_parse ON candidates ((layers->>'parseId')) WHERE layers->>'parseId' IS NOT NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX candidates_by_parse');
}
