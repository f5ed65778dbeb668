import type { Knex } from 'knex';

/** Tables whose rows follow a candidate into another one, with their key. */
const FOLLOWING = [
  { table: 'match_decisions', key: 'decision_id' },
  { table: 'match_reconsiderations', key: 'reconsideration_id' },
  { table: 'ratings', key: 'rating_id' },
];

/**
 * Records merged into a candidate. The data of the merged record are part of the row of that candidate, so that they are
 * exported and erased with it. `moved` has the ids of the rows that now name that candidate, so that they can be given
 * back. A match stays with the merged record if the candidate has one for the same job, with what belongs to it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE candidate_merges (
      merged_candidate_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      candidate_id uuid NOT NULL REFERENCES candidates ON DELETE CASCADE,
      merged_external_id text,
      moved jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      UNIQUE (tenant_id, mode, merged_external_id)
    );
    CREATE INDEX candidate_merges_by_candidate ON candidate_merges (candidate_id);
    ALTER TABLE candidate_merges ENABLE ROW LEVEL SECURITY;
    ALTER TABLE candidate_merges FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON candidate_merges TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON candidate_merges TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON candidate_merges TO tenure_app;
    GRANT SELECT, UPDATE, DELETE ON candidate_merges TO tenure_upkeep;

    CREATE FUNCTION move_rows_of_merged_candidate(merged uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      m candidate_merges;
      ids jsonb;
      result jsonb := '{}';
      remaining uuid[];
    BEGIN
      SELECT * INTO m FROM candidate_merges
      WHERE merged_candidate_id = merged AND mode = current_setting('tenure.mode', true)
        AND tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      IF NOT FOUND THEN RETURN result; END IF;

      WITH moved AS (
        UPDATE matches x SET candidate_id = m.candidate_id, stale_since = coalesce(x.stale_since, now()),
          candidate_external_id = (SELECT external_id FROM candidates WHERE candidate_id = m.candidate_id)
        WHERE x.candidate_id = merged AND NOT EXISTS (
          SELECT FROM matches o
          WHERE o.candidate_id = m.candidate_id AND o.job_id = x.job_id AND o.tenant_id = x.tenant_id AND o.mode = x.mode)
        RETURNING match_id
      ) SELECT coalesce(jsonb_agg(match_id), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('matches', ids);
      remaining := ARRAY(SELECT job_id FROM matches WHERE candidate_id = merged);

      WITH moved AS (
        UPDATE score_log SET candidate_id = m.candidate_id
        WHERE candidate_id = merged AND job_id <> ALL (remaining) RETURNING entry_id
      ) SELECT coalesce(jsonb_agg(entry_id), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('score_log', ids);

      WITH moved AS (
        UPDATE placements x SET candidate_id = m.candidate_id
        WHERE x.candidate_id = merged AND x.job_id <> ALL (remaining) AND NOT EXISTS (
          SELECT FROM placements o
          WHERE o.candidate_id = m.candidate_id AND o.job_id = x.job_id AND o.mode = x.mode
            AND o.status IN ('offered', 'accepted', 'started') AND x.status IN ('offered', 'accepted', 'started'))
        RETURNING placement_id
      ) SELECT coalesce(jsonb_agg(placement_id), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('placements', ids);
      ${FOLLOWING.map(
        ({ table, key }) => `
      WITH moved AS (
        UPDATE ${table} SET candidate_id = m.candidate_id
        WHERE candidate_id = merged AND job_id <> ALL (remaining) RETURNING ${key}
      ) SELECT coalesce(jsonb_agg(${key}), '[]') INTO ids FROM moved;
      result := result || jsonb_build_object('${table}', ids);`,
      ).join('')}

      UPDATE candidate_merges SET moved = result WHERE merged_candidate_id = merged;
      UPDATE candidates c SET status = 'placed' WHERE c.candidate_id = m.candidate_id AND c.status = 'active'
        AND EXISTS (SELECT FROM placements p
                    WHERE p.candidate_id = c.candidate_id AND p.mode = c.mode AND p.status = 'started');
      RETURN result;
    END $$;

    CREATE FUNCTION return_rows_to_candidate(merged uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      m candidate_merges;
    BEGIN
      SELECT * INTO m FROM candidate_merges
      WHERE merged_candidate_id = merged AND mode = current_setting('tenure.mode', true)
        AND tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      IF NOT FOUND THEN RETURN; END IF;
      UPDATE matches SET candidate_id = merged, stale_since = coalesce(stale_since, now()),
        candidate_external_id = (SELECT external_id FROM candidates WHERE candidate_id = merged)
      WHERE candidate_id = m.candidate_id
        AND match_id IN (SELECT id::uuid FROM jsonb_array_elements_text(m.moved->'matches') AS id);
      ${[{ table: 'score_log', key: 'entry_id' }, { table: 'placements', key: 'placement_id' }, ...FOLLOWING]
        .map(
          ({ table, key }) => `
      UPDATE ${table} SET candidate_id = merged
      WHERE candidate_id = m.candidate_id
        AND ${key} IN (SELECT id::uuid FROM jsonb_array_elements_text(m.moved->'${table}') AS id);`,
        )
        .join('')}
      -- The candidate was placed by a placement that is given back.
      UPDATE candidates c SET status = 'active' WHERE c.candidate_id = m.candidate_id AND c.status = 'placed'
        AND EXISTS (SELECT FROM placements p WHERE p.candidate_id = merged AND p.mode = c.mode AND p.status = 'started')
        AND NOT EXISTS (SELECT FROM placements p
                        WHERE p.candidate_id = c.candidate_id AND p.mode = c.mode AND p.status = 'started');
      -- It may have started or ended meanwhile.
      UPDATE candidates c SET status = CASE c.status WHEN 'placed' THEN 'active' ELSE 'placed' END
      WHERE c.candidate_id = merged AND c.status IN ('active', 'placed')
        AND EXISTS (SELECT FROM jsonb_array_elements_text(m.moved->'placements'))
        AND (c.status = 'placed') <> EXISTS (
          SELECT FROM placements p
          WHERE p.candidate_id = c.candidate_id AND p.mode = c.mode AND p.status = 'started');
      DELETE FROM candidate_merges WHERE merged_candidate_id = merged;
    END $$;
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
  await knex.raw('DROP TABLE candidate_merges');
}

const SIGNATURES = ['move_rows_of_merged_candidate(uuid)', 'return_rows_to_candidate(uuid)'];
