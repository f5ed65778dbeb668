import type { Knex } from 'knex';

/**
 * Outcomes of the items of a batch, each written in the transaction of its effect: a batch whose worker died goes on
 * behind the last of them and gives the caller the same answer.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE operation_items (
      operation_id uuid NOT NULL REFERENCES operations ON DELETE CASCADE,
      item_index smallint NOT NULL,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      outcome json NOT NULL,
      PRIMARY KEY (operation_id, item_index)
    );
    CREATE INDEX operation_items_by_tenant ON operation_items (tenant_id);
    ALTER TABLE operation_items ENABLE ROW LEVEL SECURITY;
    ALTER TABLE operation_items FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON operation_items TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON operation_items TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, DELETE ON operation_items TO tenure_app;
    GRANT SELECT, DELETE ON operation_items TO tenure_upkeep;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE operation_items');
}
