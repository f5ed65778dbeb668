import type { Knex } from 'knex';

/**
 * What came of matching a candidate is shown to an employer as the candidate is: while the link holds and the
 * candidate agrees to be shared. Before, whatever an organization computed with an employer's job was the employer's
 * to read. Of a candidate that was erased nothing is left to withhold.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION is_candidate_withheld(candidate uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
      SELECT EXISTS (SELECT FROM candidates c
                     WHERE c.candidate_id = candidate AND NOT (c.share_with_employers AND c.status <> 'archived'))
    $$;
    ALTER FUNCTION is_candidate_withheld(uuid) OWNER TO tenure_upkeep;
    REVOKE ALL ON FUNCTION is_candidate_withheld(uuid) FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION is_candidate_withheld(uuid) TO tenure_app;
    CREATE POLICY shared_candidates ON matches AS RESTRICTIVE FOR SELECT TO tenure_app
      USING (tenant_id = nullif(current_setting('tenure.tenant_id', true), '')::uuid
             OR (tenant_id IN (SELECT linked_organization_ids()) AND NOT is_candidate_withheld(candidate_id)));
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP POLICY shared_candidates ON matches');
  await knex.raw('DROP FUNCTION is_candidate_withheld(uuid)');
}
