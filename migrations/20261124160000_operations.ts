import type { Knex } from 'knex';

/**
 * Partitions operations by week, by the time in their ids (UUID version 7). The existing table becomes the partition of
 * everything before tomorrow, without copying a row; its old rows are deleted row by row as before.
 *
 * Documents, items and idempotency keys no longer reference operations: each insert would look for the operation, and
 * dropping a partition would scan them. They expire long before their operation: keys after a day, documents and items
 * when the operation has ended. What an operation that no longer exists has left is deleted with them.
 */
export async function up(knex: Knex): Promise<void> {
  await addPartitionLength(knex);
  await knex.raw(`
    SET LOCAL timezone = 'UTC';
    ALTER TABLE documents DROP CONSTRAINT documents_operation_id_fkey;
    ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_operation_id_fkey;
    ALTER TABLE operation_items DROP CONSTRAINT operation_items_operation_id_fkey;

    ALTER TABLE operations RENAME TO operations_past;
    ALTER TABLE operations_past DROP CONSTRAINT operations_tenant_id_fkey;
    ALTER INDEX operations_pkey RENAME TO operations_past_pkey;
    ALTER INDEX operations_by_age RENAME TO operations_past_by_age;
    ALTER INDEX operations_by_expiry RENAME TO operations_past_by_expiry;
    ALTER INDEX operations_by_finish RENAME TO operations_past_by_finish;
    ALTER INDEX operations_unfinished RENAME TO operations_past_unfinished;
    ALTER INDEX operations_unfinished_by_tenant RENAME TO operations_past_unfinished_by_tenant;
    DROP TRIGGER demographics_deleted ON operations_past;

    CREATE TABLE operations (LIKE operations_past INCLUDING DEFAULTS INCLUDING CONSTRAINTS)
      PARTITION BY RANGE (operation_id);
    ALTER TABLE operations ADD PRIMARY KEY (operation_id);
    CREATE INDEX operations_by_age ON operations (tenant_id, mode, created_at DESC, operation_id DESC);
    CREATE INDEX operations_by_finish ON operations USING brin (finished_at);
    CREATE INDEX operations_unfinished ON operations (next_enqueue_at) WHERE status IN ('queued', 'running');
    CREATE INDEX operations_unfinished_by_tenant ON operations (tenant_id, mode) WHERE status IN ('queued', 'running');
    -- Without the operations that have been emptied, which are most of them.
    CREATE INDEX operations_by_expiry ON operations (expires_at)
      WHERE result IS NOT NULL OR error IS NOT NULL OR input::text <> '{}';
    CREATE TRIGGER demographics_deleted AFTER UPDATE OF status ON operations FOR EACH ROW
      WHEN (new.type = 'impact-report' AND new.status IN ('succeeded', 'failed', 'cancelled'))
      EXECUTE FUNCTION delete_demographics();
    ALTER TABLE operations ENABLE ROW LEVEL SECURITY;
    ALTER TABLE operations FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON operations TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON operations TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON operations TO tenure_app, tenure_upkeep;
    ALTER TABLE operations OWNER TO tenure_upkeep;

    DROP POLICY own_tenant ON operations_past;
    REVOKE ALL ON operations_past FROM tenure_app;
    ALTER TABLE operations_past OWNER TO tenure_upkeep;

    INSERT INTO partition_plans (table_name, key_column, key_type, retention, first_day, kept, days)
    VALUES ('operations', 'operation_id', 'uuid', interval '33 days', current_date + 1,
            $kept$status IN ('queued', 'running') OR expires_at > now() - interval '30 days'$kept$, 7);
    DO $$
    DECLARE
      plan partition_plans;
      bound text;
    BEGIN
      SELECT * INTO STRICT plan FROM partition_plans WHERE table_name = 'operations';
      bound := partition_bound(plan.key_type, plan.first_day);
      PERFORM add_partition(plan, 'operations_future', bound, NULL);
      -- Few or none: rows of a process whose clock is fast.
      WITH later AS (DELETE FROM operations_past WHERE operation_id >= bound::uuid RETURNING *)
      INSERT INTO operations_future SELECT * FROM later;
      EXECUTE format('ALTER TABLE operations ATTACH PARTITION operations_past FOR VALUES FROM (MINVALUE) TO (%L)', bound);
    END
    $$;
    ALTER TABLE operations_future OWNER TO tenure_upkeep;
    SELECT create_partitions('operations');

    CREATE OR REPLACE FUNCTION empty_expired_operations(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('operations',
          $due$SELECT operation_id::text FROM operations
               WHERE expires_at < now() AND status IN ('succeeded', 'failed', 'cancelled')
                 AND (result IS NOT NULL OR error IS NOT NULL OR input::text <> '{}')$due$,
          $change$UPDATE operations SET result = NULL, error = NULL, input = '{}'
                  WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
        + sweep_rows('operations',
          $due$SELECT operation_id::text FROM operations_past
               WHERE expires_at < now() - interval '30 days' AND status IN ('succeeded', 'failed', 'cancelled')$due$,
          $change$DELETE FROM operations_past WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
    $$;

    CREATE OR REPLACE FUNCTION delete_spent_documents(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('documents',
        $due$SELECT d.operation_id::text FROM documents d LEFT JOIN operations o USING (operation_id)
             WHERE o.status IN ('succeeded', 'failed', 'cancelled') OR d.created_at < now() - interval '23 hours'$due$,
        $change$DELETE FROM documents WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
    $$;

    CREATE OR REPLACE FUNCTION delete_spent_operation_items(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('operation_items',
        $due$SELECT i.operation_id || ':' || i.item_index FROM operation_items i
             LEFT JOIN operations o USING (operation_id)
             WHERE o.operation_id IS NULL OR o.status IN ('succeeded', 'cancelled') OR o.status = 'failed'
               AND NOT EXISTS (SELECT FROM idempotency_keys k WHERE k.operation_id = o.operation_id)$due$,
        $change$DELETE FROM operation_items i USING unnest($1) AS key
                WHERE i.operation_id = split_part(key, ':', 1)::uuid
                  AND i.item_index = split_part(key, ':', 2)::smallint$change$, how_many)
    $$;
  `);
}

/** Lets a partition cover several days. */
async function addPartitionLength(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE partition_plans ADD COLUMN IF NOT EXISTS days integer NOT NULL DEFAULT 1 CHECK (days > 0);

    -- Creates the partitions of today and the next three days. If rows have arrived in …_future, which happens when
    -- this has not run for days, that partition becomes the one of all these days, and no row is copied.
    CREATE OR REPLACE FUNCTION create_partitions(parent text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' SET lock_timeout = '500ms' AS $$
    DECLARE
      plan partition_plans;
      future text := parent || '_future';
      day date;
      until date := current_date + 4;
      first date;
      upper_bound text;
      has_rows boolean;
      rows bigint := 0;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure partitions ' || parent)) THEN RETURN 0; END IF;
      SELECT * INTO STRICT plan FROM partition_plans p WHERE p.table_name = parent;
      SELECT coalesce(max(p.last_day) + 1, plan.first_day) INTO first FROM partitions_by_day(parent) p;
      IF first >= until THEN RETURN 0; END IF;
      until := first + plan.days * ((until - first + plan.days - 1) / plan.days);
      upper_bound := partition_bound(plan.key_type, until);
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, future);
      EXECUTE format('SELECT EXISTS (SELECT FROM %I)', future) INTO has_rows;
      IF has_rows THEN
        EXECUTE format('ALTER TABLE %I RENAME TO %I', future, parent || to_char(until - 1, '_YYYY_MM_DD'));
        PERFORM add_partition(plan, future, upper_bound, NULL);
        -- Few or none: rows of a process whose clock is days fast.
        EXECUTE format('WITH later AS (DELETE FROM %I WHERE %I >= %L RETURNING *) INSERT INTO %I SELECT * FROM later',
                       parent || to_char(until - 1, '_YYYY_MM_DD'), plan.key_column, upper_bound, future);
        EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent,
                       parent || to_char(until - 1, '_YYYY_MM_DD'), partition_bound(plan.key_type, first), upper_bound);
        RETURN 1;
      END IF;
      day := first;
      WHILE day < until LOOP
        PERFORM add_partition(plan, parent || to_char(day + plan.days - 1, '_YYYY_MM_DD'),
                              partition_bound(plan.key_type, day), partition_bound(plan.key_type, day + plan.days));
        day := day + plan.days;
        rows := rows + 1;
      END LOOP;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (MAXVALUE)', parent, future,
                     upper_bound);
      RETURN rows;
    END
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE operations_whole (LIKE operations INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
    INSERT INTO operations_whole SELECT * FROM operations;
    DROP TABLE operations;
    DELETE FROM partition_plans WHERE table_name = 'operations';
    ALTER TABLE operations_whole RENAME TO operations;
    ALTER TABLE operations ADD PRIMARY KEY (operation_id),
      ADD CONSTRAINT operations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants;
    CREATE INDEX operations_by_age ON operations (tenant_id, mode, created_at DESC, operation_id DESC);
    CREATE INDEX operations_by_expiry ON operations (expires_at);
    CREATE INDEX operations_by_finish ON operations USING brin (finished_at);
    CREATE INDEX operations_unfinished ON operations (next_enqueue_at) WHERE status IN ('queued', 'running');
    CREATE INDEX operations_unfinished_by_tenant ON operations (tenant_id, mode) WHERE status IN ('queued', 'running');
    CREATE TRIGGER demographics_deleted AFTER UPDATE OF status ON operations FOR EACH ROW
      WHEN (new.type = 'impact-report' AND new.status IN ('succeeded', 'failed', 'cancelled'))
      EXECUTE FUNCTION delete_demographics();
    ALTER TABLE operations ENABLE ROW LEVEL SECURITY;
    ALTER TABLE operations FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON operations TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON operations TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON operations TO tenure_app, tenure_upkeep;

    DELETE FROM documents d WHERE NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = d.operation_id);
    DELETE FROM operation_items i WHERE NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = i.operation_id);
    UPDATE idempotency_keys k SET operation_id = NULL
    WHERE NOT EXISTS (SELECT FROM operations o WHERE o.operation_id = k.operation_id);
    ALTER TABLE documents ADD CONSTRAINT documents_operation_id_fkey
      FOREIGN KEY (operation_id) REFERENCES operations ON DELETE CASCADE;
    ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_operation_id_fkey
      FOREIGN KEY (operation_id) REFERENCES operations ON DELETE SET NULL;
    ALTER TABLE operation_items ADD CONSTRAINT operation_items_operation_id_fkey
      FOREIGN KEY (operation_id) REFERENCES operations ON DELETE CASCADE;

    CREATE OR REPLACE FUNCTION empty_expired_operations(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      SELECT sweep_rows('operations',
          $due$SELECT operation_id::text FROM operations
               WHERE expires_at < now() AND status IN ('succeeded', 'failed', 'cancelled')
                 AND (result IS NOT NULL OR error IS NOT NULL OR input::text <> '{}')$due$,
          $change$UPDATE operations SET result = NULL, error = NULL, input = '{}'
                  WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
        + sweep_rows('operations',
          $due$SELECT operation_id::text FROM operations WHERE expires_at < now() - interval '30 days'$due$,
          $change$DELETE FROM operations WHERE operation_id = ANY ($1::uuid[])$change$, how_many)
    $$;
  `);
}
