import type { Knex } from 'knex';

const OWN = `tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
  AND mode = current_setting('tenure.mode', true)`;
const LINKED = `mode = (SELECT current_setting('tenure.mode', true)) AND shared
  AND tenant_id IN (SELECT linked_organization_ids())`;

const PACK = 'pack_ranking_shard(uuid, integer, boolean, text, uuid[], bytea, uuid[], bigint[])';
const FOR_PROCESSES = [
  PACK,
  'erase_candidate_from_ranking_shards(uuid)',
  'due_packing(integer, text, integer)',
];
const TRIGGER_FUNCTIONS = [
  'note_added_candidates()',
  'note_changed_candidates()',
  'clear_shards_of_deleted_candidates()',
];

/**
 * Candidates packed as columns for rankings. A candidate that can be ranked is in one shard of its tenant, or in
 * `unpacked_candidates`, or both; the second applies. Triggers on `candidates` write `unpacked_candidates` in the
 * transaction of the change. A deletion empties the shard of the candidate in the same transaction, so that nothing of
 * an erased candidate stays; its other members are packed again later.
 *
 * `candidate_ids` are the members of a shard, `removed_ids` its former ones, whose data is still in `packed`. Members
 * leave a shard only when they have changed, so a packing and a deletion always meet at the row of a shard or at one of
 * `unpacked_candidates`. A packing never waits for a lock: it changes nothing and is repeated later.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE ranking_shards (
      shard_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      shared boolean NOT NULL,
      version integer NOT NULL DEFAULT 1,
      feature_version text NOT NULL,
      candidate_ids uuid[] NOT NULL,
      removed_ids uuid[] NOT NULL DEFAULT '{}',
      packed bytea,
      packed_at timestamptz(3) NOT NULL DEFAULT now(),
      member_count integer NOT NULL GENERATED ALWAYS AS (cardinality(candidate_ids)) STORED,
      removed_count integer NOT NULL GENERATED ALWAYS AS (cardinality(removed_ids)) STORED
    );
    ALTER TABLE ranking_shards ALTER COLUMN packed SET STORAGE EXTERNAL;
    ALTER TABLE ranking_shards ALTER COLUMN candidate_ids SET STORAGE EXTERNAL;
    CREATE INDEX ranking_shards_by_tenant ON ranking_shards (tenant_id, mode);

    CREATE SEQUENCE candidate_change_ids OWNED BY NONE;
    ALTER SEQUENCE candidate_change_ids OWNER TO tenure_upkeep;
    CREATE TABLE unpacked_candidates (
      candidate_id uuid PRIMARY KEY REFERENCES candidates ON DELETE CASCADE,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      change_id bigint NOT NULL DEFAULT nextval('candidate_change_ids'),
      shared boolean NOT NULL,
      is_new boolean NOT NULL
    );
    COMMENT ON COLUMN unpacked_candidates.shared IS 'the candidate is shared, or was when it was packed';
    COMMENT ON COLUMN unpacked_candidates.is_new IS 'the candidate is in no shard';
    CREATE INDEX unpacked_candidates_by_tenant ON unpacked_candidates (tenant_id, mode);
  `);
  for (const table of ['ranking_shards', 'unpacked_candidates']) {
    await knex.raw(`
      ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY own_tenant ON ${table} TO tenure_app USING (${OWN});
      CREATE POLICY upkeep ON ${table} TO tenure_upkeep USING (true) WITH CHECK (true);
      GRANT SELECT ON ${table} TO tenure_app;
      GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO tenure_upkeep;
    `);
  }
  await knex.raw(`
    CREATE VIEW linked_ranking_shards WITH (security_barrier) AS
      SELECT shard_id, tenant_id, shared, version, feature_version, candidate_ids, removed_ids, packed, member_count,
        removed_count
      FROM ranking_shards WHERE ${LINKED};
    CREATE VIEW linked_unpacked_candidates WITH (security_barrier) AS
      SELECT candidate_id, tenant_id, change_id FROM unpacked_candidates WHERE ${LINKED};
  `);
  for (const view of ['linked_ranking_shards', 'linked_unpacked_candidates']) {
    await knex.raw(`
      ALTER VIEW ${view} OWNER TO tenure_upkeep;
      REVOKE ALL ON ${view} FROM PUBLIC;
      GRANT SELECT ON ${view} TO tenure_app;
    `);
  }
  await createChangeTriggers(knex);
  await createPacking(knex);
  for (const signature of [...FOR_PROCESSES, ...TRIGGER_FUNCTIONS]) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
    `);
  }
  for (const signature of FOR_PROCESSES)
    await knex.raw(`GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app`);
  await knex.raw(`
    CREATE TRIGGER candidates_added AFTER INSERT ON candidates
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_candidates();
    CREATE TRIGGER candidates_changed AFTER UPDATE ON candidates
      REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT
      EXECUTE FUNCTION note_changed_candidates();
    CREATE TRIGGER candidates_deleted AFTER DELETE ON candidates
      REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT
      EXECUTE FUNCTION clear_shards_of_deleted_candidates();
    INSERT INTO unpacked_candidates (candidate_id, tenant_id, mode, shared, is_new)
      SELECT candidate_id, tenant_id, mode, share_with_employers, true FROM candidates;
  `);
}

async function createChangeTriggers(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION note_added_candidates() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      INSERT INTO unpacked_candidates (candidate_id, tenant_id, mode, shared, is_new)
      SELECT candidate_id, tenant_id, mode, share_with_employers, true FROM added;
      RETURN NULL;
    END $$;

    CREATE FUNCTION note_changed_candidates() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      INSERT INTO unpacked_candidates AS u (candidate_id, tenant_id, mode, shared, is_new)
      SELECT n.candidate_id, n.tenant_id, n.mode, n.share_with_employers OR o.share_with_employers, false
      FROM after n JOIN before o USING (candidate_id)
      WHERE (n.updated_at, n.status, n.automated_scoring, n.share_with_employers)
              IS DISTINCT FROM (o.updated_at, o.status, o.automated_scoring, o.share_with_employers)
        OR n.profile::text IS DISTINCT FROM o.profile::text
      ON CONFLICT (candidate_id) DO UPDATE
      SET change_id = excluded.change_id, shared = u.shared OR excluded.shared;
      RETURN NULL;
    END $$;

    CREATE FUNCTION clear_shards_of_deleted_candidates() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      UPDATE ranking_shards s SET version = version + 1, packed = NULL, removed_ids = '{}',
        candidate_ids = ARRAY(SELECT unnest(s.candidate_ids) EXCEPT SELECT unnest(gone.ids))
      FROM (SELECT tenant_id, mode, array_agg(candidate_id) AS ids FROM deleted GROUP BY 1, 2) AS gone
      WHERE s.tenant_id = gone.tenant_id AND s.mode = gone.mode
        AND (s.candidate_ids && gone.ids OR s.removed_ids && gone.ids);
      RETURN NULL;
    END $$;

    CREATE FUNCTION erase_candidate_from_ranking_shards(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH changed AS (
        UPDATE ranking_shards s SET version = version + 1, packed = NULL, removed_ids = '{}',
          candidate_ids = array_remove(s.candidate_ids, e.candidate_id)
        FROM erasures e
        WHERE e.erasure_id = erasure AND s.tenant_id = e.tenant_id AND s.mode = e.mode
          AND (e.candidate_id = ANY (s.candidate_ids) OR e.candidate_id = ANY (s.removed_ids))
        RETURNING s.shard_id)
      SELECT count(*) FROM changed
    $$;
  `);
}

async function createPacking(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Stores the packed members of a shard of the tenant, new if its version is 0, and takes the candidates in "changed"
    -- out of the list of unpacked candidates and out of their former shards. False, without an effect, if something
    -- has changed meanwhile or another release packed the shard a moment ago.
    CREATE FUNCTION pack_ranking_shard(shard uuid, of_version integer, is_shared boolean, made_for text, ids uuid[],
      bytes bytea, changed uuid[], change_ids bigint[]) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      owner uuid := nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      of_mode text := current_setting('tenure.mode', true);
      packed_before uuid[];
      affected uuid[];
    BEGIN
      packed_before := ARRAY(
        SELECT u.candidate_id FROM unpacked_candidates u
        WHERE u.candidate_id = ANY (changed) AND u.tenant_id = owner AND u.mode = of_mode AND NOT u.is_new);
      IF cardinality(changed) <> (
        SELECT count(*) FROM (
          SELECT FROM unpacked_candidates u
          JOIN unnest(changed, change_ids) AS c (candidate_id, change_id) USING (candidate_id, change_id)
          WHERE u.tenant_id = owner AND u.mode = of_mode
          FOR UPDATE OF u SKIP LOCKED) AS locked
      ) THEN RETURN false; END IF;
      affected := ARRAY(
        SELECT s.shard_id FROM ranking_shards s
        WHERE s.tenant_id = owner AND s.mode = of_mode AND s.shard_id <> shard AND cardinality(packed_before) > 0
          AND EXISTS (SELECT FROM unnest(s.candidate_ids) AS member (id) JOIN unnest(packed_before) AS c (id) USING (id)));
      IF of_version > 0 THEN affected := affected || shard; END IF;
      IF cardinality(affected) <> (
        SELECT count(*) FROM (
          SELECT FROM ranking_shards s WHERE s.shard_id = ANY (affected) FOR UPDATE SKIP LOCKED) AS locked
      ) THEN RETURN false; END IF;
      IF of_version > 0 AND NOT EXISTS (
        SELECT FROM ranking_shards s
        WHERE s.shard_id = shard AND s.tenant_id = owner AND s.mode = of_mode AND s.version = of_version
          AND (s.packed IS NULL OR s.feature_version = made_for OR s.packed_at < now() - interval '10 minutes')
      ) THEN RETURN false; END IF;
      -- Members that left the shard since it was read are in another one.
      IF EXISTS (
        SELECT unnest(ids) EXCEPT (
          SELECT unnest(s.candidate_ids) FROM ranking_shards s WHERE s.shard_id = shard UNION ALL SELECT unnest(changed))
      ) THEN RETURN false; END IF;
      UPDATE ranking_shards s
      SET removed_ids = s.removed_ids || ARRAY(SELECT unnest(s.candidate_ids) INTERSECT SELECT unnest(packed_before)),
          candidate_ids = ARRAY(SELECT unnest(s.candidate_ids) EXCEPT SELECT unnest(packed_before))
      WHERE s.shard_id = ANY (affected) AND s.shard_id <> shard;
      DELETE FROM unpacked_candidates u WHERE u.candidate_id = ANY (changed);
      IF cardinality(ids) = 0 THEN
        DELETE FROM ranking_shards s WHERE s.shard_id = shard;
      ELSIF of_version = 0 THEN
        INSERT INTO ranking_shards (shard_id, tenant_id, mode, shared, feature_version, candidate_ids, packed)
        VALUES (shard, owner, of_mode, is_shared, made_for, ids, bytes);
      ELSE
        UPDATE ranking_shards s SET version = s.version + 1, feature_version = made_for, candidate_ids = ids,
          removed_ids = '{}', packed = bytes, packed_at = now()
        WHERE s.shard_id = shard;
      END IF;
      RETURN true;
    END $$;

    -- Tenants with many unpacked candidates, or with shards of another version or emptied by a deletion.
    CREATE FUNCTION due_packing(minimum integer, made_for text, how_many integer) RETURNS TABLE (tenant_id uuid, mode text)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT t.tenant_id, m.mode FROM tenants t CROSS JOIN (VALUES ('live'), ('test')) AS m (mode)
      WHERE EXISTS (
          SELECT FROM unpacked_candidates u WHERE u.tenant_id = t.tenant_id AND u.mode = m.mode
          OFFSET minimum - 1 LIMIT 1)
        OR EXISTS (
          SELECT FROM ranking_shards s
          WHERE s.tenant_id = t.tenant_id AND s.mode = m.mode AND s.member_count > 0 AND (s.packed IS NULL
            OR s.feature_version <> made_for AND s.packed_at < now() - interval '10 minutes'))
      ORDER BY random() LIMIT how_many
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP TRIGGER candidates_added ON candidates;
    DROP TRIGGER candidates_changed ON candidates;
    DROP TRIGGER candidates_deleted ON candidates;
  `);
  for (const signature of [...FOR_PROCESSES, ...TRIGGER_FUNCTIONS])
    await knex.raw(`DROP FUNCTION ${signature}`);
  await knex.raw(`
    DROP VIEW linked_ranking_shards;
    DROP VIEW linked_unpacked_candidates;
    DROP TABLE unpacked_candidates;
    DROP SEQUENCE candidate_change_ids;
    DROP TABLE ranking_shards;
  `);
}
