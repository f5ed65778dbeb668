import type { Knex } from 'knex';

const ENDED = "('succeeded', 'failed', 'cancelled')";

interface Sweep {
  /** Name and arguments of the function that processes call. */
  name: string;
  /** Each step selects keys of rows that are due, and changes the rows whose keys are in `$1`. */
  steps: { unit: string; due: string; change: string }[];
}

const deletion = (
  name: string,
  unit: string,
  table: string,
  key: string,
  type: string,
  where: string,
): Sweep => ({
  name,
  steps: [
    {
      unit,
      due: `SELECT ${key}::text FROM ${table} WHERE ${where}`,
      change: `DELETE FROM ${table} WHERE ${key} = ANY ($1::${type}[])`,
    },
  ],
});

const SWEEPS: Sweep[] = [
  {
    name: 'delete_spent_documents',
    steps: [
      {
        unit: 'documents',
        due: `SELECT d.operation_id::text FROM documents d JOIN operations o USING (operation_id)
              WHERE o.status IN ${ENDED} OR d.created_at < now() - interval '23 hours'`,
        change: 'DELETE FROM documents WHERE operation_id = ANY ($1::uuid[])',
      },
    ],
  },
  {
    name: 'delete_spent_operation_items',
    steps: [
      {
        unit: 'operation_items',
        due: `SELECT i.operation_id || ':' || i.item_index FROM operation_items i
              JOIN operations o USING (operation_id) WHERE o.status IN ${ENDED}`,
        change: `DELETE FROM operation_items i USING unnest($1) AS key
                 WHERE i.operation_id = split_part(key, ':', 1)::uuid
                   AND i.item_index = split_part(key, ':', 2)::smallint`,
      },
    ],
  },
  {
    name: 'empty_expired_operations',
    steps: [
      {
        unit: 'operations',
        due: `SELECT operation_id::text FROM operations WHERE expires_at < now() AND status IN ${ENDED}
                AND (result IS NOT NULL OR error IS NOT NULL OR input::text <> '{}')`,
        change: `UPDATE operations SET result = NULL, error = NULL, input = '{}'
                 WHERE operation_id = ANY ($1::uuid[])`,
      },
      {
        unit: 'operations',
        due: "SELECT operation_id::text FROM operations WHERE expires_at < now() - interval '30 days'",
        change: 'DELETE FROM operations WHERE operation_id = ANY ($1::uuid[])',
      },
    ],
  },
  deletion(
    'delete_expired_idempotency_keys',
    'idempotency_keys',
    'idempotency_keys',
    'idempotency_id',
    'uuid',
    'expires_at < now()',
  ),
  {
    name: 'close_expired_jobs',
    steps: [
      {
        unit: 'expired_jobs',
        due: "SELECT job_id::text FROM jobs WHERE status IN ('open', 'paused') AND expires_at <= now()",
        change: `UPDATE jobs SET status = 'closed', close_reason = 'expired', closed_at = now(), updated_at = now()
                 WHERE job_id = ANY ($1::uuid[]) AND status IN ('open', 'paused') AND expires_at <= now()`,
      },
    ],
  },
  deletion(
    'delete_old_access_requests',
    'access_requests',
    'access_requests',
    'request_id',
    'uuid',
    "created_at < now() - interval '90 days'",
  ),
  deletion(
    'delete_old_requests',
    'request_log',
    'request_log',
    'request_id',
    'text',
    "at < now() - interval '30 days'",
  ),
  {
    name: 'delete_old_events',
    steps: [
      {
        unit: 'events',
        due: "SELECT event_id FROM events WHERE created_at < now() - interval '30 days'",
        change: `WITH told AS (DELETE FROM webhook_deliveries WHERE event_id = ANY ($1))
                 DELETE FROM events WHERE event_id = ANY ($1)`,
      },
    ],
  },
  {
    name: 'forget_mails',
    steps: [
      {
        unit: 'old_mails',
        due: "SELECT mail_id::text FROM mails WHERE state = 'kept' AND ended_at < now() - interval '7 days'",
        change: `UPDATE mails SET state = 'dropped', recipient = NULL, sealed_link = NULL, facts = '{}'
                 WHERE mail_id = ANY ($1::uuid[])`,
      },
      {
        unit: 'old_mails',
        due: `SELECT mail_id::text FROM mails
              WHERE state NOT IN ('pending', 'kept') AND created_at < now() - interval '400 days'`,
        change: 'DELETE FROM mails WHERE mail_id = ANY ($1::uuid[])',
      },
    ],
  },
  {
    name: 'mail_webhook_notices',
    steps: [
      {
        unit: 'webhook_mails',
        due: 'SELECT notice_id::text FROM webhook_notices WHERE sent_at IS NULL ORDER BY created_at',
        change: `WITH made AS (
                   INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
                   SELECT gen_random_uuid(), n.tenant_id, 'webhook_' || n.kind,
                          'webhook_notice:' || n.notice_id || ':' || p.user_id, p.email,
                          jsonb_build_object('tenantName', p.tenant_name, 'mode', n.mode,
                            'host', substring(s.url from '^[a-z]+://([^/#\\?]+)'),
                            'subscriptionId', n.subscription_id, 'since', n.failing_since)
                   FROM webhook_notices n JOIN webhook_subscriptions s USING (subscription_id)
                   CROSS JOIN LATERAL people_to_mail(n.tenant_id, NULL) p
                   WHERE n.notice_id = ANY ($1::bigint[]) AND n.sent_at IS NULL
                     AND n.created_at > now() - interval '2 days'
                   ON CONFLICT DO NOTHING
                 ) UPDATE webhook_notices SET sent_at = now()
                   WHERE notice_id = ANY ($1::bigint[]) AND sent_at IS NULL`,
      },
    ],
  },
];

const KEY_NOTICES = `
  SELECT u.*, 'key_expiring' AS kind, step.days::text AS step FROM usable_keys u CROSS JOIN LATERAL (
    SELECT min(days) AS days FROM (VALUES (1), (7), (30)) AS s (days)
    WHERE u.expires_at <= now() + make_interval(days => days)
      AND u.expires_at - u.created_at > make_interval(days => days, hours => 1)
  ) step WHERE step.days IS NOT NULL
  UNION ALL
  SELECT u.*, 'key_unused', extract(epoch FROM coalesce(u.last_used_at, u.created_at))::bigint::text
  FROM usable_keys u WHERE coalesce(u.last_used_at, u.created_at) < now() - interval '90 days'
`;
const USABLE_KEYS = `
  WITH usable_keys AS (
    SELECT k.* FROM api_keys k
    WHERE k.purpose = 'program' AND k.status = 'active' AND (k.expires_at IS NULL OR k.expires_at > now())
  )
`;

/** Since when the oldest item of each unit is due; units without items of their own are not named. */
const OLDEST_DUE: Record<string, string> = {
  requeue: `SELECT min(next_enqueue_at) FROM operations
            WHERE status IN ('queued', 'running') AND next_enqueue_at <= now()`,
  documents: `SELECT min(coalesce(o.finished_at, d.created_at + interval '23 hours'))
              FROM documents d JOIN operations o USING (operation_id)
              WHERE o.status IN ${ENDED} OR d.created_at < now() - interval '23 hours'`,
  erasures: 'SELECT min(requested_at) FROM erasures WHERE completed_at IS NULL',
  stale_matches: 'SELECT min(stale_since) FROM matches WHERE stale_since IS NOT NULL',
  mails: "SELECT min(due_at) FROM mails WHERE state = 'pending' AND due_at <= now()",
  webhook_mails: 'SELECT min(created_at) FROM webhook_notices WHERE sent_at IS NULL',
  old_mails: `SELECT min(ended_at) + interval '7 days' FROM mails
              WHERE state = 'kept' AND ended_at < now() - interval '7 days'`,
  operation_items: `SELECT min(o.finished_at) FROM operation_items i JOIN operations o USING (operation_id)
                    WHERE o.status IN ${ENDED}`,
  operations: `SELECT min(expires_at) FROM operations WHERE expires_at < now() AND status IN ${ENDED}
                 AND (result IS NOT NULL OR error IS NOT NULL OR input::text <> '{}')`,
  idempotency_keys: 'SELECT min(expires_at) FROM idempotency_keys WHERE expires_at < now()',
  expired_jobs: "SELECT min(expires_at) FROM jobs WHERE status IN ('open', 'paused') AND expires_at <= now()",
  access_requests: `SELECT min(created_at) + interval '90 days' FROM access_requests
                    WHERE created_at < now() - interval '90 days'`,
  request_log: "SELECT min(at) + interval '30 days' FROM request_log WHERE at < now() - interval '30 days'",
  events: `SELECT min(created_at) + interval '30 days' FROM events
           WHERE created_at < now() - interval '30 days'`,
};

const FOR_PROCESSES = [
  'record_upkeep_run(text, boolean, text)',
  'note_upkeep_fault(text, text, text)',
  'clear_upkeep_fault(text, text)',
  'upkeep_faults_of(text)',
  'upkeep_state()',
];
const INTERNAL = ['sweep_rows(text, text, text, integer)', 'oldest_due_item(text)'];

/**
 * How each unit of upkeep goes, and the items that failed in it. A sweep changes its rows at once and, when that fails,
 * one by one: an item that fails is noted with its code, tried again later and later, and left out until then, so that
 * it delays no other. Items are named by their ids.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE upkeep_units (
      unit text PRIMARY KEY CHECK (unit ~ '^[a-z_]{3,40}$'),
      last_run_at timestamptz(3),
      last_success_at timestamptz(3),
      last_failure_at timestamptz(3),
      last_failure_code text,
      consecutive_failures integer NOT NULL DEFAULT 0
    );
    CREATE TABLE upkeep_faults (
      unit text NOT NULL,
      item text NOT NULL,
      code text NOT NULL,
      failures integer NOT NULL DEFAULT 1,
      first_failed_at timestamptz(3) NOT NULL DEFAULT now(),
      last_failed_at timestamptz(3) NOT NULL DEFAULT now(),
      retry_at timestamptz(3) NOT NULL,
      PRIMARY KEY (unit, item)
    );
  `);
  for (const table of ['upkeep_units', 'upkeep_faults']) {
    await knex.raw(`
      ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY upkeep ON ${table} TO tenure_upkeep USING (true) WITH CHECK (true);
      GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO tenure_upkeep;
    `);
  }
  await addState(knex);
  await addSweeps(knex);
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

async function addState(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION record_upkeep_run(unit_name text, succeeded boolean, code text) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      INSERT INTO upkeep_units AS u (unit, last_run_at, last_success_at, last_failure_at, last_failure_code,
                                     consecutive_failures)
      VALUES (unit_name, now(), CASE WHEN succeeded THEN now() END, CASE WHEN NOT succeeded THEN now() END,
              CASE WHEN NOT succeeded THEN code END, CASE WHEN succeeded THEN 0 ELSE 1 END)
      ON CONFLICT (unit) DO UPDATE SET
        last_run_at = now(),
        last_success_at = coalesce(excluded.last_success_at, u.last_success_at),
        last_failure_at = coalesce(excluded.last_failure_at, u.last_failure_at),
        last_failure_code = coalesce(excluded.last_failure_code, u.last_failure_code),
        consecutive_failures = CASE WHEN succeeded THEN 0 ELSE u.consecutive_failures + 1 END
    $$;

    CREATE FUNCTION note_upkeep_fault(unit_name text, item_key text, fault_code text) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      INSERT INTO upkeep_faults AS f (unit, item, code, retry_at)
      VALUES (unit_name, item_key, fault_code, now() + interval '30 seconds')
      ON CONFLICT (unit, item) DO UPDATE SET
        code = excluded.code, failures = f.failures + 1, last_failed_at = now(),
        retry_at = now() + least(3600, 30 * power(2, least(f.failures, 9))) * interval '1 second'
    $$;

    CREATE FUNCTION clear_upkeep_fault(unit_name text, item_key text) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      DELETE FROM upkeep_faults WHERE unit = unit_name AND item = item_key
    $$;

    CREATE FUNCTION upkeep_faults_of(unit_name text) RETURNS TABLE (item text, deferred boolean)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT f.item, f.retry_at > now() FROM upkeep_faults f WHERE f.unit = unit_name
    $$;

    CREATE FUNCTION oldest_due_item(question text) RETURNS timestamptz
    LANGUAGE plpgsql STABLE SET search_path = public AS $$
    DECLARE
      due timestamptz;
    BEGIN
      EXECUTE question INTO due;
      RETURN due;
    EXCEPTION WHEN OTHERS THEN
      RETURN NULL;
    END
    $$;

    -- An item whose fault has not come again two hours after its next try was due is done or gone.
    CREATE FUNCTION upkeep_state() RETURNS TABLE (
      unit text, last_run_at timestamptz, last_success_at timestamptz, last_failure_at timestamptz,
      last_failure_code text, consecutive_failures integer, oldest_due_at timestamptz,
      failing_items bigint, failing_code text, failing_at timestamptz, item_failures integer
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      WITH failing AS (
        SELECT f.unit, f.code, f.failures, f.last_failed_at FROM upkeep_faults f
        WHERE f.retry_at > now() - interval '2 hours'
        UNION ALL
        SELECT 'erasures', e.failure_code, e.failed_passes, e.last_failed_at FROM erasures e
        WHERE e.completed_at IS NULL AND e.failed_passes > 0
      ), items AS (
        SELECT f.unit, count(*) AS failing_items,
               (array_agg(f.code ORDER BY f.last_failed_at DESC))[1] AS failing_code,
               max(f.last_failed_at) AS failing_at, max(f.failures) AS item_failures
        FROM failing f GROUP BY f.unit
      ), backlog (unit, oldest_due_at) AS (
        VALUES ${Object.entries(OLDEST_DUE)
          .map(([unit, question]) => `('${unit}', oldest_due_item($due$${question}$due$))`)
          .join(',\n               ')}
      ), names AS (
        SELECT unit FROM upkeep_units UNION SELECT unit FROM items UNION SELECT unit FROM backlog
      )
      SELECT n.unit, u.last_run_at, u.last_success_at, u.last_failure_at, u.last_failure_code,
             coalesce(u.consecutive_failures, 0), b.oldest_due_at,
             coalesce(i.failing_items, 0), i.failing_code, i.failing_at, coalesce(i.item_failures, 0)
      FROM names n LEFT JOIN upkeep_units u USING (unit) LEFT JOIN items i USING (unit) LEFT JOIN backlog b USING (unit)
      ORDER BY n.unit
    $$;
  `);
}

async function addSweeps(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION sweep_rows(unit_name text, due text, change text, how_many integer) RETURNS bigint
    LANGUAGE plpgsql SET search_path = public SET lock_timeout = '2s' AS $$
    DECLARE
      keys text[];
      one text;
      total bigint;
    BEGIN
      -- Processes take turns: two that delete the same rows would only wait for each other.
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure upkeep ' || unit_name)) THEN RETURN 0; END IF;
      DELETE FROM upkeep_faults WHERE unit = unit_name AND retry_at < now() - interval '2 hours';
      EXECUTE 'SELECT array_agg(key) FROM (SELECT key FROM (' || due || ') AS due (key) '
        || 'WHERE NOT EXISTS (SELECT FROM upkeep_faults f WHERE f.unit = $1 AND f.item = key AND f.retry_at > now()) '
        || 'LIMIT $2) AS batch' INTO keys USING unit_name, how_many;
      IF keys IS NULL THEN RETURN 0; END IF;
      BEGIN
        EXECUTE change USING keys;
        GET DIAGNOSTICS total = ROW_COUNT;
        DELETE FROM upkeep_faults WHERE unit = unit_name AND item = ANY (keys);
        RETURN total;
      EXCEPTION WHEN OTHERS THEN
        total := 0;
      END;
      FOREACH one IN ARRAY keys LOOP
        BEGIN
          EXECUTE change USING ARRAY[one];
          DELETE FROM upkeep_faults WHERE unit = unit_name AND item = one;
        EXCEPTION WHEN OTHERS THEN
          PERFORM note_upkeep_fault(unit_name, one, SQLSTATE);
        END;
      END LOOP;
      -- As many as were tried, so that a full batch is followed by another.
      RETURN cardinality(keys);
    END
    $$;

    CREATE OR REPLACE FUNCTION mail_key_notices() RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('key_mails',
        $due$${USABLE_KEYS} SELECT DISTINCT n.key_id::text FROM (${KEY_NOTICES}) n$due$,
        $change$${USABLE_KEYS}
          INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
          SELECT gen_random_uuid(), n.tenant_id, n.kind, n.kind || ':' || n.key_id || ':' || n.step || ':' || p.user_id,
                 p.email, jsonb_build_object('tenantName', p.tenant_name, 'keyName', n.name, 'last4', n.last4,
                   'mode', n.mode, 'expiresAt', n.expires_at, 'lastUsedAt', n.last_used_at, 'createdAt', n.created_at)
          FROM (${KEY_NOTICES}) n CROSS JOIN LATERAL people_to_mail(n.tenant_id, n.created_by) p
          WHERE n.key_id = ANY ($1::uuid[])
          ON CONFLICT DO NOTHING$change$, 100000)
    $$;

    CREATE OR REPLACE FUNCTION mail_deprecations(steps json) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('deprecation_mails',
        format($due$
          SELECT DISTINCT l.key_id::text FROM request_log l
          JOIN json_to_recordset(%L::json) AS r (method text, path text) ON r.method = l.method AND r.path = l.route
          WHERE l.at > now() - interval '2 days'$due$, steps),
        format($change$
          INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
          SELECT gen_random_uuid(), k.tenant_id, 'deprecation',
                 'deprecation:' || c.step || ':' || c.method || ' ' || c.path || ':' || k.key_id || ':' || p.user_id,
                 p.email, c.facts || jsonb_build_object('tenantName', p.tenant_name, 'keyName', k.name,
                   'last4', k.last4, 'mode', k.mode)
          FROM (SELECT DISTINCT l.key_id, r.method, r.path, r.step, r.facts FROM request_log l
                JOIN json_to_recordset(%L::json) AS r (method text, path text, step text, facts jsonb)
                  ON r.method = l.method AND r.path = l.route
                WHERE l.at > now() - interval '2 days' AND l.key_id = ANY ($1::uuid[])) c
          JOIN api_keys k USING (key_id)
          CROSS JOIN LATERAL people_to_mail(k.tenant_id, k.created_by) p
          WHERE k.purpose = 'program' AND k.status IN ('active', 'rotating')
          ON CONFLICT DO NOTHING$change$, steps),
        100000)
    $$;

    -- The count of tries stops before its type ends: one operation too old to count would stop the rest.
    CREATE OR REPLACE FUNCTION claim_due_operations(how_many integer)
    RETURNS TABLE (operation_id uuid, tenant_id uuid, mode text, task text, enqueue_count smallint)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE operations o
      SET enqueue_count = least(o.enqueue_count + 1, 32000),
          next_enqueue_at = now() + least(60, 5 * power(2, least(o.enqueue_count, 6))) * interval '1 second'
      WHERE o.operation_id IN (
        SELECT d.operation_id FROM operations d
        WHERE d.status IN ('queued', 'running') AND d.next_enqueue_at <= now()
        ORDER BY d.next_enqueue_at LIMIT how_many FOR UPDATE SKIP LOCKED
      )
      RETURNING o.operation_id, o.tenant_id, o.mode, o.task, o.enqueue_count
    $$;
  `);
  for (const { name, steps } of SWEEPS) {
    const calls = steps.map(
      ({ unit, due, change }) =>
        `sweep_rows('${unit}', $due$${due}$due$, $change$${change}$change$, how_many)`,
    );
    await knex.raw(`
      CREATE OR REPLACE FUNCTION ${name}(how_many integer) RETURNS bigint
      LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$ SELECT ${calls.join(' + ')} $$
    `);
  }
}

export function down(): Promise<void> {
  return Promise.reject(new Error('the sweeps before this stop at one bad row: restore a backup instead'));
}
