import type { Knex } from 'knex';

const staleTenants = (condition: string): string => `
  CREATE OR REPLACE FUNCTION tenants_with_stale_matches(how_many integer) RETURNS TABLE (tenant_id uuid, mode text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    SELECT m.tenant_id, m.mode FROM matches m WHERE m.stale_since IS NOT NULL${condition}
    GROUP BY m.tenant_id, m.mode ORDER BY min(m.stale_since) LIMIT how_many
  $$`;

/** Pairs of a tenant that has paused scoring keep their marks and are rescored once it resumes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    staleTenants(`
      AND NOT EXISTS (SELECT FROM tenant_settings s WHERE s.tenant_id = m.tenant_id
                        AND s.name = 'scoring.paused.' || m.mode AND s.value::text = 'true')`),
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(staleTenants(''));
}
