import type { Knex } from 'knex';

/** Who did what to keys, tenants and users. Append-only for the processes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE audit_log (
      audit_id uuid PRIMARY KEY,
      tenant_id uuid REFERENCES tenants,
      actor_type text NOT NULL CHECK (actor_type IN ('cli', 'user', 'key', 'system')),
      actor_id uuid,
      action text NOT NULL,
      subject_type text NOT NULL,
      subject_id uuid NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX audit_log_by_age ON audit_log (tenant_id, at DESC, audit_id DESC);
    ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
    ALTER TABLE audit_log FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON audit_log TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON audit_log TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON audit_log TO tenure_app;
    GRANT SELECT, INSERT ON audit_log TO tenure_upkeep;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE audit_log');
}
