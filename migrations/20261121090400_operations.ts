import type { Knex } from 'knex';

/**
 * Accepted work and the documents it needs. The row is the truth and the queue only a hint, so the row knows when
 * it should be handed to the queue again. Results are `json`, not `jsonb`: callers get the keys in their order.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE operations (
      operation_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      type text NOT NULL,
      task text NOT NULL,
      pool text NOT NULL,
      status text NOT NULL DEFAULT 'queued'
        CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
      key_id uuid,
      input json NOT NULL,
      progress_done integer,
      progress_total integer,
      result json,
      error json,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      started_at timestamptz,
      finished_at timestamptz,
      expires_at timestamptz NOT NULL DEFAULT now() + interval '72 hours',
      enqueue_count smallint NOT NULL DEFAULT 0,
      next_enqueue_at timestamptz DEFAULT now() + interval '5 seconds'
    );
    CREATE INDEX operations_by_age ON operations (tenant_id, mode, created_at DESC, operation_id DESC);
    CREATE INDEX operations_unfinished ON operations (next_enqueue_at) WHERE status IN ('queued', 'running');
    CREATE INDEX operations_by_expiry ON operations (expires_at);

    CREATE TABLE documents (
      operation_id uuid PRIMARY KEY REFERENCES operations ON DELETE CASCADE,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      file_name text,
      declared_type text,
      bytes bytea NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    ALTER TABLE documents ALTER COLUMN bytes SET STORAGE EXTERNAL;
    CREATE INDEX documents_by_age ON documents (created_at);
    CREATE INDEX documents_by_tenant ON documents (tenant_id);
  `);
  for (const table of ['operations', 'documents']) {
    await knex.raw(`
      ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
      CREATE POLICY own_tenant ON ${table} TO tenure_app
        USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
               AND mode = current_setting('tenure.mode', true));
      CREATE POLICY upkeep ON ${table} TO tenure_upkeep USING (true) WITH CHECK (true);
      GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO tenure_app;
      GRANT SELECT, UPDATE, DELETE ON ${table} TO tenure_upkeep;
    `);
  }
  await knex.raw(`
    CREATE FUNCTION finished_operations(wanted uuid[]) RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT operation_id FROM operations
      WHERE operation_id = ANY (wanted) AND status IN ('succeeded', 'failed', 'cancelled')
    $$;

    CREATE FUNCTION claim_due_operations(how_many integer)
    RETURNS TABLE (operation_id uuid, tenant_id uuid, mode text, task text, enqueue_count smallint)
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE operations o
      SET enqueue_count = o.enqueue_count + 1,
          next_enqueue_at = now() + least(60, 5 * power(2, least(o.enqueue_count, 6))) * interval '1 second'
      WHERE o.operation_id IN (
        SELECT d.operation_id FROM operations d
        WHERE d.status IN ('queued', 'running') AND d.next_enqueue_at <= now()
        ORDER BY d.next_enqueue_at LIMIT how_many FOR UPDATE SKIP LOCKED
      )
      RETURNING o.operation_id, o.tenant_id, o.mode, o.task, o.enqueue_count
    $$;

    CREATE FUNCTION pool_ages() RETURNS TABLE (pool text, unfinished bigint, oldest_seconds double precision)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT pool, count(*), coalesce(extract(epoch FROM now() - min(created_at)), 0)::double precision
      FROM operations WHERE status IN ('queued', 'running') GROUP BY pool
    $$;

    CREATE FUNCTION delete_spent_documents(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH spent AS (
        SELECT d.operation_id FROM documents d JOIN operations o USING (operation_id)
        WHERE o.status IN ('succeeded', 'failed', 'cancelled') OR d.created_at < now() - interval '23 hours'
        LIMIT how_many FOR UPDATE OF d SKIP LOCKED
      ), gone AS (DELETE FROM documents USING spent WHERE documents.operation_id = spent.operation_id RETURNING 1)
      SELECT count(*) FROM gone
    $$;

    CREATE FUNCTION empty_expired_operations(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH emptied AS (
        UPDATE operations SET result = NULL, error = NULL, input = '{}'
        WHERE operation_id IN (
          SELECT operation_id FROM operations
          WHERE expires_at < now() AND (result IS NOT NULL OR error IS NOT NULL)
          LIMIT how_many FOR UPDATE SKIP LOCKED
        ) RETURNING 1
      ), gone AS (
        DELETE FROM operations WHERE operation_id IN (
          SELECT operation_id FROM operations WHERE expires_at < now() - interval '30 days' LIMIT how_many
        ) RETURNING 1
      )
      SELECT (SELECT count(*) FROM emptied) + (SELECT count(*) FROM gone)
    $$;
  `);
  for (const signature of [
    'finished_operations(uuid[])',
    'claim_due_operations(integer)',
    'pool_ages()',
    'delete_spent_documents(integer)',
    'empty_expired_operations(integer)',
  ]) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const signature of [
    'finished_operations(uuid[])',
    'claim_due_operations(integer)',
    'pool_ages()',
    'delete_spent_documents(integer)',
    'empty_expired_operations(integer)',
  ]) {
    await knex.raw(`DROP FUNCTION ${signature}`);
  }
  await knex.raw('DROP TABLE documents');
  await knex.raw('DROP TABLE operations');
}
