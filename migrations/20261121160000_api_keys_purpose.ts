import type { Knex } from 'knex';

/**
 * Keys the portal makes for its own playground. They live for an hour, are made anew with every visit and are
 * nobody's integration, so lists and limits leave them out.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE api_keys ADD COLUMN purpose text NOT NULL DEFAULT 'program'
      CHECK (purpose IN ('program', 'playground'));
    ALTER TABLE api_keys ADD CONSTRAINT playground_keys_end
      CHECK (purpose = 'program' OR (mode = 'test' AND expires_at IS NOT NULL));
    CREATE INDEX api_keys_of_playground ON api_keys (tenant_id, created_by) WHERE purpose = 'playground';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM api_keys WHERE purpose = 'playground'`);
  await knex.raw('ALTER TABLE api_keys DROP COLUMN purpose');
}
