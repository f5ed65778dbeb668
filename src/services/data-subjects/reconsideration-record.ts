import type { ReconsiderationRow } from '../../db/data-subjects/match-reconsiderations.repository';
import type { Timestamp, UUID } from '../../domain/common';
import { roundTo } from '../../domain/numbers';
import type { Recommendation, Score100 } from '../../domain/matching';

export type ReconsiderationRequester = 'candidate' | 'caseworker';

/** A score that was reconsidered, and the score that the pair received then. */
export interface ReconsiderationRecord {
  reconsiderationId: UUID;
  matchId: UUID;
  candidateId: UUID;
  jobId: UUID;
  /** Entry of the score log that is reconsidered. */
  logEntryId: UUID;
  /** Entry of the score log with the new score. */
  newLogEntryId: UUID;
  requestedBy: ReconsiderationRequester;
  /** Null for the other tenant of the pair. */
  reason: string | null;
  /** Null for a forecast, and for a score that your tenant does not see. */
  scoreBefore: Score100 | null;
  recommendationBefore: Recommendation | null;
  scoreAfter: Score100 | null;
  recommendationAfter: Recommendation | null;
  /** `scoreAfter` minus `scoreBefore`; null without one of them. */
  difference: number | null;
  createdAt: Timestamp;
}

export function reconsiderationRecord(row: ReconsiderationRow): ReconsiderationRecord {
  const { score_before: before, score_after: after } = row;
  return {
    reconsiderationId: row.reconsideration_id,
    matchId: row.match_id,
    candidateId: row.candidate_id,
    jobId: row.job_id,
    logEntryId: row.log_entry_id,
    newLogEntryId: row.new_log_entry_id,
    requestedBy: row.requested_by as ReconsiderationRequester,
    reason: row.reason,
    scoreBefore: before,
    recommendationBefore: row.recommendation_before as Recommendation | null,
    scoreAfter: after,
    recommendationAfter: row.recommendation_after as Recommendation | null,
    difference: before === null || after === null ? null : roundTo(after - before, 4),
    createdAt: row.created_at.toISOString(),
  };
}
