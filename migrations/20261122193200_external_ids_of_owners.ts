import type { Knex } from 'knex';

/** The data of an event with some members set to null. */
const without = (members: string): string =>
  `(SELECT json_object_agg(key, CASE WHEN key IN (${members}) THEN 'null'::json ELSE value END)
    FROM json_each(v.data))`;

/**
 * The identifier a tenant has given a record is for that tenant alone. Events already in the log told the other tenant
 * of a pair, too: there it is taken out.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    SET LOCAL ROLE tenure_upkeep;
    UPDATE events v SET data = ${without("'candidateExternalId'")}
    WHERE v.type IN ('match.created', 'match.updated') AND v.data->>'candidateExternalId' IS NOT NULL
      AND NOT EXISTS (SELECT FROM candidates c WHERE c.candidate_id = (v.data->>'candidateId')::uuid
                      AND c.tenant_id = v.tenant_id);
    UPDATE events v SET data = ${without("'jobExternalId'")}
    WHERE v.type IN ('match.created', 'match.updated') AND v.data->>'jobExternalId' IS NOT NULL
      AND NOT EXISTS (SELECT FROM jobs j WHERE j.job_id = (v.data->>'jobId')::uuid AND j.tenant_id = v.tenant_id);
    UPDATE events v SET data = ${without("'externalId'")}
    WHERE v.type = 'placement.created' AND v.data->>'externalId' IS NOT NULL
      AND NOT EXISTS (SELECT FROM placements p WHERE p.placement_id = (v.data->>'placementId')::uuid
                      AND p.tenant_id = v.tenant_id);
    RESET ROLE;
  `);
}

/** What was taken out is not brought back. */
export function down(): Promise<void> {
  return Promise.resolve();
}
