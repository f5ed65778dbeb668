import type { Knex } from 'knex';

/** Custom fields that a tenant declares, and their values on jobs. Candidates have them in `person`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE custom_fields (
      custom_field_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      record text NOT NULL CHECK (record IN ('candidate', 'job')),
      key text NOT NULL,
      type text NOT NULL CHECK (type IN ('string', 'number', 'boolean', 'date', 'enum')),
      label text,
      allowed_values text[] NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (tenant_id, mode, record, key)
    );
    ALTER TABLE custom_fields ENABLE ROW LEVEL SECURITY;
    ALTER TABLE custom_fields FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON custom_fields TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    GRANT SELECT, INSERT, UPDATE, DELETE ON custom_fields TO tenure_app;
    -- The erasure of a whole tenant deletes its rows in every table.
    CREATE POLICY upkeep ON custom_fields TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, DELETE ON custom_fields TO tenure_upkeep;

    ALTER TABLE jobs ADD COLUMN custom_fields json NOT NULL DEFAULT '{}';

    CREATE OR REPLACE FUNCTION replace_job_words(job uuid, seen timestamptz, words text[], new_version integer,
      new_latitude real, new_longitude real) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      j jobs;
    BEGIN
      UPDATE jobs SET word_version = new_version, latitude = new_latitude, longitude = new_longitude
      WHERE job_id = job AND updated_at = seen AND word_version < new_version RETURNING * INTO j;
      IF NOT FOUND THEN RETURN; END IF;
      DELETE FROM job_words w WHERE w.job_id = job AND w.word <> ALL (words) AND NOT starts_with(w.word, '#x:');
      INSERT INTO job_words (tenant_id, mode, word, job_id)
      SELECT j.tenant_id, j.mode, w, job FROM unnest(words) AS w
      ON CONFLICT DO NOTHING;
    END $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE jobs DROP COLUMN custom_fields;
    DROP TABLE custom_fields;
  `);
}
