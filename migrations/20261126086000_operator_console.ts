import type { Knex } from 'knex';

/**
 * What operators see of all tenants: counts, times, states and ids. No function returns a name, an address or content of a
 * record; the name of a tenant is that of a company.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(STATE_FUNCTIONS);
  await knex.raw(TENANT_FUNCTIONS);
  await knex.raw(FIND_FUNCTION);
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
}

const SIGNATURES = [
  'operator_traffic(integer)',
  'operator_backlogs()',
  'operator_failing_webhooks(integer)',
  'operator_mails()',
  'operator_tenants()',
  'operator_tenant_settings(uuid)',
  'set_tenant_status(uuid, text, uuid)',
  'set_tenant_limit(uuid, text, json, uuid)',
  'operator_find(text)',
];

const STATE_FUNCTIONS = `
  -- The index of the request log begins with the tenant and the mode.
  CREATE FUNCTION operator_traffic(minutes integer)
  RETURNS TABLE (requests bigint, failed bigint, p95 double precision)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    SELECT count(*), count(*) FILTER (WHERE r.status >= 500),
           percentile_cont(.95) WITHIN GROUP (ORDER BY r.milliseconds)
    FROM tenants t CROSS JOIN (VALUES ('live'), ('test')) AS m (mode)
    JOIN request_log r ON r.tenant_id = t.tenant_id AND r.mode = m.mode
      AND r.at > now() - make_interval(mins => minutes)
  $$;

  CREATE FUNCTION operator_backlogs()
  RETURNS TABLE (pool text, tenant_id uuid, tenant_name text, waiting bigint, running bigint, oldest_seconds double precision)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    SELECT o.pool, o.tenant_id, t.name, count(*) FILTER (WHERE o.status = 'queued'),
           count(*) FILTER (WHERE o.status = 'running'),
           coalesce(extract(epoch FROM now() - min(o.created_at) FILTER (WHERE o.status = 'queued')), 0)
    FROM operations o JOIN tenants t ON t.tenant_id = o.tenant_id
    WHERE o.status IN ('queued', 'running')
    GROUP BY o.pool, o.tenant_id, t.name
    ORDER BY 6 DESC LIMIT 50
  $$;

  CREATE FUNCTION operator_failing_webhooks(how_many integer)
  RETURNS TABLE (subscription_id uuid, tenant_id uuid, tenant_name text, mode text, host text, status text,
                 disabled_reason text, failing_since timestamptz, last_success_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    SELECT s.subscription_id, s.tenant_id, t.name, s.mode, regexp_replace(s.url, '^[a-z]+://([^/@]*@)*|/.*$', '', 'g'),
           s.status, s.disabled_reason, s.failing_since, s.last_success_at
    FROM webhook_subscriptions s JOIN tenants t ON t.tenant_id = s.tenant_id
    WHERE s.failing_since IS NOT NULL AND s.status = 'enabled' OR s.disabled_reason IN ('failing', 'gone')
    ORDER BY s.failing_since DESC NULLS LAST LIMIT how_many
  $$;

  CREATE FUNCTION operator_mails() RETURNS TABLE (waiting bigint, late bigint, failed bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    SELECT count(*) FILTER (WHERE state = 'pending'),
           count(*) FILTER (WHERE state = 'pending' AND due_at < now() - interval '5 minutes'),
           count(*) FILTER (WHERE state = 'failed' AND ended_at > now() - interval '1 day')
    FROM mails
  $$;
`;

const TENANT_FUNCTIONS = `
  CREATE FUNCTION operator_tenants()
  RETURNS TABLE (tenant_id uuid, type text, name text, status text, created_at timestamptz, requests bigint,
                 failed bigint, unfinished bigint, active_keys bigint, failing_webhooks bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    SELECT t.tenant_id, t.type, t.name, t.status, t.created_at, coalesce(calls.requests, 0), coalesce(calls.failed, 0),
           (SELECT count(*) FROM operations o
            WHERE o.tenant_id = t.tenant_id AND o.status IN ('queued', 'running')),
           (SELECT count(*) FROM api_keys k WHERE k.tenant_id = t.tenant_id AND k.status IN ('active', 'rotating')),
           (SELECT count(*) FROM webhook_subscriptions s
            WHERE s.tenant_id = t.tenant_id
              AND (s.failing_since IS NOT NULL AND s.status = 'enabled' OR s.disabled_reason IN ('failing', 'gone')))
    FROM tenants t
    LEFT JOIN LATERAL (
      SELECT count(*) AS requests, count(*) FILTER (WHERE r.status >= 500) AS failed
      FROM (VALUES ('live'), ('test')) AS m (mode)
      JOIN request_log r ON r.tenant_id = t.tenant_id AND r.mode = m.mode AND r.at > now() - interval '1 hour'
    ) AS calls ON true
    ORDER BY t.created_at DESC LIMIT 500
  $$;

  CREATE FUNCTION operator_tenant_settings(wanted uuid) RETURNS TABLE (name text, value json)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    SELECT s.name, s.value FROM tenant_settings s WHERE s.tenant_id = wanted
  $$;

  CREATE FUNCTION set_tenant_status(wanted uuid, new_status text, operator uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    UPDATE tenants SET status = new_status, updated_at = now() WHERE tenant_id = wanted AND status <> new_status;
    IF FOUND THEN
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
      VALUES (uuid_v7(), wanted, 'user', operator,
              CASE new_status WHEN 'active' THEN 'tenant.resumed' ELSE 'tenant.suspended' END, 'tenant', wanted);
    END IF;
    RETURN EXISTS (SELECT FROM tenants WHERE tenant_id = wanted);
  END $$;

  CREATE FUNCTION set_tenant_limit(wanted uuid, setting text, new_value json, operator uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM tenants WHERE tenant_id = wanted) THEN RETURN false; END IF;
    INSERT INTO tenant_settings (tenant_id, name, value) VALUES (wanted, setting, new_value)
    ON CONFLICT (tenant_id, name) DO UPDATE SET value = excluded.value, updated_at = now();
    INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id, named)
    VALUES (uuid_v7(), wanted, 'user', operator, 'tenant.setting_changed', 'tenant', wanted, setting);
    RETURN true;
  END $$;
`;

/** Tables that are searched by an id: kind, table, column of the id, status, and a word about the row. */
const FOUND: readonly [string, string, string, string, string][] = [
  ['key', 'api_keys', 'key_id', 'r.status', 'r.purpose'],
  ['operation', 'operations', 'operation_id', 'r.status', 'r.type'],
  ['import', 'imports', 'import_id', 'NULL', 'r.kind'],
  ['parse_batch', 'parse_batches', 'batch_id', 'NULL', 'r.document_type'],
  ['webhook_subscription', 'webhook_subscriptions', 'subscription_id', 'r.status', 'r.disabled_reason'],
  ['candidate', 'candidates', 'candidate_id', 'r.status', 'NULL'],
  ['job', 'jobs', 'job_id', 'r.status', 'NULL'],
  ['match', 'matches', 'match_id', 'NULL', 'NULL'],
  ['placement', 'placements', 'placement_id', 'r.status', 'NULL'],
  ['rating', 'ratings', 'rating_id', 'NULL', 'NULL'],
  ['connector', 'connectors', 'connector_id', 'r.status', 'NULL'],
  ['connector_run', 'connector_runs', 'run_id', 'r.status', 'NULL'],
  ['job_feed', 'job_feeds', 'feed_id', 'NULL', 'NULL'],
  ['grant', 'oauth_grants', 'grant_id', 'NULL', 'NULL'],
  ['review_session', 'review_sessions', 'session_id', 'NULL', 'r.subject_type'],
  ['view_session', 'view_sessions', 'view_session_id', 'NULL', 'r.view'],
];

const FIND_FUNCTION = `
  CREATE FUNCTION operator_find(wanted text)
  RETURNS TABLE (kind text, id text, tenant_id uuid, tenant_name text, mode text, status text, about text, at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
    WITH given AS (
      SELECT CASE WHEN wanted ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN wanted::uuid END AS uid),
    found AS (
      SELECT 'tenant' AS kind, t.tenant_id, NULL::text AS mode, t.status, t.type AS about, t.created_at AS at
      FROM given JOIN tenants t ON t.tenant_id = given.uid
      UNION ALL
      SELECT 'user', u.tenant_id, NULL, u.status, u.role, u.created_at FROM given JOIN users u ON u.user_id = given.uid
      ${FOUND.map(
        ([kind, table, id, status, about]) => `UNION ALL
      SELECT '${kind}', r.tenant_id, r.mode, ${status}, ${about}, r.created_at
      FROM given JOIN ${table} r ON r.${id} = given.uid`,
      ).join('\n      ')}
      UNION ALL
      SELECT 'erasure', r.tenant_id, r.mode, CASE WHEN r.completed_at IS NULL THEN 'pending' ELSE 'completed' END, NULL,
             r.requested_at
      FROM given JOIN erasures r ON given.uid IN (r.erasure_id, r.candidate_id)
      UNION ALL
      SELECT 'webhook_delivery', d.tenant_id, d.mode, d.status, d.event_type, NULL
      FROM given CROSS JOIN webhook_subscriptions s
      JOIN webhook_deliveries d ON d.subscription_id = s.subscription_id AND d.delivery_id = given.uid
      UNION ALL
      SELECT 'event', e.tenant_id, e.mode, NULL, e.type, e.created_at FROM events e WHERE e.event_id = wanted
      UNION ALL
      SELECT 'request', r.tenant_id, r.mode, r.status::text, concat_ws(' ', r.method, r.route, r.code), r.at
      FROM request_log r WHERE r.request_id = wanted
    )
    SELECT f.kind, wanted, f.tenant_id, t.name, f.mode, f.status, f.about, f.at
    FROM found f LEFT JOIN tenants t ON t.tenant_id = f.tenant_id LIMIT 20
  $$;
`;
