import type { Knex } from 'knex';

/**
 * Partitions the request log by day. The existing table becomes the partition of everything before tomorrow; its expired
 * rows are deleted row by row as before. No row is copied: its primary key is built again with the time, which takes
 * about two seconds per million rows, in which entries of the log wait in their processes. Partitions have no foreign
 * key to `tenants`: creating and dropping them would lock that table.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    SET LOCAL timezone = 'UTC';
    ALTER TABLE request_log RENAME TO request_log_past;
    ALTER INDEX request_log_by_age RENAME TO request_log_past_by_age;
    ALTER INDEX request_log_by_time RENAME TO request_log_past_by_time;
    ALTER TABLE request_log_past
      DROP CONSTRAINT request_log_tenant_id_fkey,
      DROP CONSTRAINT request_log_pkey,
      ADD CONSTRAINT request_log_past_pkey PRIMARY KEY (request_id, at);

    CREATE TABLE request_log (LIKE request_log_past INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (at);
    ALTER TABLE request_log ADD PRIMARY KEY (request_id, at);
    CREATE INDEX request_log_by_age ON request_log (tenant_id, mode, at DESC, request_id DESC);
    ALTER TABLE request_log ENABLE ROW LEVEL SECURITY;
    ALTER TABLE request_log FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON request_log TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON request_log TO tenure_upkeep USING (true) WITH CHECK (true);
    ALTER TABLE request_log OWNER TO tenure_upkeep;
    GRANT SELECT ON request_log TO tenure_app;

    DROP POLICY own_tenant ON request_log_past;
    REVOKE ALL ON request_log_past FROM tenure_app;
    ALTER TABLE request_log_past OWNER TO tenure_upkeep;

    INSERT INTO partition_plans (table_name, key_column, key_type, retention, first_day)
    SELECT 'request_log', 'at', 'time', interval '30 days',
           greatest(current_date, (SELECT max(at)::date FROM request_log_past)) + 1;
    DO $$
    DECLARE
      plan partition_plans;
      bound text;
    BEGIN
      SELECT * INTO STRICT plan FROM partition_plans WHERE table_name = 'request_log';
      bound := partition_bound(plan.key_type, plan.first_day);
      EXECUTE format('ALTER TABLE request_log ATTACH PARTITION request_log_past FOR VALUES FROM (MINVALUE) TO (%L)', bound);
      PERFORM add_partition(plan, 'request_log_future', bound, NULL);
    END
    $$;
    ALTER TABLE request_log_future OWNER TO tenure_upkeep;
    SELECT create_partitions('request_log');

    CREATE OR REPLACE FUNCTION delete_old_requests(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('request_log',
        $due$SELECT request_id::text FROM request_log_past WHERE at < now() - interval '30 days'$due$,
        $change$DELETE FROM request_log_past WHERE request_id = ANY ($1::text[])$change$, how_many)
    $$;
    DO $$
    DECLARE
      definition text := pg_get_functiondef('upkeep_state()'::regprocedure);
      before text := $was$FROM request_log WHERE at <$was$;
    BEGIN
      IF position(before IN definition) = 0 THEN RAISE EXCEPTION 'upkeep_state() has an unexpected definition'; END IF;
      EXECUTE replace(definition, before, 'FROM request_log_past WHERE at <');
    END
    $$
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE request_log_whole (LIKE request_log INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
    INSERT INTO request_log_whole SELECT * FROM request_log;
    DROP TABLE request_log;
    DELETE FROM partition_plans WHERE table_name = 'request_log';
    ALTER TABLE request_log_whole RENAME TO request_log;
    ALTER TABLE request_log ADD PRIMARY KEY (request_id),
      ADD CONSTRAINT request_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants;
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
    CREATE OR REPLACE FUNCTION delete_old_requests(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('request_log',
        $due$SELECT request_id::text FROM request_log WHERE at < now() - interval '30 days'$due$,
        $change$DELETE FROM request_log WHERE request_id = ANY ($1::text[])$change$, how_many)
    $$;
    DO $$
    BEGIN
      EXECUTE replace(pg_get_functiondef('upkeep_state()'::regprocedure), 'FROM request_log_past WHERE at <',
                      'FROM request_log WHERE at <');
    END
    $$
  `);
}
