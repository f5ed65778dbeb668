import type { UUID, Unit } from '../../domain/common';
import { duplicateKeys } from '../../domain/duplicates/duplicate-keys';
import {
  DUPLICATE_MODEL_VERSION,
  duplicateLikelihood,
  type DuplicateLikelihood,
} from '../../domain/duplicates/duplicate-likelihood';
import { identityFeatures } from '../../domain/duplicates/identity-features';
import { notFound } from '../../platform/app-error';
import type { Caller } from '../access/caller';
import { recordScope } from '../access/record-scope';
import { fieldsOfRow } from '../candidates/candidate-record';
import type { TenantData } from '../tenant-data';

/** Another record that may be of the same person. */
export interface DuplicateCandidate extends DuplicateLikelihood {
  candidateId: UUID;
  externalId: string | null;
  firstName: string | null;
  lastName: string | null;
}

export interface DuplicateList {
  candidateId: UUID;
  /** Version of the weights. */
  modelVersion: string;
  /** The most likely first. */
  duplicates: DuplicateCandidate[];
}

export interface DuplicateFilter {
  minLikelihood: Unit;
  limit: number;
  /** Also lists records that a person declared to be of another one. */
  includeDistinct?: boolean;
}

/** Finds records that may be of one person. */
export class DuplicatesService {
  constructor(private readonly data: TenantData) {}

  /** Throws `not_found` unless the candidate belongs to the caller's tenant. */
  async list(
    caller: Caller,
    candidateId: UUID,
    { minLikelihood, limit, includeDistinct = false }: DuplicateFilter,
  ): Promise<DuplicateList> {
    const { candidates, duplicateKeys: keys, distinctCandidates } = this.data.of(recordScope(caller)).reads;
    const row = await candidates.find(candidateId);
    if (!row) throw notFound('candidate');
    const features = identityFeatures(fieldsOfRow(row));
    const [others, distinct] = await Promise.all([
      keys.listSharing(candidateId, duplicateKeys(features)),
      distinctCandidates.distinctFrom(candidateId),
    ]);
    const duplicates = others
      .filter((other) => includeDistinct || !distinct.has(other.candidate_id))
      .map((other): DuplicateCandidate => {
        const fields = fieldsOfRow(other);
        return {
          candidateId: other.candidate_id,
          externalId: other.external_id,
          firstName: fields.firstName,
          lastName: fields.lastName,
          ...duplicateLikelihood(features, identityFeatures(fields)),
        };
      })
      .filter(({ likelihood }) => likelihood >= minLikelihood)
      .sort((a, b) => b.likelihood - a.likelihood || (a.candidateId < b.candidateId ? -1 : 1));
    return { candidateId, modelVersion: DUPLICATE_MODEL_VERSION, duplicates: duplicates.slice(0, limit) };
  }
}
