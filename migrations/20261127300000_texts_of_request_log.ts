import type { Knex } from 'knex';

const SIGNATURE = 'record_requests(json, text[])';

/**
 * The bodies of logged requests are a parameter of their own, each text once. Within the JSON of the entries, reading them took
 * most of the time of an insert. The function with one parameter stays for processes of the previous version.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION record_requests(entries json, texts text[]) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      INSERT INTO request_log (request_id, tenant_id, mode, key_id, method, route, path, status, code, milliseconds, pages,
        operation_id, request_body, answer_body, at)
      SELECT request_id, tenant_id, mode, key_id, method, route, path, status, code, milliseconds, pages,
        operation_id, texts[request_text], texts[answer_text], at
      FROM json_to_recordset(entries) AS e (request_id text, tenant_id uuid, mode text, key_id uuid, method text,
        route text, path text, status smallint, code text, milliseconds real, pages integer, operation_id uuid,
        request_text integer, answer_text integer, at timestamptz(3))
      ON CONFLICT DO NOTHING
    $$;
    ALTER FUNCTION ${SIGNATURE} OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION ${SIGNATURE} FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION ${SIGNATURE} TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DROP FUNCTION ${SIGNATURE}`);
}
