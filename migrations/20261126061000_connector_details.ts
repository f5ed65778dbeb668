import type { Knex } from 'knex';

/**
 * When the details of a posting were read last, and their digest. The lists of some boards do not show that a description
 * changed, so its details are read again after some time.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE connector_jobs ADD COLUMN detail_hash bytea,
      ADD COLUMN read_at timestamptz NOT NULL DEFAULT now();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE connector_jobs DROP COLUMN detail_hash, DROP COLUMN read_at');
}
