import type { Knex } from 'knex';

const eraseFromRequestLog = (pairs: string, aboutPair: string): string => `
      CREATE OR REPLACE FUNCTION erase_candidate_from_request_log(erasure uuid) RETURNS bigint
      LANGUAGE sql SECURITY DEFINER SET search_path = public AS $function$
        SELECT erase_rows(erasure, 'request_log', ARRAY(${pairs}SELECT r.request_id FROM erasures e
          CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
          JOIN request_log r ON r.tenant_id = who.tenant_id AND r.mode = e.mode
          WHERE e.erasure_id = erasure AND e.mode = 'test'
            AND (r.request_body IS NOT NULL OR r.answer_body IS NOT NULL)
            AND (mentions_candidate(r.path, e) OR (mentions_candidate(concat(r.request_body, r.answer_body), e) OR position(to_json(e.external_id)::text IN concat(r.request_body, r.answer_body)) > 0)${aboutPair}
                 OR r.operation_id IN (
                   SELECT o.operation_id FROM erasures e
                   CROSS JOIN LATERAL tenants_who_knew(e) AS who (tenant_id)
                   JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
                   WHERE e.erasure_id = erasure AND (mentions_candidate(concat(o.result, o.error, o.input), e) OR position(to_json(e.external_id)::text IN concat(o.result, o.error, o.input)) > 0)))), $change$UPDATE request_log SET request_body = NULL, answer_body = NULL WHERE request_id = ANY ($1)$change$)
      $function$`;

/**
 * Calls about a match or a placement of the person need not name the candidate: a refused rating has only the match in its
 * path and a comment, a link to a view only the match and who looks.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    eraseFromRequestLog(
      `
          WITH pairs AS (
            SELECT m.match_id::text AS id FROM erasures e JOIN matches m ON m.candidate_id = e.candidate_id
            WHERE e.erasure_id = erasure
            UNION ALL
            SELECT p.placement_id::text FROM erasures e JOIN placements p ON p.candidate_id = e.candidate_id
            WHERE e.erasure_id = erasure
          )
          `,
      `
                 OR split_part(r.path, '/', 5) IN (SELECT id FROM pairs)
                 OR substring(r.request_body FROM '"matchId":"([0-9a-f-]{36})"') IN (SELECT id FROM pairs)`,
    ),
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(eraseFromRequestLog('', ''));
}
