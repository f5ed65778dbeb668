import type { Knex } from 'knex';

/**
 * Of test keys the log of requests keeps bodies. Those that tell of the person go: by id, identifier or contact in what
 * was sent or answered, or through the operation they started, which is why this part comes before operations. Bodies
 * reach the log a moment after their calls, so no erasure is complete within its first seconds. Written in PL/pgSQL,
 * for the table is made by a later migration.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION erase_candidate_from_request_log(erasure uuid) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      rows bigint;
    BEGIN
      UPDATE request_log r SET request_body = NULL, answer_body = NULL
      FROM erasures e CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
      WHERE e.erasure_id = erasure AND r.tenant_id = who.tenant_id AND r.mode = e.mode
        AND (r.request_body IS NOT NULL OR r.answer_body IS NOT NULL)
        AND (mentions_candidate(concat(r.path, r.request_body, r.answer_body), e)
             OR position(to_json(e.external_id)::text IN concat(r.request_body, r.answer_body)) > 0
             OR r.operation_id IN (
               SELECT o.operation_id FROM operations o
               WHERE o.tenant_id = who.tenant_id AND o.mode = e.mode
                 AND (mentions_candidate(concat(o.result, o.error, o.input), e)
                      OR position(to_json(e.external_id)::text IN o.result::text) > 0)
             ));
      GET DIAGNOSTICS rows = ROW_COUNT;
      RETURN rows;
    END
    $$;
    ALTER FUNCTION erase_candidate_from_request_log(uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION erase_candidate_from_request_log(uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION erase_candidate_from_request_log(uuid) TO tenure_app;

    CREATE OR REPLACE FUNCTION finish_erasure(wanted uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH finished AS (
        UPDATE erasures e SET completed_at = now(), external_id = NULL, contacts = '{}'
        WHERE e.erasure_id = wanted AND e.completed_at IS NULL AND e.requested_at < now() - interval '10 seconds'
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
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION erase_candidate_from_request_log(uuid)');
}
