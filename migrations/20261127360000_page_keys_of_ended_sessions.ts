import type { Knex } from 'knex';

/**
 * A key for a page ends with the sessions of its user: when the member is disabled or gets another role, and when the
 * password is changed. Otherwise a former member keeps the access for up to an hour.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION revoke_page_keys() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    BEGIN
      UPDATE api_keys SET status = 'revoked', revoked_at = now(), revoked_reason = 'session ended'
      WHERE tenant_id = NEW.tenant_id AND created_by = NEW.user_id AND purpose = 'playground' AND status <> 'revoked';
      RETURN NULL;
    END
    $$;
    ALTER FUNCTION revoke_page_keys() OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION revoke_page_keys() FROM PUBLIC;
    CREATE TRIGGER sessions_ended AFTER UPDATE OF session_version ON users FOR EACH ROW
      WHEN (OLD.session_version IS DISTINCT FROM NEW.session_version) EXECUTE FUNCTION revoke_page_keys();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TRIGGER sessions_ended ON users; DROP FUNCTION revoke_page_keys()');
}
