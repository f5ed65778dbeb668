import type { MatchRowWithResult } from '../../db/records/matches.repository';
import { pairScoresOf } from '../../domain/matching/learning';
import type { PairResult } from './pair-scorer';

/** What a kept match scored, as it is stored with an outcome; null where nothing is to be learned from it. */
export function serializePairScores({ result }: Pick<MatchRowWithResult, 'result'>): string | null {
  const kept = JSON.parse(result) as Partial<PairResult>;
  const { recommendation, componentScores, subModels } = kept;
  // Of an erased candidate no scores are left.
  if (!recommendation || !componentScores || !subModels) return null;
  const scores = pairScoresOf({ recommendation, componentScores, subModels });
  return scores && JSON.stringify(scores);
}
