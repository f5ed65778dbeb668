import type { Knex } from 'knex';

const FUNCTIONS = [
  'own_tenant_links()',
  'request_tenant_link(uuid, uuid, text, uuid)',
  'accept_tenant_link(uuid, text, uuid)',
  'revoke_tenant_link(uuid, text, uuid)',
  'linked_organization_ids()',
  'linked_employer_ids()',
];

/**
 * An organization and an employer that want to work together. A link has two owners, so nobody touches the table
 * itself: what a tenant may see and do goes through functions that read the tenant of the transaction, and every
 * step is written into the audit logs of both.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE tenant_links (
      link_id uuid PRIMARY KEY,
      organization_id uuid NOT NULL REFERENCES tenants,
      employer_id uuid NOT NULL REFERENCES tenants,
      status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'active', 'revoked')),
      requested_by text NOT NULL CHECK (requested_by IN ('organization', 'employer')),
      revoked_by text CHECK (revoked_by IN ('organization', 'employer')),
      requested_at timestamptz(3) NOT NULL DEFAULT now(),
      accepted_at timestamptz(3),
      revoked_at timestamptz(3),
      CHECK ((status = 'revoked') = (revoked_at IS NOT NULL)),
      CHECK (status <> 'active' OR accepted_at IS NOT NULL)
    );
    CREATE UNIQUE INDEX tenant_links_living ON tenant_links (organization_id, employer_id)
      WHERE status IN ('requested', 'active');
    CREATE INDEX tenant_links_by_organization ON tenant_links (organization_id);
    CREATE INDEX tenant_links_by_employer ON tenant_links (employer_id);
    ALTER TABLE tenant_links ENABLE ROW LEVEL SECURITY;
    ALTER TABLE tenant_links FORCE ROW LEVEL SECURITY;
    CREATE POLICY upkeep ON tenant_links TO tenure_upkeep USING (true) WITH CHECK (true);
    GRANT SELECT, INSERT, UPDATE ON tenant_links TO tenure_upkeep;
  `);
  await knex.raw(`
    CREATE FUNCTION own_tenant_links()
    RETURNS TABLE (
      link_id uuid, organization_id uuid, organization_name text, employer_id uuid, employer_name text, status text,
      requested_by text, revoked_by text, requested_at timestamptz, accepted_at timestamptz, revoked_at timestamptz
    )
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT l.link_id, l.organization_id, o.name, l.employer_id, e.name, l.status,
             l.requested_by, l.revoked_by, l.requested_at, l.accepted_at, l.revoked_at
      FROM tenant_links l
      JOIN tenants o ON o.tenant_id = l.organization_id
      JOIN tenants e ON e.tenant_id = l.employer_id
      WHERE nullif(current_setting('tenure.tenant_id', true), '')::uuid IN (l.organization_id, l.employer_id)
    $$;

    CREATE FUNCTION note_tenant_link(link tenant_links, step text, by_type text, actor_type text, actor uuid)
    RETURNS void
    LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
      INSERT INTO audit_log (audit_id, tenant_id, actor_type, actor_id, action, subject_type, subject_id)
      SELECT gen_random_uuid(), side.tenant_id, actor_type, CASE WHEN side.type = by_type THEN actor END,
             'tenant_link.' || step, 'tenant_link', (link).link_id
      FROM (VALUES ('organization', (link).organization_id), ('employer', (link).employer_id)) AS side (type, tenant_id)
    $$;
    ALTER FUNCTION note_tenant_link(tenant_links, text, text, text, uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION note_tenant_link(tenant_links, text, text, text, uuid) FROM PUBLIC;
  `);
  // A request that meets one of the other side is its acceptance: both have said that they want the link.
  await knex.raw(`
    CREATE FUNCTION request_tenant_link(new_link uuid, other uuid, actor_type text, actor uuid) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      me tenants;
      them tenants;
      link tenant_links;
    BEGIN
      SELECT * INTO me FROM tenants WHERE tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      SELECT * INTO them FROM tenants WHERE tenant_id = other AND status = 'active' AND type <> me.type;
      IF me.tenant_id IS NULL OR them.tenant_id IS NULL THEN
        RETURN NULL;
      END IF;
      INSERT INTO tenant_links (link_id, organization_id, employer_id, requested_by)
      VALUES (new_link,
              CASE me.type WHEN 'organization' THEN me.tenant_id ELSE them.tenant_id END,
              CASE me.type WHEN 'employer' THEN me.tenant_id ELSE them.tenant_id END,
              me.type)
      ON CONFLICT (organization_id, employer_id) WHERE status IN ('requested', 'active') DO NOTHING
      RETURNING * INTO link;
      IF link.link_id IS NOT NULL THEN
        PERFORM note_tenant_link(link, 'requested', me.type, actor_type, actor);
        RETURN link.link_id;
      END IF;
      SELECT * INTO link FROM tenant_links
      WHERE status IN ('requested', 'active')
        AND organization_id = CASE me.type WHEN 'organization' THEN me.tenant_id ELSE them.tenant_id END
        AND employer_id = CASE me.type WHEN 'employer' THEN me.tenant_id ELSE them.tenant_id END;
      IF link.status = 'requested' AND link.requested_by <> me.type THEN
        PERFORM accept_tenant_link(link.link_id, actor_type, actor);
      END IF;
      RETURN link.link_id;
    END
    $$;

    CREATE FUNCTION accept_tenant_link(wanted uuid, actor_type text, actor uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      me uuid := nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      link tenant_links;
    BEGIN
      UPDATE tenant_links SET status = 'active', accepted_at = now()
      WHERE link_id = wanted AND status = 'requested'
        AND me = CASE requested_by WHEN 'organization' THEN employer_id ELSE organization_id END
      RETURNING * INTO link;
      IF link.link_id IS NULL THEN
        RETURN false;
      END IF;
      PERFORM note_tenant_link(
        link, 'accepted', CASE me WHEN link.employer_id THEN 'employer' ELSE 'organization' END, actor_type, actor);
      RETURN true;
    END
    $$;

    CREATE FUNCTION revoke_tenant_link(wanted uuid, actor_type text, actor uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
    DECLARE
      me uuid := nullif(current_setting('tenure.tenant_id', true), '')::uuid;
      link tenant_links;
    BEGIN
      UPDATE tenant_links
      SET status = 'revoked', revoked_at = now(),
          revoked_by = CASE me WHEN employer_id THEN 'employer' ELSE 'organization' END
      WHERE link_id = wanted AND status IN ('requested', 'active') AND me IN (organization_id, employer_id)
      RETURNING * INTO link;
      IF link.link_id IS NULL THEN
        RETURN false;
      END IF;
      PERFORM note_tenant_link(link, 'revoked', link.revoked_by, actor_type, actor);
      RETURN true;
    END
    $$;

    CREATE FUNCTION linked_organization_ids() RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT l.organization_id FROM tenant_links l
      JOIN tenants o ON o.tenant_id = l.organization_id AND o.status = 'active'
      WHERE l.status = 'active' AND l.employer_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
    $$;

    CREATE FUNCTION linked_employer_ids() RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT l.employer_id FROM tenant_links l
      JOIN tenants e ON e.tenant_id = l.employer_id AND e.status = 'active'
      WHERE l.status = 'active' AND l.organization_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
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
  await knex.raw('DROP FUNCTION note_tenant_link(tenant_links, text, text, text, uuid)');
  await knex.raw('DROP TABLE tenant_links');
}
