import type { Knex } from 'knex';

/**
 * An event row names its owner: `tenant`, or `pair` if both tenants of a pair receive an event of their own. Only a pair
 * event may be written for another tenant, so a new event type needs no migration. Rows without an owner come from
 * processes of the release before; for them the policy keeps the list of types it had.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE events ADD COLUMN owner text CHECK (owner IN ('tenant', 'pair'));
    DROP POLICY other_tenant_of_pair ON events;
    CREATE POLICY other_tenant_of_pair ON events FOR INSERT TO tenure_app
      WITH CHECK (nullif(current_setting('tenure.tenant_id', true), '') IS NOT NULL
                  AND mode = current_setting('tenure.mode', true)
                  AND (owner = 'pair'
                       OR (owner IS NULL
                           AND type IN ('match.created', 'match.updated', 'rating.submitted',
                                        'placement.created', 'placement.status_changed'))));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP POLICY other_tenant_of_pair ON events;
    CREATE POLICY other_tenant_of_pair ON events FOR INSERT TO tenure_app
      WITH CHECK (nullif(current_setting('tenure.tenant_id', true), '') IS NOT NULL
                  AND mode = current_setting('tenure.mode', true)
                  AND type IN ('match.created', 'match.updated', 'rating.submitted',
                               'placement.created', 'placement.status_changed'));
    ALTER TABLE events DROP COLUMN owner;
  `);
}
