import type { UUID } from '../../../domain/common';
import type {
  DecisionOutcome,
  DecisionReasonCode,
  DecisionRecord,
} from '../../../services/decisions/decisions.service';
import type { HistoryEntry } from '../../../services/score-log/match-history.service';

/** A decision of a person about a match. */
export interface DecisionRequest {
  /** `overridden`: the person disregarded the score. */
  outcome: DecisionOutcome;
  reasonCode: DecisionReasonCode;
  /**
   * The reason in words. Only visible to your tenant; deleted if the candidate is erased.
   * @minLength 1
   * @maxLength 2000
   */
  reason?: string;
  /**
   * Your identifier of the person who decided, such as a staff number. Only visible to your tenant.
   * @minLength 1
   * @maxLength 200
   */
  decidedBy: string;
  /** The score on which the decision rests: `id` of a score in the history of the match. */
  logEntryId?: UUID;
}

/** Who takes a decision back. */
export interface DecisionWithdrawalRequest {
  /**
   * Your identifier of the person who withdraws the decision, such as a staff number. Only visible to your tenant.
   * @minLength 1
   * @maxLength 200
   */
  withdrawnBy: string;
}

/** A decision; `reason`, `decidedBy` and `withdrawnBy` are null for the other tenant of the pair. */
export type Decision = DecisionRecord;

/** One page of decisions, the newest first. */
export interface DecisionList {
  decisions: Decision[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}

/** One page of the history of a match, the newest first. */
export interface MatchHistory {
  entries: HistoryEntry[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}
