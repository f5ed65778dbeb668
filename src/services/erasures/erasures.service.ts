import type { UUID } from '../../domain/common';
import type { Repositories } from '../../db/kernel/repositories';
import { searchTerms } from '../../domain/candidates/search-words';
import { notFound } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Caller } from '../access/caller';
import { namesOfPerson } from '../candidates/names-of-person';
import type { TenantData } from '../tenant-data';

/** Erases candidates on request. */
export class ErasuresService {
  constructor(private readonly data: TenantData) {}

  /**
   * Deletes the candidate, and in the same transaction records the erasure of its data in other tables, which the
   * upkeep pool completes within seconds. Records that were merged are erased together. Throws `not_found` unless the candidate belongs to the caller's tenant.
   */
  async erase(caller: Caller, candidateId: UUID): Promise<void> {
    await this.data.of(caller).transaction(async (repositories) => {
      const { candidates, erasures } = repositories;
      const candidate = await candidates.findOrMerged(candidateId);
      if (candidate) await deleteSearchesByName(repositories, candidate.candidate_id);
      if (!candidate || !(await candidates.remove(candidate.candidate_id))) {
        throw notFound('candidate');
      }
      for (const names of namesOfPerson(candidate)) {
        await erasures.add({ erasureId: newId(), keyId: caller.keyId, ...names });
      }
    });
  }
}

/** Deletes saved searches whose words all occur in the name or the contacts of the candidate, while these are known. */
async function deleteSearchesByName(
  { savedSearches, candidates }: Repositories,
  candidateId: UUID,
): Promise<void> {
  for (const { search_id: searchId, filters } of await savedSearches.listByName()) {
    const { q } = filters as { q: string };
    const conditions = { status: null, externalId: null, updatedSince: null, terms: searchTerms(q) };
    if ((await candidates.matching([candidateId], conditions)).length > 0)
      await savedSearches.remove(searchId);
  }
}
