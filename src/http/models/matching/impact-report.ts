import type { Timestamp } from '../../../domain/common';

/** Scores to report on, and the demographics of the people, as text in this body or as a file. */
export interface ImpactReportRequest {
  /** Scores given at or after this time count, ISO 8601. */
  from: Timestamp;
  /** Scores given before this time count, ISO 8601. */
  to: Timestamp;
  /**
   * What counts as selected: `recommendation:good_match` (or better), `top:10` (rank 10 or better in the latest ranking),
   * `score:70` (or more), `decision:advanced`, `decision:hired` or `placement` (it has started).
   * @maxLength 40
   */
  selected: string;
  /**
   * Comma-separated ids of jobs; all jobs if absent.
   * @maxLength 8000
   */
  jobIds?: string;
  /**
   * CSV with the heading `externalId,sex,raceEthnicity` (or `candidateId` instead of `externalId`) and a line for each
   * person. It is encrypted, read by the operation and deleted when the operation ends.
   */
  demographics?: string;
}
