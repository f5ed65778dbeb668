import type { CandidateRow } from '../../db/records/candidates.repository';
import type { UUID } from '../../domain/common';
import { notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Caller } from '../access/caller';
import type { TenantData } from '../tenant-data';

/** Shorter ones would be found in texts about others. */
const MIN_CONTACT_LENGTH = 7;

/** Forgets people. */
export class ErasuresService {
  constructor(private readonly data: TenantData) {}

  /**
   * Deletes the candidate at once, and in the same transaction notes that its traces elsewhere are to follow, which
   * the upkeep pool does within seconds. Refuses with `not_found` unless the candidate is the caller's own.
   */
  async erase(caller: Caller, candidateId: UUID): Promise<void> {
    await this.data.of(caller).transaction(async ({ candidates, erasures }) => {
      const candidate = await candidates.find(candidateId);
      if (!candidate || !(await candidates.remove(candidateId))) {
        throw notFound('candidate');
      }
      await erasures.add({
        erasureId: newId(),
        candidateId,
        keyId: caller.keyId,
        externalId: candidate.external_id,
        contacts: contactsOf(candidate),
      });
    });
  }
}

/** What would still tell who it was in a text of the same tenant, such as a resume it has parsed. */
function contactsOf({ person }: Pick<CandidateRow, 'person'>): string[] {
  const { email, phone } = person as { email?: unknown; phone?: unknown };
  return [email, phone].filter(
    (contact): contact is string => typeof contact === 'string' && contact.length >= MIN_CONTACT_LENGTH,
  );
}
