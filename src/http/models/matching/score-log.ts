import type { LoggedScoreExplanation } from '../../../services/score-log/score-log.service';
import type { ScoreLogEntry } from '../../../services/score-log/score-entries';

/** One page of the score log, the oldest entry first. */
export interface ScoreLogList {
  entries: ScoreLogEntry[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
  nextCursor: string | null;
}

/** A score in plain language, from what was logged with it. */
export type ExplanationResponse = LoggedScoreExplanation;
