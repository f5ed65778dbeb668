import type { Knex } from 'knex';

/**
 * Ends a key somebody has found where it should not be. Whoever reports it has proven to hold it, for only the exact
 * hash is answered. Note in the audit log and mails to its people come with the end of the key.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION revoke_leaked_key(wanted bytea, found_at text) RETURNS text
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH known AS (
        SELECT key_id FROM api_keys WHERE key_hash = wanted
      ), ended AS (
        UPDATE api_keys SET status = 'revoked', revoked_at = now(), revoked_reason = 'leaked'
        WHERE key_hash = wanted AND status <> 'revoked'
        RETURNING *
      ), noted AS (
        INSERT INTO audit_log (audit_id, tenant_id, actor_type, action, subject_type, subject_id)
        SELECT gen_random_uuid(), tenant_id, 'system', 'key.leaked', 'api_key', key_id FROM ended
      ), told AS (
        INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts)
        SELECT gen_random_uuid(), e.tenant_id, 'key_leaked', 'key_leaked:' || e.key_id || ':' || p.user_id, p.email,
               jsonb_build_object('tenantName', p.tenant_name, 'keyName', e.name, 'last4', e.last4, 'mode', e.mode,
                 'foundAt', found_at)
        FROM ended e CROSS JOIN LATERAL people_to_mail(e.tenant_id, e.created_by) p
        WHERE e.purpose = 'program'
        ON CONFLICT DO NOTHING
      )
      SELECT CASE WHEN EXISTS (SELECT 1 FROM ended) THEN 'revoked' ELSE 'ended' END FROM known
    $$;
    ALTER FUNCTION revoke_leaked_key(bytea, text) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION revoke_leaked_key(bytea, text) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION revoke_leaked_key(bytea, text) TO tenure_app;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION revoke_leaked_key(bytea, text)');
}
