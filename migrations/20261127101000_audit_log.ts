import type { Knex } from 'knex';

/**
 * Partitions the audit log by four weeks. The existing table becomes the partition of everything before tomorrow, without
 * copying a row. It has no retention until the owner of the database gives it one in `partition_plans`; processes cannot,
 * since they may not delete what records their actions.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    SET LOCAL timezone = 'UTC';
    ALTER TABLE partition_plans ALTER COLUMN retention DROP NOT NULL;
    ALTER TABLE audit_log RENAME TO audit_log_past;
    ALTER INDEX audit_log_by_age RENAME TO audit_log_past_by_age;
    ALTER INDEX audit_log_by_subject RENAME TO audit_log_past_by_subject;
    ALTER TABLE audit_log_past
      DROP CONSTRAINT audit_log_tenant_id_fkey,
      DROP CONSTRAINT audit_log_pkey,
      ADD CONSTRAINT audit_log_past_pkey PRIMARY KEY (audit_id, at);

    CREATE TABLE audit_log (LIKE audit_log_past INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (at);
    ALTER TABLE audit_log ADD PRIMARY KEY (audit_id, at);
    ${INDEXES}
    ${ACCESS}
    ALTER TABLE audit_log OWNER TO tenure_upkeep;
    DROP POLICY own_tenant ON audit_log_past;
    REVOKE ALL ON audit_log_past FROM tenure_app;
    ALTER TABLE audit_log_past OWNER TO tenure_upkeep;

    INSERT INTO partition_plans (table_name, key_column, key_type, retention, first_day, days)
    SELECT 'audit_log', 'at', 'time', NULL, greatest(current_date, (SELECT max(at)::date FROM audit_log_past)) + 1, 28;
    DO $$
    DECLARE
      plan partition_plans;
      bound text;
    BEGIN
      SELECT * INTO STRICT plan FROM partition_plans WHERE table_name = 'audit_log';
      bound := partition_bound(plan.key_type, plan.first_day);
      EXECUTE format('ALTER TABLE audit_log ATTACH PARTITION audit_log_past FOR VALUES FROM (MINVALUE) TO (%L)', bound);
      PERFORM add_partition(plan, 'audit_log_future', bound, NULL);
    END
    $$;
    ALTER TABLE audit_log_future OWNER TO tenure_upkeep;
    SELECT create_partitions('audit_log');
  `);
  await edit(knex, ALWAYS_RETAINED, MAYBE_RETAINED);
  await edit(knex, KEEPS_ROWS, `${KEEPS_ROWS}${EMPTIES_PAST}`);
}

export async function down(knex: Knex): Promise<void> {
  await edit(knex, `${KEEPS_ROWS}${EMPTIES_PAST}`, KEEPS_ROWS);
  await edit(knex, MAYBE_RETAINED, ALWAYS_RETAINED);
  await knex.raw(`
    CREATE TABLE audit_log_whole (LIKE audit_log INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
    INSERT INTO audit_log_whole SELECT * FROM audit_log;
    DROP TABLE audit_log;
    ALTER TABLE audit_log_whole RENAME TO audit_log;
    ALTER TABLE audit_log ADD PRIMARY KEY (audit_id),
      ADD CONSTRAINT audit_log_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants;
    ${INDEXES}
    ${ACCESS}
    DELETE FROM partition_plans WHERE table_name = 'audit_log';
    ALTER TABLE partition_plans ALTER COLUMN retention SET NOT NULL;
  `);
}

const INDEXES = `
    CREATE INDEX audit_log_by_age ON audit_log (tenant_id, kind, at DESC, audit_id DESC);
    CREATE INDEX audit_log_by_subject ON audit_log (subject_id, at DESC);`;
const ACCESS = `
    ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON audit_log TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid);
    CREATE POLICY upkeep ON audit_log TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT INSERT, SELECT ON audit_log TO tenure_app, tenure_upkeep;`;

const ALWAYS_RETAINED = '(part.last_day + 1)::timestamptz + plan.retention > now() THEN';
const MAYBE_RETAINED = "coalesce((part.last_day + 1)::timestamptz + plan.retention, 'infinity') > now() THEN";
const KEEPS_ROWS = `        EXECUTE format('INSERT INTO %I SELECT * FROM %I WHERE %s', past, part.name, plan.kept);
`;
/** What is older than an expired partition has expired. */
const EMPTIES_PAST = `      ELSE
        EXECUTE format('TRUNCATE %I', past);
`;

async function edit(knex: Knex, before: string, after: string): Promise<void> {
  await knex.raw(`
    DO $edit$
    DECLARE
      definition text := pg_get_functiondef('drop_expired_partitions(text)'::regprocedure);
      before text := $was$${before}$was$;
    BEGIN
      IF position(before IN definition) = 0 THEN
        RAISE EXCEPTION 'drop_expired_partitions() has an unexpected definition';
      END IF;
      EXECUTE replace(definition, before, $is$${after}$is$);
    END
    $edit$
  `);
}
