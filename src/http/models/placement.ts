import type { PartialDate, UUID } from '../../domain/common';
import type { EndReason, PlacementStatus } from '../../domain/placements/placement-status';
import type { PlacementRecord } from '../../services/placements/placement-record';

/** A candidate offered a job. */
export interface PlacementRequest {
  candidateId: UUID;
  jobId: UUID;
  /** `offered` unless told otherwise. */
  status?: 'offered' | 'accepted' | 'started';
  /** The first day, planned or real; today for one that is `started`. */
  startDate?: PartialDate;
  /**
   * Pay agreed on, US dollars an hour.
   * @minimum 0
   * @maximum 99999
   */
  hourlyUsd?: number;
  /**
   * Your own identifier. The other tenant of the placement is not told it.
   * @minLength 1
   * @maxLength 200
   */
  externalId?: string;
}

/** Where a placement goes. */
export interface PlacementMoveRequest {
  status: PlacementStatus;
  /** When it took effect: the first day for `started`, the last for `completed` and `ended`; today unless told. */
  effectiveDate?: PartialDate;
  /** Why it ended; only with `completed` and `ended`. */
  endReason?: EndReason;
}

export type Placement = PlacementRecord;

/** One page of placements, the newest first. */
export interface PlacementList {
  placements: Placement[];
  hasMore: boolean;
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}
