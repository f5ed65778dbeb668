import type { Knex } from 'knex';

/** What a tenant has chosen, by name; the same for its live and its test keys. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE tenant_settings (
      tenant_id uuid NOT NULL REFERENCES tenants,
      name text NOT NULL,
      value json NOT NULL,
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (tenant_id, name)
    );
    ALTER TABLE tenant_settings ENABLE ROW LEVEL SECURITY;
    ALTER TABLE tenant_settings FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON tenant_settings TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON tenant_settings TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON tenant_settings TO tenure_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON tenant_settings TO tenure_upkeep;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE tenant_settings');
}
