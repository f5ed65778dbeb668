import type { MatchesRepository, MatchRow } from '../../db/records/matches.repository';
import type { UUID } from '../../domain/common';

/**
 * Returns the other tenant of a match that receives an event of this tenant; null without one. Like the match, an event
 * goes to the owner of the job only while the candidate is shared.
 */
export async function otherEventOwner(
  matches: Pick<MatchesRepository, 'isWithheld'>,
  match: Pick<MatchRow, 'tenant_id' | 'other_tenant_id' | 'candidate_id'>,
  tenantId: UUID,
): Promise<UUID | null> {
  if (match.tenant_id !== tenantId) return match.tenant_id;
  if (match.other_tenant_id === null) return null;
  return (await matches.isWithheld(match.candidate_id)) ? null : match.other_tenant_id;
}
