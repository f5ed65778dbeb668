import type { Knex } from 'knex';

/**
 * What an organization may read of the employers it is linked with: their jobs, once published. The policy is for
 * reading alone, and only for a transaction that has asked to reach that far; writing stays with the owner.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE POLICY linked_organization ON jobs FOR SELECT TO tenure_app
      USING ((SELECT current_setting('tenure.reach', true)) = 'linked'
             AND mode = (SELECT current_setting('tenure.mode', true))
             AND status <> 'draft'
             AND tenant_id IN (SELECT linked_employer_ids()))
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP POLICY linked_organization ON jobs');
}
