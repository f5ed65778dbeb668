import type { Knex } from 'knex';

/**
 * Calls of the API as their tenants look back on them, for 30 days. Paths without their query, since a query may hold
 * values; bodies of test keys only. Written in batches for many tenants at once, hence through a function.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE request_log (
      request_id text PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      key_id uuid NOT NULL,
      method text NOT NULL,
      route text NOT NULL,
      path text NOT NULL,
      status smallint NOT NULL,
      code text,
      milliseconds real NOT NULL,
      pages integer NOT NULL DEFAULT 0,
      operation_id uuid,
      request_body text,
      answer_body text,
      at timestamptz(3) NOT NULL,
      CHECK (mode = 'test' OR (request_body IS NULL AND answer_body IS NULL))
    );
    CREATE INDEX request_log_by_age ON request_log (tenant_id, mode, at DESC, request_id DESC);
    CREATE INDEX request_log_by_time ON request_log USING brin (at);
    ALTER TABLE request_log ENABLE ROW LEVEL SECURITY;
    ALTER TABLE request_log FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON request_log TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON request_log TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT ON request_log TO tenure_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON request_log TO tenure_upkeep;

    CREATE FUNCTION record_requests(entries json) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      INSERT INTO request_log
      SELECT * FROM json_populate_recordset(NULL::request_log, entries)
      ON CONFLICT DO NOTHING
    $$;
    CREATE FUNCTION delete_old_requests(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH gone AS (
        DELETE FROM request_log WHERE request_id IN (
          SELECT request_id FROM request_log WHERE at < now() - interval '30 days' LIMIT how_many
        ) RETURNING 1
      ) SELECT count(*) FROM gone
    $$;
    CREATE FUNCTION pool_throughput(minutes integer)
    RETURNS TABLE (pool text, minute timestamptz, succeeded bigint, failed bigint)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT pool, date_trunc('minute', finished_at), count(*) FILTER (WHERE status = 'succeeded'),
             count(*) FILTER (WHERE status = 'failed')
      FROM operations WHERE finished_at > now() - make_interval(mins => minutes)
      GROUP BY 1, 2 ORDER BY 2, 1
    $$;
    CREATE INDEX operations_by_finish ON operations USING brin (finished_at);
  `);
  for (const signature of [
    'record_requests(json)',
    'delete_old_requests(integer)',
    'pool_throughput(integer)',
  ]) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX operations_by_finish');
  await knex.raw('DROP FUNCTION pool_throughput(integer)');
  await knex.raw('DROP FUNCTION delete_old_requests(integer)');
  await knex.raw('DROP FUNCTION record_requests(json)');
  await knex.raw('DROP TABLE request_log');
}
