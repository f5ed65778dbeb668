import type { Knex } from 'knex';

/**
 * Keys that called a deprecated route within two days, found in the log of requests; the sweep runs every hour, so
 * none is missed. A key is told of at each step once: `steps` holds a route and the step it has come to.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION mail_deprecations(steps json) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH routes AS (
        SELECT * FROM json_to_recordset(steps) AS r (method text, path text, step text, facts jsonb)
      ), callers AS (
        SELECT DISTINCT l.key_id, r.method, r.path, r.step, r.facts
        FROM request_log l JOIN routes r ON r.method = l.method AND r.path = l.route
        WHERE l.at > now() - interval '2 days'
      ), made AS (
        INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
        SELECT gen_random_uuid(), k.tenant_id, 'deprecation',
               'deprecation:' || c.step || ':' || c.method || ' ' || c.path || ':' || k.key_id || ':' || p.user_id,
               p.email, c.facts || jsonb_build_object('tenantName', p.tenant_name, 'keyName', k.name,
                 'last4', k.last4, 'mode', k.mode)
        FROM callers c JOIN api_keys k USING (key_id)
        CROSS JOIN LATERAL people_to_mail(k.tenant_id, k.created_by) p
        WHERE k.purpose = 'program' AND k.status IN ('active', 'rotating')
        ON CONFLICT DO NOTHING RETURNING 1
      ) SELECT count(*) FROM made
    $$;
    ALTER FUNCTION mail_deprecations(json) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION mail_deprecations(json) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION mail_deprecations(json) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION mail_deprecations(json)');
}
