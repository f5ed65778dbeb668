import type { Knex } from 'knex';

/**
 * Tables that are partitioned by day. A table has a partition for each day, one for everything before (`…_past`) and one
 * for everything after (`…_future`), so that every row has a partition and the ranges have no gap. A default partition
 * would have the same effect, but Postgres reads partitions in order only without one, and a list of the newest rows
 * would have to look into each.
 *
 * A partition is named after its last day (UTC). It is dropped when that day is older than the retention of its table;
 * rows that match `kept` move to `…_past` first. `first_day` is where `…_past` ended when the table was partitioned.
 *
 * Changes of partitions lock the table for some milliseconds. They wait at most half a second for the lock, in which
 * other statements wait behind them, and fail then.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE partition_plans (
      table_name text PRIMARY KEY,
      key_column text NOT NULL,
      key_type text NOT NULL CHECK (key_type IN ('time', 'uuid')),
      retention interval NOT NULL,
      first_day date NOT NULL,
      kept text,
      storage text
    );
    GRANT SELECT ON partition_plans TO tenure_upkeep;

    -- Start of a day as text: a time, or the lowest UUID of version 7 with that time.
    CREATE FUNCTION partition_bound(key_type text, day date) RETURNS text
    LANGUAGE sql STABLE SET timezone = 'UTC' AS $$
      SELECT CASE key_type
        WHEN 'time' THEN to_char(day, 'YYYY-MM-DD') || ' 00:00:00+00'
        ELSE regexp_replace(lpad(to_hex((extract(epoch FROM day::timestamptz) * 1000)::bigint), 12, '0'),
                            '(.{8})(.{4})', '\\1-\\2-0000-0000-000000000000') END
    $$;

    CREATE FUNCTION partitions_by_day(parent text) RETURNS TABLE (name text, last_day date)
    LANGUAGE sql STABLE SET search_path = public AS $$
      SELECT c.relname::text, to_date(right(c.relname, 10), 'YYYY_MM_DD')
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = parent::regclass AND c.relname ~ '_\\d{4}_\\d\\d_\\d\\d$'
    $$;

    -- Adds a partition with row-level security and without grants: processes reach its rows through the table.
    CREATE FUNCTION add_partition(plan partition_plans, name text, lower_bound text, upper_bound text) RETURNS void
    LANGUAGE plpgsql SET search_path = public AS $$
    BEGIN
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS) %s', name, plan.table_name,
                     coalesce(plan.storage, ''));
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
      EXECUTE format('CREATE POLICY upkeep ON %I TO tenure_upkeep USING (true) WITH CHECK (true)', name);
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%s)', plan.table_name, name,
                     lower_bound, coalesce(quote_literal(upper_bound), 'MAXVALUE'));
    END
    $$;
  `);
  await addMaintenance(knex);
  for (const signature of [
    'partition_bound(text, date)',
    'partitions_by_day(text)',
    'add_partition(partition_plans, text, text, text)',
    'create_partitions(text)',
    'drop_expired_partitions(text)',
    'partitioned_tables()',
    'partitions_due_at()',
  ]) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
    `);
  }
  for (const signature of [
    'create_partitions(text)',
    'drop_expired_partitions(text)',
    'partitioned_tables()',
  ]) {
    await knex.raw(`GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app`);
  }
  await knex.raw(`
    DO $$
    DECLARE
      definition text := pg_get_functiondef('upkeep_state()'::regprocedure);
      mark text := '), names AS (';
    BEGIN
      IF position(mark IN definition) = 0 THEN RAISE EXCEPTION 'upkeep_state() has an unexpected definition'; END IF;
      EXECUTE replace(definition, mark, $add$  UNION ALL SELECT 'partitions', oldest_due_item('SELECT partitions_due_at()')
      ), names AS ($add$);
    END
    $$
  `);
}

async function addMaintenance(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION partitioned_tables() RETURNS SETOF text
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT p.table_name FROM partition_plans p ORDER BY 1
    $$;

    -- Creates the partitions of today and the next three days. If rows have arrived in …_future, which happens when
    -- this has not run for days, that partition becomes the one of all these days, and no row is copied.
    CREATE FUNCTION create_partitions(parent text) RETURNS bigint
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
        PERFORM add_partition(plan, parent || to_char(day, '_YYYY_MM_DD'), partition_bound(plan.key_type, day),
                              partition_bound(plan.key_type, day + 1));
        day := day + 1;
        rows := rows + 1;
      END LOOP;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (MAXVALUE)', parent, future,
                     upper_bound);
      RETURN rows;
    END
    $$;

    -- Drops the oldest partition if its last day is older than the retention. Returns the number of dropped partitions.
    CREATE FUNCTION drop_expired_partitions(parent text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' SET lock_timeout = '500ms' AS $$
    DECLARE
      plan partition_plans;
      past text := parent || '_past';
      part record;
    BEGIN
      IF NOT pg_try_advisory_xact_lock(hashtext('tenure partitions ' || parent)) THEN RETURN 0; END IF;
      SELECT * INTO STRICT plan FROM partition_plans p WHERE p.table_name = parent;
      SELECT * INTO part FROM partitions_by_day(parent) p ORDER BY p.last_day LIMIT 1;
      IF part.name IS NULL OR (part.last_day + 1)::timestamptz + plan.retention > now() THEN RETURN 0; END IF;
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, part.name);
      EXECUTE format('ALTER TABLE %I DETACH PARTITION %I', parent, past);
      IF plan.kept IS NOT NULL THEN
        EXECUTE format('INSERT INTO %I SELECT * FROM %I WHERE %s', past, part.name, plan.kept);
      END IF;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', parent, past,
                     partition_bound(plan.key_type, part.last_day + 1));
      EXECUTE format('DROP TABLE %I', part.name);
      RETURN 1;
    END
    $$;

    -- Since when a partition should have been created or dropped.
    CREATE FUNCTION partitions_due_at() RETURNS timestamptz
    LANGUAGE sql STABLE SET search_path = public SET timezone = 'UTC' AS $$
      SELECT min(d.due_at) FROM partition_plans p
      CROSS JOIN LATERAL (SELECT min(last_day) AS oldest, max(last_day) AS latest FROM partitions_by_day(p.table_name)) b
      CROSS JOIN LATERAL (VALUES ((b.latest - 2)::timestamptz), ((b.oldest + 1)::timestamptz + p.retention)) d (due_at)
      WHERE d.due_at <= now()
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DO $$
    BEGIN
      EXECUTE replace(pg_get_functiondef('upkeep_state()'::regprocedure),
        $add$  UNION ALL SELECT 'partitions', oldest_due_item('SELECT partitions_due_at()')
      ), names AS ($add$, '), names AS (');
    END
    $$;
    DROP FUNCTION partitions_due_at();
    DROP FUNCTION drop_expired_partitions(text);
    DROP FUNCTION create_partitions(text);
    DROP FUNCTION partitioned_tables();
    DROP FUNCTION add_partition(partition_plans, text, text, text);
    DROP FUNCTION partitions_by_day(text);
    DROP FUNCTION partition_bound(text, date);
    DROP TABLE partition_plans;
  `);
}
