import type { Knex } from 'knex';

/** Named filters of lists in the portal, one set for each user. A saved filter never holds names or contacts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE saved_filters (
      filter_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      user_id uuid NOT NULL REFERENCES users,
      list text NOT NULL CHECK (list IN ('candidates', 'jobs', 'matches')),
      name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
      query text NOT NULL CHECK (length(query) <= 2000),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (user_id, list, name)
    );
    CREATE INDEX saved_filters_by_tenant ON saved_filters (tenant_id);
    ALTER TABLE saved_filters ENABLE ROW LEVEL SECURITY;
    ALTER TABLE saved_filters FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON saved_filters TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON saved_filters TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON saved_filters TO tenure_app;
    GRANT SELECT, DELETE ON saved_filters TO tenure_upkeep;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE saved_filters');
}
