/**
 * Makes a partitioned table begin with a day in the past, as if it had been partitioned then and had no upkeep since. Its
 * partitions by day are dropped with their rows; `run` sends a statement as the owner.
 */
export async function startDaysAgo(
  run: (sql: string) => Promise<unknown>,
  table: string,
  days: number,
): Promise<void> {
  await run(`
    DO $$
    DECLARE
      plan partition_plans;
      bound text;
      part text;
    BEGIN
      FOR part IN SELECT name FROM partitions_by_day('${table}') UNION VALUES ('${table}_future') LOOP
        EXECUTE format('DROP TABLE %I', part);
      END LOOP;
      UPDATE partition_plans SET first_day = (now() AT TIME ZONE 'UTC')::date - ${days} WHERE table_name = '${table}'
      RETURNING * INTO STRICT plan;
      bound := partition_bound(plan.key_type, plan.first_day);
      ALTER TABLE ${table} DETACH PARTITION ${table}_past;
      EXECUTE format('ALTER TABLE ${table} ATTACH PARTITION ${table}_past FOR VALUES FROM (MINVALUE) TO (%L)', bound);
      PERFORM add_partition(plan, '${table}_future', bound, NULL);
      ALTER TABLE ${table}_future OWNER TO tenure_upkeep;
    END $$`);
}
