import type { Knex } from 'knex';

/**
 * Calls that carried an Idempotency-Key. `operation_id` is written with the operation itself, so a call that died
 * after its work was accepted finds that work again. `locked_until` frees a call that died before.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE idempotency_keys (
      idempotency_id uuid PRIMARY KEY,
      tenant_id uuid NOT NULL REFERENCES tenants,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      method text NOT NULL,
      path text NOT NULL,
      key text NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
      request_hash bytea NOT NULL,
      operation_id uuid REFERENCES operations ON DELETE SET NULL,
      answer_status smallint,
      answer_headers json,
      answer_body bytea,
      created_at timestamptz NOT NULL DEFAULT now(),
      locked_until timestamptz NOT NULL,
      expires_at timestamptz NOT NULL DEFAULT now() + interval '24 hours',
      UNIQUE (tenant_id, mode, method, path, key)
    );
    CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at);
    CREATE INDEX idempotency_keys_by_operation ON idempotency_keys (operation_id) WHERE operation_id IS NOT NULL;
    ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
    ALTER TABLE idempotency_keys FORCE ROW LEVEL SECURITY;
    CREATE POLICY own_tenant ON idempotency_keys TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             AND mode = current_setting('tenure.mode', true));
    CREATE POLICY upkeep ON idempotency_keys TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_keys TO tenure_app;
    GRANT SELECT, DELETE ON idempotency_keys TO tenure_upkeep;

    CREATE FUNCTION delete_expired_idempotency_keys(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH gone AS (
        DELETE FROM idempotency_keys WHERE idempotency_id IN (
          SELECT idempotency_id FROM idempotency_keys WHERE expires_at < now() LIMIT how_many
        ) RETURNING 1
      ) SELECT count(*) FROM gone
    $$;
    ALTER FUNCTION delete_expired_idempotency_keys(integer) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION delete_expired_idempotency_keys(integer) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION delete_expired_idempotency_keys(integer) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION delete_expired_idempotency_keys(integer)');
  await knex.raw('DROP TABLE idempotency_keys');
}
