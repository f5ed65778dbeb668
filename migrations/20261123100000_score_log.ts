import type { Knex } from 'knex';

const SETTING = (name: string): string => `(SELECT s.value FROM tenant_settings s
         WHERE s.tenant_id = tenant AND s.name = '${name}')::text`;

/**
 * Every score given out, one row for each score and recipient. Processes may only read and insert; rows change only by
 * erasure and go only by retention. Rows hold ids, figures and names of job requirements, never texts about a person.
 *
 * Partitions are months, so that a month that no tenant keeps is dropped instead of deleted row by row. They have no
 * grants of their own: processes reach them through `score_log`. There is no foreign key to `tenants`, which would cost
 * each insert a look-up; the policy already ties the row to the tenant of the transaction.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE score_log (
      entry_id uuid NOT NULL,
      tenant_id uuid NOT NULL,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      kind text NOT NULL CHECK (kind IN ('match', 'rescore', 'rank', 'forecast')),
      candidate_id uuid NOT NULL,
      job_id uuid NOT NULL,
      pair_score boolean NOT NULL,
      score double precision,
      recommendation text,
      detail json NOT NULL,
      model_version text NOT NULL,
      weights_version text,
      inputs_hash text,
      key_id uuid,
      surface text NOT NULL CHECK (surface IN ('api', 'portal', 'worker')),
      ranking_id uuid,
      rank integer,
      pool_size integer,
      erased boolean NOT NULL DEFAULT false,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    ) PARTITION BY RANGE (created_at);
    CREATE INDEX score_log_by_pair ON score_log (candidate_id, job_id, created_at);
    CREATE INDEX score_log_by_tenant ON score_log (tenant_id, mode, created_at, entry_id);
    ALTER TABLE score_log ENABLE ROW LEVEL SECURITY;
    ALTER TABLE score_log FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON score_log TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON score_log TO tenure_upkeep USING (true) WITH CHECK (true);
    ALTER TABLE score_log OWNER TO tenure_upkeep;
    GRANT SELECT, INSERT ON score_log TO tenure_app;

    -- The score of the shared match is visible to both tenants; rankings, forecasts and scores with weights of the
    -- call only to the tenant that received them. Whether the match may be seen is asked of matches.
    CREATE VIEW score_log_of_pairs WITH (security_barrier) AS
      SELECT m.match_id, l.entry_id, l.kind, l.score, l.recommendation, l.detail, l.model_version, l.weights_version,
             l.inputs_hash, l.surface, l.ranking_id, l.rank, l.pool_size, l.created_at,
             CASE WHEN l.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
                  THEN l.key_id END AS key_id
      FROM matches m JOIN score_log l USING (candidate_id, job_id, mode)
      WHERE m.mode = (SELECT current_setting('tenure.mode', true))
        AND (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid) IN (m.tenant_id, m.other_tenant_id)
        AND (l.tenant_id = (SELECT nullif(current_setting('tenure.tenant_id', true), '')::uuid)
             OR (l.pair_score AND l.tenant_id IN (m.tenant_id, m.other_tenant_id)));
    ALTER VIEW score_log_of_pairs OWNER TO tenure_upkeep;
    REVOKE ALL ON score_log_of_pairs FROM PUBLIC;
    GRANT SELECT ON score_log_of_pairs TO tenure_app;

    CREATE TABLE score_log_pseudonym_keys (
      tenant_id uuid PRIMARY KEY REFERENCES tenants,
      key bytea NOT NULL
    );
    ALTER TABLE score_log_pseudonym_keys ENABLE ROW LEVEL SECURITY;
    ALTER TABLE score_log_pseudonym_keys FORCE ROW LEVEL SECURITY;
    CREATE POLICY upkeep ON score_log_pseudonym_keys TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON score_log_pseudonym_keys TO tenure_upkeep;
  `);
  await addPartitions(knex);
  await addErasure(knex);
  await addRetention(knex);
}

async function addPartitions(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION create_score_log_partitions() RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' SET lock_timeout = '2s' AS $$
    DECLARE
      first timestamptz;
      part text;
      created bigint := 0;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure score log partitions')) THEN RETURN 0; END IF;
      FOR ahead IN 0..3 LOOP
        first := date_trunc('month', now()) + ahead * interval '1 month';
        part := 'score_log_' || to_char(first, 'YYYY_MM');
        CONTINUE WHEN to_regclass(part) IS NOT NULL;
        EXECUTE format('CREATE TABLE %I (LIKE score_log INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part);
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', part);
        EXECUTE format('CREATE POLICY upkeep ON %I TO tenure_upkeep USING (true) WITH CHECK (true)', part);
        EXECUTE format('ALTER TABLE score_log ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, first,
                       first + interval '1 month');
        created := created + 1;
      END LOOP;
      RETURN created;
    END
    $$;
    ALTER FUNCTION create_score_log_partitions() OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION create_score_log_partitions() FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION create_score_log_partitions() TO tenure_app;
    SELECT create_score_log_partitions();
  `);
}

/**
 * An erasure replaces the id of the candidate by a pseudonym: HMAC-SHA-256 with a random key of the tenant that received
 * the scores, so that the entries of a person still belong together, and the ids of two tenants do not.
 */
async function addErasure(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION score_log_pseudonym(tenant uuid, id uuid) RETURNS uuid
    LANGUAGE plpgsql SET search_path = public AS $$
    DECLARE
      secret bytea;
      pseudonym bytea;
      pad_inner bytea := decode(repeat('36', 64), 'hex');
      pad_outer bytea := decode(repeat('5c', 64), 'hex');
    BEGIN
      INSERT INTO score_log_pseudonym_keys (tenant_id, key)
      VALUES (tenant, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) ON CONFLICT DO NOTHING;
      SELECT k.key INTO secret FROM score_log_pseudonym_keys k WHERE k.tenant_id = tenant;
      FOR at IN 0..31 LOOP
        pad_inner := set_byte(pad_inner, at, get_byte(pad_inner, at) # get_byte(secret, at));
        pad_outer := set_byte(pad_outer, at, get_byte(pad_outer, at) # get_byte(secret, at));
      END LOOP;
      -- A UUID of version 8 (RFC 9562).
      pseudonym := substr(sha256(pad_outer || sha256(pad_inner || uuid_send(id))), 1, 16);
      pseudonym := set_byte(pseudonym, 6, (get_byte(pseudonym, 6) & 15) | 128);
      pseudonym := set_byte(pseudonym, 8, (get_byte(pseudonym, 8) & 63) | 128);
      RETURN encode(pseudonym, 'hex')::uuid;
    END
    $$;

    CREATE FUNCTION erase_candidate_from_score_log(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT erase_rows(erasure, 'score_log',
        ARRAY(SELECT l.entry_id::text FROM erasures e JOIN score_log l USING (candidate_id)
              WHERE e.erasure_id = erasure),
        $change$UPDATE score_log l
                SET candidate_id = score_log_pseudonym(l.tenant_id, l.candidate_id), inputs_hash = NULL, erased = true
                FROM erasures e
                WHERE e.erasure_id = $2 AND l.candidate_id = e.candidate_id AND l.entry_id = ANY ($1::uuid[])$change$)
    $$;
    ALTER FUNCTION score_log_pseudonym(uuid, uuid) OWNER TO tenure_upkeep;
    ALTER FUNCTION erase_candidate_from_score_log(uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION score_log_pseudonym(uuid, uuid) FROM PUBLIC;
    REVOKE ALL ON FUNCTION erase_candidate_from_score_log(uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION erase_candidate_from_score_log(uuid) TO tenure_app;
  `);
}

/**
 * A tenant keeps whole months: a month goes once its last day is older than the period. A month that no tenant keeps is
 * dropped; otherwise the rows of the tenants whose period is over are deleted, in batches.
 */
async function addRetention(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION is_score_log_kept(tenant uuid, month_end timestamptz) RETURNS boolean
    LANGUAGE sql STABLE SET search_path = public AS $$
      SELECT coalesce(${SETTING('scoreLog.legalHold')} = 'true', false)
          OR month_end + coalesce((${SETTING('scoreLog.retentionMonths')})::integer, 6) * interval '1 month' > now()
    $$;

    CREATE FUNCTION delete_expired_scores(how_many integer) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' SET lock_timeout = '2s' AS $$
    DECLARE
      part record;
      total bigint := 0;
      deleted bigint;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure score log partitions')) THEN RETURN 0; END IF;
      FOR part IN
        SELECT c.relname AS name, to_date(right(c.relname, 7), 'YYYY_MM')::timestamptz AS first,
               to_date(right(c.relname, 7), 'YYYY_MM')::timestamptz + interval '1 month' AS month_end
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'score_log'::regclass
          AND to_date(right(c.relname, 7), 'YYYY_MM')::timestamptz + interval '7 months' <= now()
        ORDER BY 1
      LOOP
        -- Only a tenant with a setting can keep a month longer than the default.
        IF NOT EXISTS (
          SELECT FROM (SELECT DISTINCT s.tenant_id FROM tenant_settings s
                       WHERE s.name IN ('scoreLog.legalHold', 'scoreLog.retentionMonths')) s
          WHERE is_score_log_kept(s.tenant_id, part.month_end)
            AND EXISTS (SELECT FROM score_log l WHERE l.tenant_id = s.tenant_id
                          AND l.created_at >= part.first AND l.created_at < part.month_end)
        ) THEN
          EXECUTE format('DROP TABLE %I', part.name);
          total := total + 1;
          CONTINUE;
        END IF;
        WITH tenants_of_month AS MATERIALIZED (
          SELECT DISTINCT l.tenant_id FROM score_log l
          WHERE l.created_at >= part.first AND l.created_at < part.month_end
        ), expired AS MATERIALIZED (
          SELECT t.tenant_id FROM tenants_of_month t WHERE NOT is_score_log_kept(t.tenant_id, part.month_end)
        ), batch AS (
          SELECT l.entry_id, l.created_at FROM score_log l JOIN expired USING (tenant_id)
          WHERE l.created_at >= part.first AND l.created_at < part.month_end LIMIT how_many
        )
        DELETE FROM score_log l USING batch b
        WHERE l.entry_id = b.entry_id AND l.created_at = b.created_at
          AND l.created_at >= part.first AND l.created_at < part.month_end;
        GET DIAGNOSTICS deleted = ROW_COUNT;
        total := total + deleted;
        EXIT WHEN deleted >= how_many;
      END LOOP;
      RETURN total;
    END
    $$;
    ALTER FUNCTION is_score_log_kept(uuid, timestamptz) OWNER TO tenure_upkeep;
    ALTER FUNCTION delete_expired_scores(integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION is_score_log_kept(uuid, timestamptz) FROM PUBLIC;
    REVOKE ALL ON FUNCTION delete_expired_scores(integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION delete_expired_scores(integer) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION delete_expired_scores(integer);
    DROP FUNCTION is_score_log_kept(uuid, timestamptz);
    DROP FUNCTION erase_candidate_from_score_log(uuid);
    DROP FUNCTION score_log_pseudonym(uuid, uuid);
    DROP FUNCTION create_score_log_partitions();
    DROP VIEW score_log_of_pairs;
    DROP TABLE score_log;
    DROP TABLE score_log_pseudonym_keys;
  `);
}
