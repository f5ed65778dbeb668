import type { PartialDate, UUID } from '../../domain/common';
import type { EndReason, PlacementStatus } from '../../domain/placements/placement-status';
import type { PlacementRecord } from '../../services/placements/placement-record';

/** A job offer to a candidate. */
export interface PlacementRequest {
  candidateId: UUID;
  jobId: UUID;
  /** `offered` by default. */
  status?: 'offered' | 'accepted' | 'started';
  /**
   * The planned or actual first day; defaults to today for `started`. From 1970-01-01 to 366 days ahead; a month or
   * year means its first day.
   */
  startDate?: PartialDate;
  /**
   * Agreed pay in US dollars per hour.
   * @minimum 0
   * @maximum 99999
   */
  hourlyUsd?: number;
  /**
   * Your own identifier. The other tenant of the placement does not see it.
   * @minLength 1
   * @maxLength 200
   */
  externalId?: string;
}

/** A status change or a correction of a placement. Omitted fields keep their value. */
export interface PlacementChangeRequest {
  status?: PlacementStatus;
  /**
   * The date of the status change: the first day for `started`, the last day for `completed` and `ended`; today by
   * default. From 1970-01-01 to 366 days ahead; a month or year means its first day.
   */
  effectiveDate?: PartialDate;
  /** Reason for the end; only for a `completed` or `ended` placement. Null removes it. */
  endReason?: EndReason | null;
  /** The planned or actual first day, within the same bounds. */
  startDate?: PartialDate;
  /** The last day, within the same bounds; only for a `completed` or `ended` placement. */
  endDate?: PartialDate;
  /**
   * Agreed pay in US dollars per hour. Null removes it.
   * @minimum 0
   * @maximum 99999
   */
  hourlyUsd?: number | null;
  /**
   * True if the recorded status was wrong: any status may replace it. The history keeps both, and
   * `placement.status_changed` contains `correction: true`.
   */
  correction?: boolean;
}

export type Placement = PlacementRecord;

/** One page of placements, the newest first. */
export interface PlacementList {
  placements: Placement[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}
