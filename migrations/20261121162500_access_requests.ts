import type { Knex } from 'knex';

const FUNCTIONS = [
  'ask_for_access(uuid, text, text, text, text, text)',
  'open_access_requests(integer)',
  'approve_access_request(uuid, uuid, uuid, text, text, uuid, bytea, uuid, bytea)',
  'decline_access_request(uuid, uuid, uuid, text)',
  'delete_old_access_requests(integer)',
];

/**
 * People without an account who ask for one; operators answer. Nobody is signed in when it is written and it belongs
 * to no tenant until it is approved, so processes reach it through functions alone. An answered request keeps nothing
 * of the person.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE access_requests (
      request_id uuid PRIMARY KEY,
      email text CHECK (length(email) BETWEEN 3 AND 254),
      person text CHECK (length(person) BETWEEN 1 AND 100),
      organization text NOT NULL CHECK (length(organization) BETWEEN 1 AND 200),
      tenant_type text NOT NULL CHECK (tenant_type IN ('employer', 'organization')),
      message text CHECK (length(message) <= 1000),
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      answer text CHECK (answer IN ('approved', 'declined')),
      answered_at timestamptz(3),
      answered_by uuid REFERENCES users,
      tenant_id uuid REFERENCES tenants,
      CHECK ((answer IS NULL) = (answered_at IS NULL)),
      CHECK (answer IS NULL OR (email IS NULL AND person IS NULL AND message IS NULL))
    );
    CREATE UNIQUE INDEX access_requests_open ON access_requests (lower(email)) WHERE answer IS NULL;
    CREATE INDEX access_requests_by_operator ON access_requests (answered_by);
    CREATE INDEX access_requests_by_tenant ON access_requests (tenant_id);
    ALTER TABLE access_requests ENABLE ROW LEVEL SECURITY;
    ALTER TABLE access_requests FORCE ROW LEVEL SECURITY;
    CREATE POLICY upkeep ON access_requests TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE, DELETE ON access_requests TO tenure_upkeep;
    GRANT INSERT ON invitations TO tenure_upkeep;

    -- Operators hear of requests once a day, however many there are.
    CREATE FUNCTION ask_for_access(
      new_request uuid, address text, who text, for_whom text, kind_of_tenant text, words text
    ) RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      INSERT INTO access_requests (request_id, email, person, organization, tenant_type, message)
      VALUES (new_request, address, who, for_whom, kind_of_tenant, words) ON CONFLICT DO NOTHING;
      INSERT INTO mails (mail_id, kind, cause, recipient)
      SELECT gen_random_uuid(), 'access_requested', 'access_requested:' || current_date || ':' || user_id, email
      FROM users WHERE role = 'operator' AND status = 'active'
      ON CONFLICT DO NOTHING
    $$;

    CREATE FUNCTION open_access_requests(how_many integer)
    RETURNS TABLE (request_id uuid, email text, person text, organization text, tenant_type text, message text,
                   created_at timestamptz, signs_in boolean)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT request_id, email, person, organization, tenant_type, message, created_at,
             EXISTS (SELECT 1 FROM users u WHERE lower(u.email) = lower(a.email))
      FROM access_requests a WHERE answer IS NULL ORDER BY created_at LIMIT how_many
    $$;

    -- Tenant, invitation and mail come together with the answer, or not at all.
    CREATE FUNCTION approve_access_request(
      wanted uuid, operator uuid, new_tenant uuid, kind_of_tenant text, name_of_tenant text, new_invitation uuid,
      digest bytea, new_mail uuid, link bytea
    ) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE address text;
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM users WHERE user_id = operator AND role = 'operator' AND status = 'active') THEN
        RETURN 'not_allowed';
      END IF;
      SELECT email INTO address FROM access_requests WHERE request_id = wanted AND answer IS NULL FOR UPDATE;
      IF address IS NULL THEN RETURN 'answered'; END IF;
      IF EXISTS (SELECT 1 FROM users u WHERE lower(u.email) = lower(address)) THEN RETURN 'signs_in'; END IF;
      INSERT INTO tenants (tenant_id, type, name) VALUES (new_tenant, kind_of_tenant, name_of_tenant);
      INSERT INTO invitations (invitation_id, tenant_id, email, role, token_digest, invited_by)
      VALUES (new_invitation, new_tenant, address,
              CASE kind_of_tenant WHEN 'employer' THEN 'employer_admin' ELSE 'org_admin' END, digest, operator);
      INSERT INTO mails (mail_id, tenant_id, kind, cause, recipient, facts, sealed_link)
      VALUES (new_mail, new_tenant, 'access_approved', 'access_approved:' || wanted, address,
              jsonb_build_object('tenantName', name_of_tenant), link);
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
      VALUES (gen_random_uuid(), new_tenant, 'user', operator, 'tenant.created', 'tenant', new_tenant),
             (gen_random_uuid(), new_tenant, 'user', operator, 'user.invited', 'user', new_invitation);
      UPDATE access_requests SET answer = 'approved', answered_at = now(), answered_by = operator,
        tenant_id = new_tenant, email = NULL, person = NULL, message = NULL
      WHERE request_id = wanted;
      RETURN 'approved';
    END
    $$;

    CREATE FUNCTION decline_access_request(wanted uuid, operator uuid, new_mail uuid, reason text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE address text;
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM users WHERE user_id = operator AND role = 'operator' AND status = 'active') THEN
        RETURN 'not_allowed';
      END IF;
      SELECT email INTO address FROM access_requests WHERE request_id = wanted AND answer IS NULL FOR UPDATE;
      IF address IS NULL THEN RETURN 'answered'; END IF;
      INSERT INTO mails (mail_id, kind, cause, recipient, facts)
      VALUES (new_mail, 'access_declined', 'access_declined:' || wanted, address, jsonb_build_object('reason', reason));
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
      VALUES (gen_random_uuid(), NULL, 'user', operator, 'access.declined', 'access_request', wanted);
      UPDATE access_requests SET answer = 'declined', answered_at = now(), answered_by = operator,
        email = NULL, person = NULL, message = NULL
      WHERE request_id = wanted;
      RETURN 'declined';
    END
    $$;

    CREATE FUNCTION delete_old_access_requests(how_many integer) RETURNS bigint
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      WITH gone AS (
        DELETE FROM access_requests WHERE request_id IN (
          SELECT request_id FROM access_requests WHERE created_at < now() - interval '90 days' LIMIT how_many
        ) RETURNING 1
      ) SELECT count(*) FROM gone
    $$;
  `);
  for (const signature of FUNCTIONS) {
    await knex.raw(`
      ALTER FUNCTION ${signature} OWNER TO tenure_upkeep;
      REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ${signature} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const signature of [...FUNCTIONS].reverse()) await knex.raw(`DROP FUNCTION ${signature}`);
  await knex.raw('REVOKE INSERT ON invitations FROM tenure_upkeep');
  await knex.raw('DROP TABLE access_requests');
}
