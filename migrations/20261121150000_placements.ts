import type { Knex } from 'knex';

/**
 * Offers and employments that came of a pair. A placement belongs to the tenant that recorded it and, where candidate
 * and job have different owners, to the other one too: both see and move it. `candidate_id` and `job_id` are no foreign
 * keys, since a placement outlives what it came of. What was forecast when it was recorded stays with it (a log hazard
 * and four chances, nothing of the person), so that outcomes can be held against forecasts and learned from.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE placements (
      placement_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      other_tenant_id uuid REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      candidate_id uuid NOT NULL,
      job_id uuid NOT NULL,
      match_id uuid,
      external_id text CHECK (length(external_id) BETWEEN 1 AND 200),
      status text NOT NULL CHECK (status IN
        ('offered', 'accepted', 'started', 'completed', 'ended', 'declined', 'withdrawn', 'no_show')),
      hourly_usd numeric(10, 2) CHECK (hourly_usd >= 0),
      start_date text,
      end_date text,
      end_reason text CHECK (end_reason IN ('quit', 'laid_off', 'terminated', 'contract_end', 'better_job',
        'transport', 'childcare', 'health', 'other')),
      history json NOT NULL,
      started_on date,
      ended_on date,
      job_family text,
      predictor real,
      forecast real[] CHECK (cardinality(forecast) = 4),
      model_version text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      CHECK (other_tenant_id <> tenant_id)
    );
    CREATE UNIQUE INDEX placements_living ON placements (candidate_id, job_id, mode)
      WHERE status IN ('offered', 'accepted', 'started');
    CREATE INDEX placements_by_creation ON placements (tenant_id, mode, created_at DESC, placement_id DESC);
    CREATE INDEX placements_by_creation_for_other
      ON placements (other_tenant_id, mode, created_at DESC, placement_id DESC) WHERE other_tenant_id IS NOT NULL;
    CREATE INDEX placements_by_candidate ON placements (candidate_id);
    CREATE INDEX placements_by_job ON placements (job_id);
    ALTER TABLE placements ENABLE ROW LEVEL SECURITY;
    ALTER TABLE placements FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_side ON placements TO tenure_app
      USING (nullif(current_setting('tenure.tenant_id', true), '')::uuid IN (tenant_id, other_tenant_id)
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY recorded_by_itself ON placements AS RESTRICTIVE FOR INSERT TO tenure_app
      WITH CHECK (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
                  AND (other_tenant_id IS NULL
                       OR other_tenant_id IN (SELECT linked_organization_ids() UNION SELECT linked_employer_ids())));
    CREATE POLICY upkeep ON placements TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE ON placements TO tenure_app;
    GRANT SELECT, UPDATE ON placements TO tenure_upkeep;

    CREATE FUNCTION erase_candidate_from_placements(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH changed AS (
        UPDATE placements p
        SET external_id = NULL,
            end_reason = CASE WHEN p.end_reason IN ('health', 'childcare', 'transport') THEN 'other' ELSE p.end_reason END
        FROM erasures e
        WHERE e.erasure_id = erasure AND p.candidate_id = e.candidate_id
          AND (p.external_id IS NOT NULL OR p.end_reason IN ('health', 'childcare', 'transport'))
        RETURNING 1
      ) SELECT count(*) FROM changed
    $$;
    ALTER FUNCTION erase_candidate_from_placements(uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION erase_candidate_from_placements(uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION erase_candidate_from_placements(uuid) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION erase_candidate_from_placements(uuid)');
  await knex.raw('DROP TABLE placements');
}
