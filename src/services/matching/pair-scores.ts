import type { MatchRowWithResult } from '../../db/records/matches.repository';
import { pairScoresOf } from '../../domain/matching/learning';
import type { PairResult } from './pair-scorer';

/** Serializes the scores of a stored match for its outcome; null if the match is useless for learning. */
export function serializePairScores({ result }: Pick<MatchRowWithResult, 'result'>): string | null {
  const stored = JSON.parse(result) as Partial<PairResult>;
  const { recommendation, componentScores, subModels } = stored;
  // The scores of an erased candidate were deleted.
  if (!recommendation || !componentScores || !subModels) return null;
  const scores = pairScoresOf({ recommendation, componentScores, subModels });
  return scores && JSON.stringify(scores);
}
