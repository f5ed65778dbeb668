import type { DuplicateList } from '../../services/duplicates/duplicates.service';

/** Candidates that may be the same person as another one. */
export type CandidateDuplicates = DuplicateList;
