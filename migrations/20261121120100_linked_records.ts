import type { Knex } from 'knex';

/**
 * What a tenant may read of those it is linked with, and nothing more: an employer the candidates who agreed to be
 * shared, without who they are (`person`, `layers`), an organization the jobs once published. The row-level policies
 * of the tables stay as closed as they are: the views belong to a role they let through, name tenant, mode, link and
 * consent themselves, and cannot be written through.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE VIEW linked_candidates WITH (security_barrier) AS
      SELECT candidate_id, tenant_id, mode, external_id, status, city, state, highest_education_level, skills_count,
             profile, automated_scoring, created_at, updated_at
      FROM candidates
      WHERE mode = (SELECT current_setting('tenure.mode', true))
        AND share_with_employers AND status <> 'archived'
        AND tenant_id IN (SELECT linked_organization_ids());

    CREATE VIEW linked_jobs WITH (security_barrier) AS
      SELECT job_id, tenant_id, mode, external_id, slug, title, city, state, status, close_reason, parsed,
             posted_at, expires_at, closed_at, created_at, updated_at
      FROM jobs
      WHERE mode = (SELECT current_setting('tenure.mode', true))
        AND status <> 'draft'
        AND tenant_id IN (SELECT linked_employer_ids());
  `);
  for (const view of ['linked_candidates', 'linked_jobs']) {
    await knex.raw(`
      ALTER VIEW ${view} OWNER TO tenure_upkeep;
      REVOKE ALL ON ${view} FROM PUBLIC;
      GRANT SELECT ON ${view} TO tenure_app;
    `);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP VIEW linked_jobs');
  await knex.raw('DROP VIEW linked_candidates');
}
