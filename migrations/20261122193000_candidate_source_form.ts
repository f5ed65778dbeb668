import type { Knex } from 'knex';

/**
 * The database checks the form of a candidate's source, not the list of source systems: the list is a registry of the
 * program, and a new source system needs no migration.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE candidates DROP CONSTRAINT candidates_source_check;
    ALTER TABLE candidates ADD CONSTRAINT candidates_source_check CHECK (source ~ '^[a-z][a-z0-9_]{0,31}$');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE candidates DROP CONSTRAINT candidates_source_check;
    ALTER TABLE candidates ADD CONSTRAINT candidates_source_check
      CHECK (source IN ('native', 'salesforce', 'civicrm', 'hmis', 'resume'));
  `);
}
