import type { Knex } from 'knex';

/** Employers and organizations: the owners of every other record. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE tenants (
      tenant_id uuid PRIMARY KEY,
      type text NOT NULL CHECK (type IN ('employer', 'organization')),
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
      status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended')),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    ALTER TABLE tenants ENABLE ROW LEVEL SECURITY;
    ALTER TABLE tenants FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON tenants TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON tenants TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT ON tenants TO tenure_app;
    GRANT SELECT, INSERT, UPDATE ON tenants TO tenure_upkeep;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE tenants');
}
