import type { Knex } from 'knex';

/** Condition under which a text tells of the person: by id, by contact, or by the caller's own identifier. */
const tellsOf = (text: string): string =>
  `(mentions_candidate(${text}, e) OR position(to_json(e.external_id)::text IN ${text}) > 0)`;

/**
 * Each table that tells of candidates: `due` selects the keys of the rows to change, `change` changes the rows whose
 * keys are in `$1` for the erasure `$2`. `due` reads JSON and bytes only as text, so that no content can fail it.
 */
const PARTS = [
  {
    table: 'candidates',
    due: `SELECT c.candidate_id::text FROM erasures e JOIN candidates c USING (candidate_id)
          WHERE e.erasure_id = erasure`,
    change: 'DELETE FROM candidates WHERE candidate_id = ANY ($1::uuid[])',
  },
  {
    table: 'request_log',
    due: `SELECT r.request_id FROM erasures e
          CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
          JOIN request_log r ON r.tenant_id = who.tenant_id AND r.mode = e.mode
          WHERE e.erasure_id = erasure AND e.mode = 'test'
            AND (r.request_body IS NOT NULL OR r.answer_body IS NOT NULL)
            AND (mentions_candidate(r.path, e) OR ${tellsOf('concat(r.request_body, r.answer_body)')}
                 OR r.operation_id IN (
                   SELECT o.operation_id FROM erasures e
                   CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
                   JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
                   WHERE e.erasure_id = erasure AND ${tellsOf('concat(o.result, o.error, o.input)')}))`,
    change: 'UPDATE request_log SET request_body = NULL, answer_body = NULL WHERE request_id = ANY ($1)',
  },
  {
    table: 'operations',
    due: `SELECT o.operation_id::text FROM erasures e
          CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
          JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
          WHERE e.erasure_id = erasure AND o.status IN ('succeeded', 'failed', 'cancelled')
            AND (o.result IS NOT NULL OR o.error IS NOT NULL OR o.input::text <> '{}')
            AND (mentions_candidate(concat(o.result, o.error, o.input), e)
                 OR position(to_json(e.external_id)::text IN o.result::text) > 0)`,
    change: `UPDATE operations o
             SET result = c.result, input = '{}', error = NULL,
                 expires_at = CASE WHEN c.result IS NULL THEN least(o.expires_at, now()) ELSE o.expires_at END
             FROM (SELECT w.operation_id, without_candidate(w.result, e) AS result
                   FROM operations w, erasures e
                   WHERE e.erasure_id = $2 AND w.operation_id = ANY ($1::uuid[])) c
             WHERE o.operation_id = c.operation_id AND (c.result IS NULL OR c.result::text <> o.result::text)`,
  },
  {
    table: 'operation_items',
    due: `SELECT i.operation_id || ':' || i.item_index FROM erasures e
          JOIN operation_items i ON i.tenant_id = e.tenant_id AND i.mode = e.mode
          WHERE e.erasure_id = erasure AND ${tellsOf('i.outcome::text')}`,
    change: `UPDATE operation_items i SET outcome = erased_entry(i.outcome)
             FROM erasures e, unnest($1) AS key
             WHERE e.erasure_id = $2 AND i.operation_id = split_part(key, ':', 1)::uuid
               AND i.item_index = split_part(key, ':', 2)::smallint AND entry_is_about(i.outcome, e)`,
  },
  {
    // A sealed answer shows a secret of the tenant, never a candidate. An answer that is no text may tell of anybody.
    table: 'idempotency_keys',
    due: `SELECT k.idempotency_id::text FROM erasures e
          CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
          JOIN idempotency_keys k ON k.tenant_id = who.tenant_id AND k.mode = e.mode
          CROSS JOIN LATERAL (SELECT text_or_null(k.answer_body) AS answer) AS body
          WHERE e.erasure_id = erasure AND k.answer_body IS NOT NULL
            AND coalesce(position('"Sealed"' IN k.answer_headers::text), 0) = 0
            AND (body.answer IS NULL OR ${tellsOf('body.answer')})`,
    change: `UPDATE idempotency_keys k
             SET answer_status = CASE WHEN c.answer IS NULL THEN 410 ELSE k.answer_status END,
                 answer_headers = CASE WHEN c.answer IS NULL THEN NULL ELSE k.answer_headers END,
                 answer_body = convert_to(c.answer, 'UTF8')
             FROM (SELECT w.idempotency_id, answer_without_candidate(text_or_null(w.answer_body), e) AS answer
                   FROM idempotency_keys w, erasures e
                   WHERE e.erasure_id = $2 AND w.idempotency_id = ANY ($1::uuid[])) c
             WHERE k.idempotency_id = c.idempotency_id
               AND (c.answer IS NULL OR convert_to(c.answer, 'UTF8') <> k.answer_body)`,
  },
  {
    table: 'events',
    due: `SELECT v.event_id FROM erasures e JOIN events v ON v.data->>'candidateId' = e.candidate_id::text
          WHERE e.erasure_id = erasure
            AND (v.data->>'candidateExternalId' IS NOT NULL OR v.data->>'externalId' IS NOT NULL)`,
    change: `UPDATE events v
             SET data = (SELECT json_object_agg(key, CASE WHEN key IN ('candidateExternalId', 'externalId')
                                                          THEN 'null'::json ELSE value END)
                         FROM json_each(v.data))
             WHERE v.event_id = ANY ($1)`,
  },
  {
    table: 'matches',
    due: `SELECT m.match_id::text FROM erasures e JOIN matches m USING (candidate_id)
          WHERE e.erasure_id = erasure
            AND (m.candidate_external_id IS NOT NULL OR position('"reasons"' IN m.result::text) > 0)`,
    change: `UPDATE matches
             SET candidate_external_id = NULL, stale_since = NULL,
                 result = (result::jsonb - 'reasons' - 'gaps' - 'transferableSkillBridges' - 'retentionForecast'
                           - 'componentScores' - 'subModels')::json
             WHERE match_id = ANY ($1::uuid[])`,
  },
  {
    table: 'placements',
    due: `SELECT p.placement_id::text FROM erasures e JOIN placements p USING (candidate_id)
          WHERE e.erasure_id = erasure
            AND (p.external_id IS NOT NULL OR p.pair_scores IS NOT NULL
                 OR p.end_reason IN ('health', 'childcare', 'transport'))`,
    change: `UPDATE placements
             SET external_id = NULL, pair_scores = NULL,
                 end_reason = CASE WHEN end_reason IN ('health', 'childcare', 'transport')
                                   THEN 'other' ELSE end_reason END
             WHERE placement_id = ANY ($1::uuid[])`,
  },
  {
    table: 'ratings',
    due: `SELECT r.rating_id::text FROM erasures e JOIN ratings r USING (candidate_id)
          WHERE e.erasure_id = erasure AND (r.comment IS NOT NULL OR r.pair_scores IS NOT NULL)`,
    change: 'UPDATE ratings SET comment = NULL, pair_scores = NULL WHERE rating_id = ANY ($1::uuid[])',
  },
  {
    table: 'webhook_deliveries',
    due: `SELECT d.subscription_id || ':' || d.delivery_id FROM erasures e
          JOIN events v ON v.data->>'candidateId' = e.candidate_id::text
          JOIN webhook_deliveries d ON d.event_id = v.event_id
          WHERE e.erasure_id = erasure AND position('"responseSnippet": "' IN d.attempts::text) > 0`,
    change: `UPDATE webhook_deliveries d
             SET attempts = (SELECT jsonb_agg(jsonb_set(attempt, '{responseSnippet}', 'null') ORDER BY place)
                             FROM jsonb_array_elements(d.attempts) WITH ORDINALITY AS a (attempt, place))
             FROM unnest($1) AS key
             WHERE d.subscription_id = split_part(key, ':', 1)::uuid
               AND d.delivery_id = split_part(key, ':', 2)::uuid`,
  },
];

const FOR_PROCESSES = [
  'note_erasure_fault(uuid, text, text)',
  'erase_candidate_from_tables(uuid, text[])',
  'settle_erasure(uuid)',
];
const INTERNAL = [
  'erase_rows(uuid, text, text[], text)',
  'text_or_null(bytea)',
  'erased_entry(json)',
  'recounted(json, json)',
  'answer_without_candidate(text, erasures)',
];

/**
 * No row stops an erasure beyond itself. A part changes its rows at once and, when that fails, one by one: a row that
 * fails is counted on the erasure, which is then not complete and has another pass later. An erasure that fails waits
 * longer each time, and tenants take turns. Answers kept under an `Idempotency-Key` are read only where they can be:
 * sealed ones are left alone, one that tells of the person is gone (status 410, no body), and in batches the entry of
 * the person becomes one that failed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE erasures
      ADD COLUMN failing_rows integer NOT NULL DEFAULT 0,
      ADD COLUMN failed_passes integer NOT NULL DEFAULT 0,
      ADD COLUMN failure_table text,
      ADD COLUMN failure_code text,
      ADD COLUMN last_failed_at timestamptz(3);

    CREATE FUNCTION note_erasure_fault(erasure uuid, part text, code text) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE erasures SET failing_rows = failing_rows + 1, failure_table = part, failure_code = code,
        last_failed_at = now()
      WHERE erasure_id = erasure AND completed_at IS NULL
    $$;

    CREATE FUNCTION erase_rows(erasure uuid, part text, keys text[], change text) RETURNS bigint
    LANGUAGE plpgsql SET search_path = public SET lock_timeout = '2s' AS $$
    DECLARE
      total bigint := 0;
      changed bigint;
      one text;
    BEGIN
      IF coalesce(cardinality(keys), 0) = 0 THEN RETURN 0; END IF;
      BEGIN
        EXECUTE change USING keys, erasure;
        GET DIAGNOSTICS total = ROW_COUNT;
        RETURN total;
      EXCEPTION WHEN OTHERS THEN
        total := 0;
      END;
      FOREACH one IN ARRAY keys LOOP
        BEGIN
          EXECUTE change USING ARRAY[one], erasure;
          GET DIAGNOSTICS changed = ROW_COUNT;
          total := total + changed;
        EXCEPTION WHEN OTHERS THEN
          PERFORM note_erasure_fault(erasure, part, SQLSTATE);
        END;
      END LOOP;
      RETURN total;
    END
    $$;

    -- All parts in one statement; a part that fails leaves the others their turn.
    CREATE FUNCTION erase_candidate_from_tables(erasure uuid, tables text[]) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      total bigint := 0;
      changed bigint;
      part text;
    BEGIN
      FOREACH part IN ARRAY tables LOOP
        BEGIN
          EXECUTE format('SELECT %I($1)', 'erase_candidate_from_' || part) INTO changed USING erasure;
          total := total + changed;
        EXCEPTION WHEN OTHERS THEN
          PERFORM note_erasure_fault(erasure, part, SQLSTATE);
        END;
      END LOOP;
      RETURN total;
    END
    $$;

    CREATE FUNCTION settle_erasure(wanted uuid)
    RETURNS TABLE (state text, "table" text, code text, passes integer)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      RETURN QUERY UPDATE erasures e SET failed_passes = e.failed_passes + 1,
        next_pass_at = now() + least(3600, 10 * power(2, least(e.failed_passes, 9))) * interval '1 second'
      WHERE e.erasure_id = wanted AND e.completed_at IS NULL AND e.failing_rows > 0
      RETURNING 'failing', e.failure_table, e.failure_code, e.failed_passes;
      IF FOUND THEN RETURN; END IF;
      UPDATE erasures e SET failed_passes = 0, failure_table = NULL, failure_code = NULL, last_failed_at = NULL
      WHERE e.erasure_id = wanted AND e.failed_passes > 0;
      IF finish_erasure(wanted) THEN
        RETURN QUERY SELECT 'done', NULL::text, NULL::text, 0;
        RETURN;
      END IF;
      UPDATE erasures e
      SET next_pass_at = greatest(now() + interval '5 seconds', e.requested_at + interval '10.1 seconds')
      WHERE e.erasure_id = wanted AND e.completed_at IS NULL;
      RETURN QUERY SELECT 'waiting', NULL::text, NULL::text, 0;
    END
    $$;

    CREATE OR REPLACE FUNCTION claim_due_erasures(how_many integer)
    RETURNS TABLE (erasure_id uuid, requested_at timestamptz)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE erasures e SET next_pass_at = now() + interval '1 minute', failing_rows = 0
      WHERE e.erasure_id IN (
        SELECT d.erasure_id FROM erasures d JOIN (
          SELECT r.erasure_id, row_number() OVER (PARTITION BY r.tenant_id, r.mode ORDER BY r.next_pass_at) AS turn
          FROM erasures r WHERE r.completed_at IS NULL AND r.next_pass_at <= now()
        ) AS turns USING (erasure_id)
        WHERE d.completed_at IS NULL AND d.next_pass_at <= now()
        ORDER BY turns.turn, d.next_pass_at LIMIT how_many FOR UPDATE OF d SKIP LOCKED
      )
      RETURNING e.erasure_id, e.requested_at
    $$;
  `);
  await knex.raw(`
    CREATE FUNCTION text_or_null(bytes bytea) RETURNS text
    LANGUAGE plpgsql IMMUTABLE SET search_path = public AS $$
    BEGIN
      RETURN convert_from(bytes, 'UTF8');
    EXCEPTION WHEN data_exception THEN
      RETURN NULL;
    END
    $$;

    CREATE FUNCTION erased_entry(entry json) RETURNS json
    LANGUAGE sql IMMUTABLE SET search_path = public AS $$
      SELECT json_build_object('index', entry->'index', 'candidateId', NULL, 'externalId', NULL, 'action', 'failed',
        'error', json_build_object('code', 'not_found', 'message', 'The candidate was erased.', 'status', 404))
    $$;

    CREATE FUNCTION recounted(summary json, entries json) RETURNS json
    LANGUAGE sql IMMUTABLE SET search_path = public AS $$
      SELECT CASE WHEN json_typeof(summary) <> 'object' THEN summary ELSE (
        SELECT json_object_agg(key, CASE WHEN key IN ('created', 'updated', 'failed')
                 THEN (SELECT to_json(count(*)) FROM json_array_elements(entries) AS entry WHERE entry->>'action' = key)
                 ELSE value END)
        FROM json_each(summary)) END
    $$;

    -- Only candidates have entries with a candidateId: a job with the same externalId is another record.
    CREATE OR REPLACE FUNCTION entry_is_about(entry json, erasure erasures) RETURNS boolean
    LANGUAGE sql IMMUTABLE SET search_path = public AS $$
      SELECT coalesce(entry->>'candidateId' = (erasure).candidate_id::text, false)
        OR (entry->'candidateId' IS NOT NULL AND coalesce(entry->>'externalId' = (erasure).external_id, false))
        OR mentions_candidate(entry::text, erasure)
    $$;

    -- Null where the whole answer goes: it is no batch, or it cannot be read.
    CREATE OR REPLACE FUNCTION without_candidate(answer json, erasure erasures) RETURNS json
    LANGUAGE plpgsql IMMUTABLE SET search_path = public AS $$
    DECLARE
      kept json;
    BEGIN
      IF json_typeof(answer->'results') IS DISTINCT FROM 'array' THEN RETURN NULL; END IF;
      SELECT json_agg(CASE WHEN entry_is_about(entry, erasure) THEN erased_entry(entry) ELSE entry END ORDER BY place)
      INTO kept FROM json_array_elements(answer->'results') WITH ORDINALITY AS r (entry, place);
      RETURN (SELECT json_object_agg(key, CASE key WHEN 'results' THEN kept
                                                   WHEN 'summary' THEN recounted(value, kept)
                                                   ELSE value END)
              FROM json_each(answer));
    EXCEPTION WHEN data_exception THEN
      RETURN NULL;
    END
    $$;

    CREATE FUNCTION answer_without_candidate(answer text, erasure erasures) RETURNS text
    LANGUAGE sql IMMUTABLE SET search_path = public AS $$
      SELECT CASE WHEN answer IS JSON OBJECT THEN without_candidate(answer::json, erasure)::text END
    $$;
  `);
  for (const { table, due, change } of PARTS) {
    await knex.raw(`
      CREATE OR REPLACE FUNCTION erase_candidate_from_${table}(erasure uuid) RETURNS bigint
      LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
        SELECT erase_rows(erasure, '${table}', ARRAY(${due}), $change$${change}$change$)
      $$
    `);
  }
  for (const signature of [...FOR_PROCESSES, ...INTERNAL]) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
    `);
  }
  for (const signature of FOR_PROCESSES) {
    await knex.raw(`GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app`);
  }
}

export function down(): Promise<void> {
  return Promise.reject(
    new Error('the functions before this stop at sealed answers: restore a backup instead'),
  );
}
