import type { RetentionEstimator } from '../../../retention';
import type { DistanceMode } from '../../match-result';
import type { JobProfile } from '../../profile/job-profile';
import type { ComponentWeights } from '../../weights';
import type { PairFilter } from './row-filter';

/** A job to search candidates for. */
export interface TopKQuery {
  job: JobProfile;
  retention: RetentionEstimator;
  /** Weights that differ from the defaults, by the owner number of a candidate. */
  weights: readonly Partial<ComponentWeights>[];
  distance: DistanceMode;
  filter: PairFilter;
  /** Number of best candidates. */
  limit: number;
  /** Candidates returned at most. */
  maxCount: number;
}
