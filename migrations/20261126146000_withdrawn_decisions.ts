import type { Knex } from 'knex';

/** Decisions can be withdrawn by the tenant that recorded them. The row stays; only these two columns can be changed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE match_decisions
      ADD COLUMN withdrawn_at timestamptz(3),
      ADD COLUMN withdrawn_by text CHECK (length(withdrawn_by) <= 200),
      ADD CONSTRAINT match_decisions_withdrawal_check CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL));
    GRANT UPDATE (withdrawn_at, withdrawn_by) ON match_decisions TO tenure_app;

    CREATE OR REPLACE VIEW decisions_of_pairs WITH (security_barrier) AS
      SELECT d.decision_id, d.match_id, d.candidate_id, d.job_id, d.outcome, d.reason_code, d.log_entry_id,
             CASE WHEN d.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
                  THEN d.reason END AS reason,
             CASE WHEN d.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
                  THEN d.decided_by END AS decided_by,
             d.created_at, d.withdrawn_at,
             CASE WHEN d.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
                  THEN d.withdrawn_by END AS withdrawn_by
      FROM match_decisions d JOIN matches m USING (match_id)
      WHERE d.mode = (SELECT current_setting('tenure.mode', true))
        AND (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid) IN (m.tenant_id, m.other_tenant_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP VIEW decisions_of_pairs;
    CREATE VIEW decisions_of_pairs WITH (security_barrier) AS
      SELECT d.decision_id, d.match_id, d.candidate_id, d.job_id, d.outcome, d.reason_code, d.log_entry_id,
             CASE WHEN d.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
                  THEN d.reason END AS reason,
             CASE WHEN d.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
                  THEN d.decided_by END AS decided_by,
             d.created_at
      FROM match_decisions d JOIN matches m USING (match_id)
      WHERE d.mode = (SELECT current_setting('tenure.mode', true))
        AND (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid) IN (m.tenant_id, m.other_tenant_id);
    ALTER VIEW decisions_of_pairs OWNER TO tenure_upkeep;
    REVOKE ALL ON decisions_of_pairs FROM PUBLIC;
    GRANT SELECT ON decisions_of_pairs TO tenure_app;
    REVOKE UPDATE (withdrawn_at, withdrawn_by) ON match_decisions FROM tenure_app;
    ALTER TABLE match_decisions DROP COLUMN withdrawn_at, DROP COLUMN withdrawn_by;
  `);
}
