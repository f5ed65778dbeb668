import type { Knex } from 'knex';

/**
 * Waiting and running work of a pool, for an autoscaler. Each tenant and mode counts with at most `tenant_limit`, so that
 * the backlog of one tenant requests only a part of the processes. The function always returns one row: autoscalers treat
 * an empty result as an error. `tenure_scaler` may call this function and nothing else.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    DO $$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'tenure_scaler') THEN
        CREATE ROLE tenure_scaler NOLOGIN NOSUPERUSER NOBYPASSRLS;
      END IF;
    END
    $$;
    GRANT USAGE ON SCHEMA public TO tenure_scaler;

    CREATE FUNCTION pool_demand(wanted_pool text, tenant_limit integer) RETURNS bigint
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT coalesce(sum(least(work.units, tenant_limit)), 0)::bigint
      FROM (
        SELECT count(*) AS units FROM operations
        WHERE status IN ('queued', 'running') AND pool = wanted_pool
        GROUP BY tenant_id, mode
        UNION ALL
        SELECT count(*) FROM webhook_deliveries
        WHERE wanted_pool = 'deliver' AND status = 'pending' AND due_at <= now()
        GROUP BY tenant_id, mode
        UNION ALL
        SELECT count(*) FROM event_outbox WHERE wanted_pool = 'deliver'
        UNION ALL
        SELECT count(*) FROM mails WHERE wanted_pool = 'deliver' AND state = 'pending' AND due_at <= now()
      ) AS work
    $$;
    ALTER FUNCTION pool_demand(text, integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION pool_demand(text, integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION pool_demand(text, integer) TO tenure_scaler;
  `);
}

/** Other databases of the server may use the role, so it remains. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP FUNCTION pool_demand(text, integer);
    REVOKE ALL ON SCHEMA public FROM tenure_scaler;
  `);
}
