import type { Knex } from 'knex';

/**
 * People looking for work. What says who somebody is stands in `person` alone and is never an input of scoring;
 * `profile` is what work asks about. Where a resume was read, `layers` keeps what the record said and what the resume
 * said apart, so that each can be replaced by itself. All of it goes with the row. `candidate_words` are the words a
 * candidate is found by. Documents are `json`: callers get the keys in their order.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE candidates (
      candidate_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      external_id text CHECK (length(external_id) BETWEEN 1 AND 200),
      source text NOT NULL CHECK (source IN ('native', 'salesforce', 'civicrm', 'hmis', 'resume')),
      status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'placed', 'inactive', 'archived')),
      person json NOT NULL DEFAULT '{}',
      city text,
      state text,
      highest_education_level text,
      skills_count smallint NOT NULL DEFAULT 0,
      profile json NOT NULL DEFAULT '{}',
      layers json,
      share_with_employers boolean NOT NULL DEFAULT false,
      automated_scoring boolean NOT NULL DEFAULT true,
      consent_recorded_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (tenant_id, mode, external_id)
    );
    CREATE INDEX candidates_by_creation ON candidates (tenant_id, mode, created_at DESC, candidate_id DESC);
    CREATE INDEX candidates_by_status ON candidates (tenant_id, mode, status, created_at DESC, candidate_id DESC);
    CREATE INDEX candidates_by_update ON candidates (tenant_id, mode, updated_at);

    CREATE TABLE candidate_words (
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      word text COLLATE "C" NOT NULL,
      candidate_id uuid NOT NULL REFERENCES candidates ON DELETE CASCADE,
      PRIMARY KEY (tenant_id, mode, word, candidate_id)
    );
    CREATE INDEX candidate_words_by_candidate ON candidate_words (candidate_id);
  `);
  for (const table of ['candidates', 'candidate_words']) {
    await knex.raw(`
      ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY own_tenant ON ${table} TO tenure_app
        USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
               AND mode = current_setting('tenure.mode', true));
      CREATE POLICY upkeep ON ${table} TO tenure_upkeep USING (true) WITH CHECK (true);
      GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO tenure_app;
      GRANT SELECT, UPDATE, DELETE ON ${table} TO tenure_upkeep;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE candidate_words');
  await knex.raw('DROP TABLE candidates');
}
