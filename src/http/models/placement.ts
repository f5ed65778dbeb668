import type { PartialDate, UUID } from '../../domain/common';
import type { EndReason, PlacementStatus } from '../../domain/placements/placement-status';
import type { PlacementRecord } from '../../services/placements/placement-record';

/** A candidate offered a job. */
export interface PlacementRequest {
  candidateId: UUID;
  jobId: UUID;
  /** `offered` unless told otherwise. */
  status?: 'offered' | 'accepted' | 'started';
  /**
   * The first day, planned or real; today for one that is `started`. From 1970-01-01 to 366 days ahead, of a month or
   * year its first day.
   */
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

/** Where a placement goes, or what of it was recorded wrongly. Fields left out stay as they are. */
export interface PlacementChangeRequest {
  status?: PlacementStatus;
  /**
   * When the status took effect: the first day for `started`, the last for `completed` and `ended`; today unless given.
   * From 1970-01-01 to 366 days ahead, of a month or year its first day.
   */
  effectiveDate?: PartialDate;
  /** Why it ended; only of a placement that is `completed` or `ended`. Null takes it back. */
  endReason?: EndReason | null;
  /** The first day, planned or real, within the same bounds. */
  startDate?: PartialDate;
  /** The last day, within the same bounds; only of a placement that is `completed` or `ended`. */
  endDate?: PartialDate;
  /**
   * Pay agreed on, US dollars an hour. Null takes it back.
   * @minimum 0
   * @maximum 99999
   */
  hourlyUsd?: number | null;
  /**
   * True when the status recorded so far was wrong: any status may then take its place. The history keeps both, and
   * `placement.status_changed` says `correction: true`.
   */
  correction?: boolean;
}

export type Placement = PlacementRecord;

/** One page of placements, the newest first. */
export interface PlacementList {
  placements: Placement[];
  hasMore: boolean;
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}
