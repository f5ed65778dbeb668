import type { Knex } from 'knex';

const FOR_PROCESSES = [
  'claim_due_erasures(integer)',
  'finish_erasure(uuid)',
  'erase_candidate_from_candidates(uuid)',
  'erase_candidate_from_operations(uuid)',
  'erase_candidate_from_operation_items(uuid)',
  'erase_candidate_from_idempotency_keys(uuid)',
  'erase_candidate_from_events(uuid)',
];
const INTERNAL = [
  'entry_is_about(json, erasures)',
  'without_candidate(json, erasures)',
  'mentions_candidate(text, erasures)',
  'tenants_who_knew(erasures)',
];

/**
 * People to be forgotten. The row of a candidate goes with the call that asks for it; what other tables say about the
 * person follows within seconds, here and in the tenants it was shared with. What identifies the person beyond the id
 * (`external_id`, `contacts`) is kept for that long only, to find the traces and to keep pushes that were accepted
 * earlier from bringing the person back. What stays is the proof: which id, when asked, when done.
 *
 * Every table with something of a candidate has a function \`erase_candidate_from_<table>(erasure)\`, named in
 * src/db/erasure-parts.ts. They may run any number of times.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE erasures (
      erasure_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      candidate_id uuid NOT NULL,
      requested_by_key_id uuid,
      requested_at timestamptz(3) NOT NULL DEFAULT now(),
      completed_at timestamptz(3),
      next_pass_at timestamptz(3) NOT NULL DEFAULT now(),
      external_id text,
      contacts text[] NOT NULL DEFAULT '{}',
      CHECK (completed_at IS NULL OR (external_id IS NULL AND contacts = '{}'))
    );
    CREATE INDEX erasures_by_tenant ON erasures (tenant_id, mode, requested_at DESC);
    CREATE INDEX erasures_pending ON erasures (next_pass_at) WHERE completed_at IS NULL;
    CREATE INDEX erasures_pending_names ON erasures (tenant_id, mode, external_id) WHERE external_id IS NOT NULL;
    ALTER TABLE erasures ENABLE ROW LEVEL SECURITY;
    ALTER TABLE erasures FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON erasures TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON erasures TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT ON erasures TO tenure_app;
    GRANT SELECT, UPDATE ON erasures TO tenure_upkeep;
    GRANT UPDATE ON operation_items, idempotency_keys TO tenure_upkeep;
    CREATE INDEX events_by_candidate ON events ((data->>'candidateId')) WHERE data->>'candidateId' IS NOT NULL;
  `);
  await knex.raw(`
    CREATE FUNCTION tenants_who_knew(erasure erasures) RETURNS SETOF uuid
    LANGUAGE sql STABLE SET search_path = public AS $$
      SELECT (erasure).tenant_id
      UNION
      SELECT CASE (erasure).tenant_id WHEN organization_id THEN employer_id ELSE organization_id END
      FROM tenant_links WHERE (erasure).tenant_id IN (organization_id, employer_id)
    $$;

    CREATE FUNCTION mentions_candidate(content text, erasure erasures) RETURNS boolean
    LANGUAGE sql IMMUTABLE SET search_path = public AS $$
      SELECT position((erasure).candidate_id::text IN content) > 0
        OR EXISTS (SELECT FROM unnest((erasure).contacts) AS contact
                   WHERE position(lower(contact) IN lower(content)) > 0)
    $$;

    CREATE FUNCTION entry_is_about(entry json, erasure erasures) RETURNS boolean
    LANGUAGE sql IMMUTABLE SET search_path = public AS $$
      SELECT coalesce(entry->>'candidateId' = (erasure).candidate_id::text, false)
        OR coalesce(entry->>'externalId' = (erasure).external_id, false)
        OR mentions_candidate(entry::text, erasure)
    $$;

    CREATE FUNCTION without_candidate(answer json, erasure erasures) RETURNS json
    LANGUAGE sql IMMUTABLE SET search_path = public AS $$
      SELECT CASE WHEN json_typeof(answer->'results') = 'array' THEN (
        SELECT json_object_agg(key, CASE WHEN key <> 'results' THEN value ELSE (
          SELECT json_agg(CASE WHEN entry_is_about(entry, erasure)
                               THEN json_build_object('index', entry->'index', 'candidateId', entry->'candidateId',
                                                      'externalId', NULL, 'action', entry->'action')
                               ELSE entry END)
          FROM json_array_elements(value) AS entry) END)
        FROM json_each(answer)
      ) END
    $$;

    CREATE FUNCTION claim_due_erasures(how_many integer) RETURNS TABLE (erasure_id uuid, requested_at timestamptz)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE erasures e SET next_pass_at = now() + interval '5 seconds'
      WHERE e.erasure_id IN (
        SELECT d.erasure_id FROM erasures d WHERE d.completed_at IS NULL AND d.next_pass_at <= now()
        ORDER BY d.next_pass_at LIMIT how_many FOR UPDATE SKIP LOCKED
      )
      RETURNING e.erasure_id, e.requested_at
    $$;

    CREATE FUNCTION finish_erasure(wanted uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH finished AS (
        UPDATE erasures e SET completed_at = now(), external_id = NULL, contacts = '{}'
        WHERE e.erasure_id = wanted AND e.completed_at IS NULL
          AND NOT EXISTS (
            SELECT FROM tenants_who_knew(e) AS who (tenant_id)
            JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
            WHERE o.created_at <= e.requested_at
              AND (o.status IN ('queued', 'running')
                   OR EXISTS (SELECT FROM documents d WHERE d.operation_id = o.operation_id))
          )
        RETURNING 1
      ) SELECT EXISTS (SELECT FROM finished)
    $$;
  `);
  // A push that ran while the call came in may have written the row once more.
  await knex.raw(`
    CREATE FUNCTION erase_candidate_from_candidates(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH gone AS (
        DELETE FROM candidates c USING erasures e WHERE e.erasure_id = erasure AND c.candidate_id = e.candidate_id
        RETURNING 1
      ) SELECT count(*) FROM gone
    $$;
  `);
  // Of a batch only the entries of the person lose what they say; any other result about the person is over.
  await knex.raw(`
    CREATE FUNCTION erase_candidate_from_operations(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH told AS (
        SELECT o.operation_id, o.result, e
        FROM erasures e
        CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
        JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
        WHERE e.erasure_id = erasure AND o.status IN ('succeeded', 'failed', 'cancelled')
          AND (o.result IS NOT NULL OR o.error IS NOT NULL OR o.input::text <> '{}')
          AND (mentions_candidate(concat(o.result, o.error, o.input), e)
               OR position(to_json(e.external_id)::text IN o.result::text) > 0)
      ), cleaned AS (
        SELECT operation_id, without_candidate(result, e) AS result FROM told
      ), changed AS (
        UPDATE operations o
        SET result = c.result, input = '{}', error = NULL,
            expires_at = CASE WHEN c.result IS NULL THEN least(o.expires_at, now()) ELSE o.expires_at END
        FROM cleaned c WHERE o.operation_id = c.operation_id
          AND (c.result IS NULL OR c.result::text <> o.result::text)
        RETURNING 1
      ) SELECT count(*) FROM changed
    $$;

    CREATE FUNCTION erase_candidate_from_operation_items(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH about AS (
        SELECT i.operation_id, i.item_index,
               json_build_object('index', i.outcome->'index', 'candidateId', i.outcome->'candidateId',
                                 'externalId', NULL, 'action', i.outcome->'action') AS outcome
        FROM erasures e JOIN operation_items i ON i.tenant_id = e.tenant_id AND i.mode = e.mode
        WHERE e.erasure_id = erasure AND entry_is_about(i.outcome, e)
      ), changed AS (
        UPDATE operation_items i SET outcome = a.outcome
        FROM about a WHERE i.operation_id = a.operation_id AND i.item_index = a.item_index
          AND i.outcome::text <> a.outcome::text
        RETURNING 1
      ) SELECT count(*) FROM changed
    $$;
  `);
  // Answers to be replayed: of batches the entries of the person, others as a whole.
  await knex.raw(`
    CREATE FUNCTION erase_candidate_from_idempotency_keys(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH told AS (
        SELECT k.idempotency_id, e, convert_from(k.answer_body, 'UTF8') AS answer
        FROM erasures e
        CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
        JOIN idempotency_keys k ON k.tenant_id = who.tenant_id AND k.mode = e.mode
        WHERE e.erasure_id = erasure AND k.answer_body IS NOT NULL
      ), about AS (
        SELECT idempotency_id,
               CASE WHEN answer IS JSON OBJECT THEN without_candidate(answer::json, e) END AS answer
        FROM told
        WHERE mentions_candidate(answer, e) OR position(to_json((e).external_id)::text IN answer) > 0
      ), changed AS (
        UPDATE idempotency_keys k SET answer_body = convert_to(a.answer::text, 'UTF8')
        FROM about a WHERE k.idempotency_id = a.idempotency_id AND a.answer IS NOT NULL
        RETURNING 1
      ), gone AS (
        DELETE FROM idempotency_keys k USING about a WHERE k.idempotency_id = a.idempotency_id AND a.answer IS NULL
        RETURNING 1
      ) SELECT (SELECT count(*) FROM changed) + (SELECT count(*) FROM gone)
    $$;

    CREATE FUNCTION erase_candidate_from_events(erasure uuid) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH changed AS (
        UPDATE events v
        SET data = (SELECT json_object_agg(key, CASE WHEN key IN ('candidateExternalId', 'externalId')
                                                     THEN 'null'::json ELSE value END)
                    FROM json_each(v.data))
        FROM erasures e
        WHERE e.erasure_id = erasure AND v.data->>'candidateId' = e.candidate_id::text
          AND (v.data->>'candidateExternalId' IS NOT NULL OR v.data->>'externalId' IS NOT NULL)
        RETURNING 1
      ) SELECT count(*) FROM changed
    $$;
  `);
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

export async function down(knex: Knex): Promise<void> {
  for (const signature of FOR_PROCESSES) await knex.raw(`DROP FUNCTION ${signature}`);
  await knex.raw('DROP FUNCTION without_candidate(json, erasures)');
  await knex.raw('DROP FUNCTION entry_is_about(json, erasures)');
  await knex.raw('DROP FUNCTION mentions_candidate(text, erasures)');
  await knex.raw('DROP FUNCTION tenants_who_knew(erasures)');
  await knex.raw('DROP INDEX events_by_candidate');
  await knex.raw('REVOKE UPDATE ON operation_items, idempotency_keys FROM tenure_upkeep');
  await knex.raw('DROP TABLE erasures');
}
