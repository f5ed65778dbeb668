import type { Knex } from 'knex';

/**
 * The role of people who work with records and decide, and who manage nothing. Their readings of live records are
 * entries of the audit log, so numerous that changes are listed without them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE users DROP CONSTRAINT users_role_check,
      ADD CONSTRAINT users_role_check
        CHECK (role IN ('employer_admin', 'org_admin', 'member', 'caseworker', 'operator'));
    ALTER TABLE invitations DROP CONSTRAINT invitations_role_check,
      ADD CONSTRAINT invitations_role_check
        CHECK (role IN ('employer_admin', 'org_admin', 'member', 'caseworker'));

    ALTER TABLE audit_log ADD COLUMN kind text NOT NULL DEFAULT 'change' CHECK (kind IN ('change', 'read'));
    DROP INDEX audit_log_by_age;
    CREATE INDEX audit_log_by_age ON audit_log (tenant_id, kind, at DESC, audit_id DESC);
    CREATE INDEX audit_log_by_subject ON audit_log (subject_id, at DESC);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX audit_log_by_subject;
    DROP INDEX audit_log_by_age;
    CREATE INDEX audit_log_by_age ON audit_log (tenant_id, at DESC, audit_id DESC);
    DELETE FROM audit_log WHERE kind = 'read';
    ALTER TABLE audit_log DROP COLUMN kind;
    UPDATE users SET role = 'member', session_version = session_version + 1 WHERE role = 'caseworker';
    UPDATE invitations SET role = 'member' WHERE role = 'caseworker';
    ALTER TABLE invitations DROP CONSTRAINT invitations_role_check,
      ADD CONSTRAINT invitations_role_check CHECK (role IN ('employer_admin', 'org_admin', 'member'));
    ALTER TABLE users DROP CONSTRAINT users_role_check,
      ADD CONSTRAINT users_role_check CHECK (role IN ('employer_admin', 'org_admin', 'member', 'operator'));
  `);
}
