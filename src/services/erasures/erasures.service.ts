import type { CandidateRow } from '../../db/records/candidates.repository';
import type { UUID } from '../../domain/common';
import { notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Caller } from '../access/caller';
import type { TenantData } from '../tenant-data';

/** Shorter contacts would also match texts about other people. */
const MIN_CONTACT_LENGTH = 7;

/** Erases candidates on request. */
export class ErasuresService {
  constructor(private readonly data: TenantData) {}

  /**
   * Deletes the candidate, and in the same transaction records the erasure of its data in other tables, which the
   * upkeep pool completes within seconds. Throws `not_found` unless the candidate belongs to the caller's tenant.
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

/** Contacts that identify the candidate in other texts of the tenant, such as a parsed resume. */
function contactsOf({ person }: Pick<CandidateRow, 'person'>): string[] {
  const { email, phone } = person as { email?: unknown; phone?: unknown };
  return [email, phone].filter(
    (contact): contact is string => typeof contact === 'string' && contact.length >= MIN_CONTACT_LENGTH,
  );
}
