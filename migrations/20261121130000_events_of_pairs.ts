import type { Knex } from 'knex';

/**
 * A match, its ratings and its placements belong to two tenants, and each gets an event of its own, written in the
 * transaction of the change by whoever makes it. So a tenant may add such events for another tenant, in its own mode,
 * and still can neither read nor change what it has added there.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE POLICY other_tenant_of_pair ON events FOR INSERT TO tenure_app
      WITH CHECK (nullif(current_setting('tenure.tenant_id', true), '') IS NOT NULL
                  AND mode = current_setting('tenure.mode', true)
                  AND type IN ('match.created', 'match.updated', 'rating.submitted',
                               'placement.created', 'placement.status_changed'))
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP POLICY other_tenant_of_pair ON events');
}
