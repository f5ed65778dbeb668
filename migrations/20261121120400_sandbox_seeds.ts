import type { Knex } from 'knex';

const SYNTHETIC = '00000000-0000-7000-8000-0000000a0001';

/**
 * The tenant whose made-up records every test key may read, and which version of them it holds. Processes write the
 * records when they start (src/services/sandbox), so they follow what a release knows of jobs and candidates.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `INSERT INTO tenants (tenant_id, type, name) VALUES (?, 'employer', 'Synthetic data') ON CONFLICT DO NOTHING`,
    [SYNTHETIC],
  );
  await knex.raw(`
    CREATE TABLE sandbox_seeds (
      tenant_id uuid PRIMARY KEY REFERENCES tenants,
      mode text NOT NULL CHECK (mode = 'test'),
      version text NOT NULL,
      seeded_at timestamptz(3) NOT NULL DEFAULT now()
    );
    ALTER TABLE sandbox_seeds ENABLE ROW LEVEL SECURITY;
    ALTER TABLE sandbox_seeds FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON sandbox_seeds TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON sandbox_seeds TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE ON sandbox_seeds TO tenure_app;
    GRANT SELECT ON sandbox_seeds TO tenure_upkeep;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE sandbox_seeds');
  for (const table of ['jobs', 'candidates', 'tenants']) {
    await knex.raw('DELETE FROM ?? WHERE tenant_id = ?', [table, SYNTHETIC]);
  }
}
