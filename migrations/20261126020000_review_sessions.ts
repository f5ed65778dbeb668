import type { Knex } from 'knex';

/**
 * Reviews of what was read, and the corrections that people made. Corrections are kept beside the reading: a row states the
 * old and the new value, and the effective result is computed. A document that is to be reviewed is kept until the result
 * of its operation expires.
 */
export async function up(knex: Knex): Promise<void> {
  await createTables(knex);
  await createFunctions(knex);
}

async function createTables(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE documents ADD COLUMN for_review boolean NOT NULL DEFAULT false;

    CREATE TABLE review_sessions (
      session_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      key_id uuid NOT NULL,
      subject_type text NOT NULL CHECK (subject_type IN ('operation', 'candidate', 'job')),
      subject_id uuid NOT NULL,
      reviewer text NOT NULL,
      fields json,
      return_url text,
      token_hash bytea NOT NULL,
      -- Of the latest opening of the link; an earlier page can no longer save.
      bearer_hash bytea,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL,
      opened_at timestamptz(3),
      confirmed_at timestamptz(3)
    );
    CREATE INDEX review_sessions_by_tenant ON review_sessions (tenant_id, mode, created_at);
    CREATE INDEX review_sessions_by_subject ON review_sessions (subject_id, confirmed_at);
    CREATE INDEX review_sessions_by_expiry ON review_sessions (expires_at);

    CREATE TABLE corrections (
      correction_id uuid PRIMARY KEY,
      session_id uuid NOT NULL REFERENCES review_sessions ON DELETE CASCADE,
      position integer NOT NULL,
      tenant_id uuid NOT NULL,
      mode text NOT NULL,
      pointer text NOT NULL,
      action text NOT NULL CHECK (action IN ('replace', 'add', 'remove')),
      old_value json,
      new_value json,
      -- Where the new value stands, if it was taken from the document.
      page integer,
      box json,
      UNIQUE (session_id, position)
    );
  `);
  for (const table of ['review_sessions', 'corrections']) {
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

async function createFunctions(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION find_review_session(wanted uuid) RETURNS TABLE (tenant_id uuid, mode text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT s.tenant_id, s.mode
      FROM review_sessions s JOIN tenants t ON t.tenant_id = s.tenant_id AND t.status = 'active'
      WHERE s.session_id = wanted
    $$;

    CREATE FUNCTION delete_expired_review_sessions(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('review_sessions',
        'SELECT s.session_id::text FROM review_sessions s
         LEFT JOIN operations o ON s.subject_type = ''operation'' AND o.operation_id = s.subject_id
         WHERE s.expires_at < now() - interval ''1 day'' AND s.confirmed_at IS NULL
            OR s.subject_type = ''operation'' AND (o.operation_id IS NULL OR o.expires_at < now())
            OR s.subject_type = ''job''
               AND NOT EXISTS (SELECT FROM jobs j WHERE j.job_id = s.subject_id)',
        'DELETE FROM review_sessions WHERE session_id = ANY ($1::uuid[])', how_many)
    $$;

    CREATE FUNCTION erase_candidate_from_review_sessions(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'review_sessions',
        ARRAY(SELECT s.session_id::text FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN review_sessions s ON s.tenant_id = who.tenant_id AND s.mode = e.mode
              LEFT JOIN operations o ON s.subject_type = 'operation' AND o.operation_id = s.subject_id
              WHERE e.erasure_id = erasure
                AND (s.subject_id = e.candidate_id OR mentions_candidate(concat(s.reviewer, o.result), e)
                     OR EXISTS (SELECT FROM corrections c WHERE c.session_id = s.session_id
                                AND mentions_candidate(concat(c.old_value, c.new_value), e)))),
        'DELETE FROM review_sessions WHERE session_id = ANY ($1::uuid[])')
    $$;

    CREATE FUNCTION erase_candidate_from_documents(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'documents',
        ARRAY(SELECT d.operation_id::text FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN documents d ON d.tenant_id = who.tenant_id AND d.mode = e.mode AND d.for_review
              JOIN operations o ON o.operation_id = d.operation_id
              WHERE e.erasure_id = erasure AND mentions_candidate(concat(o.result, o.error), e)),
        'DELETE FROM documents WHERE operation_id = ANY ($1::uuid[])')
    $$;

    CREATE OR REPLACE FUNCTION delete_spent_documents(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('documents',
        $due$SELECT d.operation_id::text FROM documents d LEFT JOIN operations o USING (operation_id)
             WHERE CASE WHEN d.for_review AND o.status = 'succeeded' THEN o.expires_at < now()
                        ELSE o.status IN ('succeeded', 'failed', 'cancelled')
                             OR d.created_at < now() - interval '23 hours' END$due$,
        $change$DELETE FROM documents WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
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
    CREATE OR REPLACE FUNCTION delete_spent_documents(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('documents',
        $due$SELECT d.operation_id::text FROM documents d LEFT JOIN operations o USING (operation_id)
             WHERE o.status IN ('succeeded', 'failed', 'cancelled') OR d.created_at < now() - interval '23 hours'$due$,
        $change$DELETE FROM documents WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
    $$;
    DROP TABLE corrections;
    DROP TABLE review_sessions;
    ALTER TABLE documents DROP COLUMN for_review;
  `);
}

const SIGNATURES = [
  'find_review_session(uuid)',
  'delete_expired_review_sessions(integer)',
  'erase_candidate_from_review_sessions(uuid)',
  'erase_candidate_from_documents(uuid)',
];
