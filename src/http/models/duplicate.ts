import type { UUID } from '../../domain/common';
import type { DuplicateList } from '../../services/duplicates/duplicates.service';

/** Candidates that may be the same person as another one. */
export type CandidateDuplicates = DuplicateList;

/** The other record of the person. */
export interface CandidateMergeRequest {
  candidateId: UUID;
}
