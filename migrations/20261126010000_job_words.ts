import type { Knex } from 'knex';

/**
 * Words by which a list of jobs is searched. `word_version` is 0 for jobs written before this migration; the upkeep pool
 * writes their words. Records near a place are found by the coordinates of their city.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE jobs ADD COLUMN word_version smallint NOT NULL DEFAULT 0,
      ADD COLUMN latitude real, ADD COLUMN longitude real;
    ALTER TABLE candidates ADD COLUMN latitude real, ADD COLUMN longitude real;
    CREATE INDEX jobs_by_word_version ON jobs (word_version);
    CREATE INDEX connector_jobs_by_job ON connector_jobs (job_id);

    CREATE TABLE job_words (
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      word text NOT NULL,
      job_id uuid NOT NULL REFERENCES jobs ON DELETE CASCADE,
      PRIMARY KEY (tenant_id, mode, word, job_id)
    );
    CREATE INDEX job_words_by_job ON job_words (job_id);
    ALTER TABLE job_words ENABLE ROW LEVEL SECURITY;
    ALTER TABLE job_words FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON job_words TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON job_words TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, DELETE ON job_words TO tenure_app;
    GRANT SELECT, INSERT, DELETE ON job_words TO tenure_upkeep;

    CREATE FUNCTION jobs_with_outdated_words(current_version integer, how_many integer)
    RETURNS TABLE (job_id uuid, title text, parsed json, updated_at timestamptz)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT j.job_id, j.title, j.parsed, j.updated_at FROM jobs j
      WHERE j.word_version < current_version LIMIT how_many
    $$;

    CREATE FUNCTION replace_job_words(job uuid, seen timestamptz, words text[], new_version integer,
      new_latitude real, new_longitude real) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      j jobs;
    BEGIN
      UPDATE jobs SET word_version = new_version, latitude = new_latitude, longitude = new_longitude
      WHERE job_id = job AND updated_at = seen AND word_version < new_version RETURNING * INTO j;
      IF NOT FOUND THEN RETURN; END IF;
      DELETE FROM job_words w WHERE w.job_id = job AND w.word <> ALL (words);
      INSERT INTO job_words (tenant_id, mode, word, job_id)
      SELECT j.tenant_id, j.mode, w, job FROM unnest(words) AS w
      ON CONFLICT DO NOTHING;
    END $$;

    CREATE FUNCTION replace_duplicate_keys(candidate uuid, seen timestamptz, keys bigint[], new_version integer,
      new_latitude real, new_longitude real) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE candidates SET latitude = new_latitude, longitude = new_longitude
      WHERE candidate_id = candidate AND updated_at = seen AND duplicate_key_version < new_version;
      SELECT replace_duplicate_keys(candidate, seen, keys, new_version);
    $$;
  `);
  for (const signature of SIGNATURES) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const signature of SIGNATURES) await knex.raw(`DROP FUNCTION ${signature}`);
  await knex.raw(`
    DROP TABLE job_words;
    DROP INDEX connector_jobs_by_job;
    ALTER TABLE jobs DROP COLUMN word_version, DROP COLUMN latitude, DROP COLUMN longitude;
    ALTER TABLE candidates DROP COLUMN latitude, DROP COLUMN longitude;
  `);
}

const SIGNATURES = [
  'jobs_with_outdated_words(integer, integer)',
  'replace_job_words(uuid, timestamptz, text[], integer, real, real)',
  'replace_duplicate_keys(uuid, timestamptz, bigint[], integer, real, real)',
];
