import type { Knex } from 'knex';

/**
 * `tenure_app` is what the processes run as: row-level security binds it. `tenure_upkeep` owns the few functions
 * that must look across tenants (key look-up, sweeps) and is what administration acts as; nobody signs in as it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    DO $$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'tenure_app') THEN
        CREATE ROLE tenure_app NOLOGIN NOSUPERUSER NOBYPASSRLS;
      END IF;
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'tenure_upkeep') THEN
        CREATE ROLE tenure_upkeep NOLOGIN NOSUPERUSER NOBYPASSRLS;
      END IF;
      EXECUTE format('GRANT tenure_app, tenure_upkeep TO %I', current_user);
    END
    $$;
  `);
  await knex.raw('GRANT USAGE ON SCHEMA public TO tenure_app, tenure_upkeep');
  await knex.raw('GRANT CREATE ON SCHEMA public TO tenure_upkeep');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('REVOKE ALL ON SCHEMA public FROM tenure_app, tenure_upkeep');
}
