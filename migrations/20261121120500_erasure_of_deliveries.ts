import type { Knex } from 'knex';

/**
 * Payloads are built from events, which are cleaned themselves. What an endpoint answered may repeat what it was sent,
 * or say more. Written in PL/pgSQL, for the table is made by a later migration.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION erase_candidate_from_webhook_deliveries(erasure uuid) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      rows bigint;
    BEGIN
      UPDATE webhook_deliveries d
      SET attempts = (SELECT jsonb_agg(jsonb_set(attempt, '{responseSnippet}', 'null') ORDER BY place)
                      FROM jsonb_array_elements(d.attempts) WITH ORDINALITY AS a (attempt, place))
      FROM erasures e JOIN events v ON v.data->>'candidateId' = e.candidate_id::text
      WHERE e.erasure_id = erasure AND d.event_id = v.event_id
        AND EXISTS (SELECT FROM jsonb_array_elements(d.attempts) AS attempt
                    WHERE attempt->>'responseSnippet' IS NOT NULL);
      GET DIAGNOSTICS rows = ROW_COUNT;
      RETURN rows;
    END
    $$;
    ALTER FUNCTION erase_candidate_from_webhook_deliveries(uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION erase_candidate_from_webhook_deliveries(uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION erase_candidate_from_webhook_deliveries(uuid) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION erase_candidate_from_webhook_deliveries(uuid)');
}
