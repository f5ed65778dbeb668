import type { Knex } from 'knex';

/**
 * Saved searches, the records that have passed each of them, and the records that changed since the searches were
 * evaluated. Triggers note a changed record only if its tenant has a search of such records, so other tenants pay for one
 * index lookup per statement.
 */
export async function up(knex: Knex): Promise<void> {
  await createTables(knex);
  await noteChanges(knex);
  await knex.raw(`
    CREATE FUNCTION tenants_with_search_changes(how_many integer) RETURNS TABLE (tenant_id uuid, mode text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      WITH RECURSIVE due AS (
        (SELECT c.tenant_id, c.mode, c.version FROM saved_search_changes c
         ORDER BY c.tenant_id, c.mode, c.version LIMIT 1)
        UNION ALL
        SELECT n.* FROM due CROSS JOIN LATERAL (
          SELECT c.tenant_id, c.mode, c.version FROM saved_search_changes c
          WHERE (c.tenant_id, c.mode) > (due.tenant_id, due.mode)
          ORDER BY c.tenant_id, c.mode, c.version LIMIT 1) AS n
      )
      SELECT d.tenant_id, d.mode FROM due d
      WHERE NOT EXISTS (SELECT FROM tenant_settings s WHERE s.tenant_id = d.tenant_id
                          AND s.name = 'scoring.paused.' || d.mode AND s.value::text = 'true')
        OR NOT EXISTS (SELECT FROM saved_searches s WHERE s.tenant_id = d.tenant_id AND s.mode = d.mode
                         AND s.notify AND s.notify_above IS NOT NULL)
      ORDER BY d.version LIMIT how_many
    $$;

    CREATE FUNCTION erase_candidate_from_saved_searches(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'saved_searches',
        ARRAY(SELECT s.search_id::text FROM erasures e
              CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
              JOIN saved_searches s ON s.tenant_id = who.tenant_id AND s.mode = e.mode
              WHERE e.erasure_id = erasure
                AND (s.candidate_id = e.candidate_id OR mentions_candidate(concat(s.name, s.filters), e)
                     OR s.tenant_id = e.tenant_id AND s.list = 'candidates'
                        AND s.filters->>'externalId' = e.external_id)),
        'DELETE FROM saved_searches WHERE search_id = ANY ($1::uuid[])')
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

async function createTables(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE saved_searches (
      search_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      list text NOT NULL CHECK (list IN ('candidates', 'jobs')),
      name text NOT NULL,
      -- As given, and as the list applies them.
      filters json NOT NULL,
      criteria json NOT NULL,
      job_id uuid REFERENCES jobs ON DELETE CASCADE,
      candidate_id uuid REFERENCES candidates ON DELETE CASCADE,
      notify boolean NOT NULL,
      notify_above double precision,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      -- Raised by each change, so that a worker sees that it evaluated an earlier state.
      version integer NOT NULL DEFAULT 1,
      CHECK ((notify_above IS NULL) = (job_id IS NULL AND candidate_id IS NULL)),
      CHECK (CASE list WHEN 'jobs' THEN job_id ELSE candidate_id END IS NULL)
    );
    CREATE INDEX saved_searches_by_tenant ON saved_searches (tenant_id, mode, created_at, search_id);
    CREATE INDEX saved_searches_by_job ON saved_searches (job_id);
    CREATE INDEX saved_searches_by_candidate ON saved_searches (candidate_id);

    CREATE TABLE saved_search_matches (
      search_id uuid NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      candidate_id uuid REFERENCES candidates ON DELETE CASCADE,
      job_id uuid REFERENCES jobs ON DELETE CASCADE,
      score double precision,
      matched_at timestamptz(3) NOT NULL DEFAULT now(),
      CHECK (num_nonnulls(candidate_id, job_id) = 1),
      UNIQUE (search_id, candidate_id),
      UNIQUE (search_id, job_id)
    );
    CREATE INDEX saved_search_matches_by_candidate ON saved_search_matches (candidate_id);
    CREATE INDEX saved_search_matches_by_job ON saved_search_matches (job_id);
    CREATE INDEX saved_search_matches_by_tenant ON saved_search_matches (tenant_id, mode);

    CREATE SEQUENCE saved_search_change_versions;
    CREATE TABLE saved_search_changes (
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      list text NOT NULL CHECK (list IN ('candidates', 'jobs')),
      candidate_id uuid UNIQUE REFERENCES candidates ON DELETE CASCADE,
      job_id uuid UNIQUE REFERENCES jobs ON DELETE CASCADE,
      -- Raised by each change of the record, so that a worker sees that it evaluated an earlier state.
      version bigint NOT NULL DEFAULT nextval('saved_search_change_versions'),
      CHECK (num_nonnulls(candidate_id, job_id) = 1)
    );
    ALTER SEQUENCE saved_search_change_versions OWNED BY saved_search_changes.version;
    GRANT USAGE ON SEQUENCE saved_search_change_versions TO tenure_app, tenure_upkeep;
    CREATE INDEX saved_search_changes_by_version ON saved_search_changes (tenant_id, mode, version);
  `);
  for (const table of ['saved_searches', 'saved_search_matches', 'saved_search_changes']) {
    await knex.raw(`
      ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY own_tenant ON ${table} TO tenure_app
        USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
               AND mode = current_setting('tenure.mode', true));
      CREATE POLICY upkeep ON ${table} TO tenure_upkeep USING (true) WITH CHECK (true);
      GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO tenure_app;
      GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO tenure_upkeep;
    `);
  }
}

/** Notes added and changed records. Other functions of the database change records too, with another role. */
async function noteChanges(knex: Knex): Promise<void> {
  for (const { list, id, changed } of LISTS) {
    const note = (from: string, condition: string) => `
      INSERT INTO saved_search_changes (tenant_id, mode, list, ${id})
      SELECT n.tenant_id, n.mode, '${list}', n.${id} FROM ${from}
      WHERE EXISTS (SELECT FROM saved_searches s WHERE s.tenant_id = n.tenant_id AND s.mode = n.mode
                      AND s.list = '${list}' AND s.notify) AND ${condition}
      ORDER BY n.${id}
      ON CONFLICT (${id}) DO UPDATE SET version = excluded.version`;
    await knex.raw(`
      CREATE FUNCTION note_added_${list}_for_searches() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      BEGIN
        ${note('added n', 'true')};
        RETURN NULL;
      END $$;
      CREATE FUNCTION note_changed_${list}_for_searches() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      BEGIN
        ${note(`after n JOIN before o USING (${id})`, changed)};
        RETURN NULL;
      END $$;
      ALTER FUNCTION note_added_${list}_for_searches() OWNER TO tenure_upkeep;
      ALTER FUNCTION note_changed_${list}_for_searches() OWNER TO tenure_upkeep;
      CREATE TRIGGER ${list}_added_for_searches AFTER INSERT ON ${list} REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION note_added_${list}_for_searches();
      CREATE TRIGGER ${list}_changed_for_searches AFTER UPDATE ON ${list}
        REFERENCING OLD TABLE AS before NEW TABLE AS after
        FOR EACH STATEMENT EXECUTE FUNCTION note_changed_${list}_for_searches();
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const { list } of LISTS) {
    await knex.raw(`
      DROP TRIGGER ${list}_added_for_searches ON ${list};
      DROP TRIGGER ${list}_changed_for_searches ON ${list};
      DROP FUNCTION note_added_${list}_for_searches();
      DROP FUNCTION note_changed_${list}_for_searches();
    `);
  }
  for (const signature of SIGNATURES) await knex.raw(`DROP FUNCTION ${signature}`);
  await knex.raw(`
    DROP TABLE saved_search_changes;
    DROP TABLE saved_search_matches;
    DROP TABLE saved_searches;
  `);
}

/** Search words of an earlier release are replaced without a change of `updated_at`. */
const LISTS = [
  {
    list: 'candidates',
    id: 'candidate_id',
    changed: `(n.updated_at, n.status, n.automated_scoring, n.duplicate_key_version)
      IS DISTINCT FROM (o.updated_at, o.status, o.automated_scoring, o.duplicate_key_version)`,
  },
  {
    list: 'jobs',
    id: 'job_id',
    changed:
      '(n.updated_at, n.status, n.word_version) IS DISTINCT FROM (o.updated_at, o.status, o.word_version)',
  },
] as const;

const SIGNATURES = ['tenants_with_search_changes(integer)', 'erase_candidate_from_saved_searches(uuid)'];
