import type { Knex } from 'knex';

/**
 * Documents whose content is in an object store: the row names the object. Every deletion of such a row, by whatever
 * path, leaves a row in `deleted_objects` in the same transaction, and the upkeep pool deletes the object and then that
 * row. An erasure completes only when no object of an operation accepted before it is left.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE documents ALTER COLUMN bytes DROP NOT NULL;
    ALTER TABLE documents ADD COLUMN object_key text;
    ALTER TABLE documents ADD CONSTRAINT documents_content_check
      CHECK ((bytes IS NULL) <> (object_key IS NULL));
    CREATE UNIQUE INDEX documents_by_object ON documents (object_key) WHERE object_key IS NOT NULL;

    CREATE TABLE deleted_objects (
      object_key text PRIMARY KEY,
      tenant_id uuid NOT NULL,
      mode text NOT NULL CHECK (mode IN ('live', 'test')),
      document_created_at timestamptz(3) NOT NULL,
      deleted_at timestamptz(3) NOT NULL DEFAULT now(),
      next_attempt_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX deleted_objects_by_attempt ON deleted_objects (next_attempt_at);
    CREATE INDEX deleted_objects_by_tenant ON deleted_objects (tenant_id);
    ALTER TABLE deleted_objects ENABLE ROW LEVEL SECURITY;
    ALTER TABLE deleted_objects FORCE ROW LEVEL SECURITY;
    CREATE POLICY upkeep ON deleted_objects TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON deleted_objects TO tenure_upkeep;

    CREATE FUNCTION record_deleted_object() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      INSERT INTO deleted_objects (object_key, tenant_id, mode, document_created_at)
      VALUES (OLD.object_key, OLD.tenant_id, OLD.mode, OLD.created_at)
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;

    CREATE FUNCTION are_deleted_objects_due() RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT EXISTS (SELECT FROM deleted_objects WHERE next_attempt_at <= now())
    $$;

    CREATE FUNCTION claim_deleted_objects(how_many integer) RETURNS SETOF text
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      UPDATE deleted_objects SET next_attempt_at = now() + interval '1 minute'
      WHERE object_key IN (
        SELECT object_key FROM deleted_objects WHERE next_attempt_at <= now()
        ORDER BY next_attempt_at LIMIT how_many FOR UPDATE SKIP LOCKED)
      RETURNING object_key
    $$;

    CREATE FUNCTION forget_deleted_object(wanted text) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      DELETE FROM deleted_objects WHERE object_key = wanted
    $$;

    CREATE FUNCTION objects_without_row(wanted text[]) RETURNS SETOF text
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT key FROM unnest(wanted) AS key
      WHERE NOT EXISTS (SELECT FROM documents d WHERE d.object_key = key)
        AND NOT EXISTS (SELECT FROM deleted_objects x WHERE x.object_key = key)
    $$;
  `);
  await knex.raw('ALTER FUNCTION record_deleted_object() OWNER TO tenure_upkeep');
  for (const signature of [
    'are_deleted_objects_due()',
    'claim_deleted_objects(integer)',
    'forget_deleted_object(text)',
    'objects_without_row(text[])',
  ]) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
  await knex.raw(`
    CREATE TRIGGER object_deleted AFTER DELETE ON documents FOR EACH ROW
      WHEN (OLD.object_key IS NOT NULL) EXECUTE FUNCTION record_deleted_object();
  `);
  await replaceFinishErasure(
    knex,
    `AND NOT EXISTS (
            SELECT FROM tenants_who_knew(e) AS who (tenant_id)
            JOIN deleted_objects x ON x.tenant_id = who.tenant_id AND x.mode = e.mode
            WHERE x.document_created_at <= e.requested_at
          )`,
  );
}

/** Fails while a document is in the object store: deleting its row would lose accepted work. */
export async function down(knex: Knex): Promise<void> {
  await replaceFinishErasure(knex, '');
  await knex.raw(`
    DROP TRIGGER object_deleted ON documents;
    DROP FUNCTION objects_without_row(text[]);
    DROP FUNCTION forget_deleted_object(text);
    DROP FUNCTION claim_deleted_objects(integer);
    DROP FUNCTION are_deleted_objects_due();
    DROP FUNCTION record_deleted_object();
    DROP TABLE deleted_objects;
    ALTER TABLE documents ALTER COLUMN bytes SET NOT NULL;
    ALTER TABLE documents DROP CONSTRAINT documents_content_check;
    ALTER TABLE documents DROP COLUMN object_key;
  `);
}

async function replaceFinishErasure(knex: Knex, objectsAreDeleted: string): Promise<void> {
  await knex.raw(`
    CREATE OR REPLACE FUNCTION finish_erasure(wanted uuid) RETURNS boolean
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH finished AS (
        UPDATE erasures e SET completed_at = now(), external_id = NULL, contacts = '{}'
        WHERE e.erasure_id = wanted AND e.completed_at IS NULL AND e.requested_at < now() - interval '10 seconds'
          AND NOT EXISTS (
            SELECT FROM tenants_who_knew(e) AS who (tenant_id)
            JOIN operations o ON o.tenant_id = who.tenant_id AND o.mode = e.mode
            WHERE o.created_at <= e.requested_at
              AND (o.status IN ('queued', 'running')
                   OR o.finished_at > now() - interval '10 seconds'
                   OR EXISTS (SELECT FROM documents d WHERE d.operation_id = o.operation_id))
          )
          ${objectsAreDeleted}
        RETURNING 1
      ) SELECT EXISTS (SELECT FROM finished)
    $$;
  `);
}
