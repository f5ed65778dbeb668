import type { Knex } from 'knex';

/**
 * What was learned from a tenant's outcomes, a version after the other; family '' is all of its jobs, two digits are a
 * major group of occupations.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE retention_curves (
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      family text NOT NULL,
      version integer NOT NULL CHECK (version > 0),
      level double precision NOT NULL,
      shape double precision NOT NULL,
      level_variance double precision NOT NULL,
      shape_variance double precision NOT NULL,
      covariance double precision NOT NULL,
      outcomes integer NOT NULL,
      stays integer NOT NULL,
      calibration_error double precision,
      model_version text NOT NULL,
      fitted_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (tenant_id, mode, family, version)
    );
    ALTER TABLE retention_curves ENABLE ROW LEVEL SECURITY;
    ALTER TABLE retention_curves FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON retention_curves TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON retention_curves TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON retention_curves TO tenure_app;
    GRANT SELECT ON retention_curves TO tenure_upkeep;
  `);
  // A tenant is due when enough people have left and something was reported since its curve was fitted.
  await knex.raw(`
    CREATE FUNCTION due_retention_curves(least_outcomes integer, how_many integer)
    RETURNS TABLE (tenant_id uuid, mode text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      WITH sides AS (
        SELECT p.tenant_id AS side, p.mode, p.status, p.updated_at FROM placements p
        WHERE p.started_on IS NOT NULL AND p.predictor IS NOT NULL
        UNION ALL
        SELECT p.other_tenant_id, p.mode, p.status, p.updated_at FROM placements p
        WHERE p.started_on IS NOT NULL AND p.predictor IS NOT NULL AND p.other_tenant_id IS NOT NULL
      )
      SELECT s.side, s.mode FROM sides s
      GROUP BY s.side, s.mode
      HAVING count(*) FILTER (WHERE s.status = 'ended') >= least_outcomes
         AND max(s.updated_at) > coalesce(
           (SELECT max(c.fitted_at) FROM retention_curves c WHERE c.tenant_id = s.side AND c.mode = s.mode),
           '-infinity')
      LIMIT how_many
    $$;
    ALTER FUNCTION due_retention_curves(integer, integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION due_retention_curves(integer, integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION due_retention_curves(integer, integer) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION due_retention_curves(integer, integer)');
  await knex.raw('DROP TABLE retention_curves');
}
