import type { Timestamp, Unit, UUID } from '../../../domain/common';
import type { Reason, Recommendation, Score100 } from '../../../domain/matching';
import type { PairFilter } from '../../../domain/matching/ranking/row-filter';
import type { RecordReader } from '../../access/record-scope';

export type RankFilters = PairFilter;

/** One job against candidates, or one candidate against open jobs. */
export interface RankRequest {
  subject: { jobId: UUID } | { candidateId: UUID };
  limit: number;
  filters: RankFilters;
}

/** A request as it waits with its operation. */
export interface QueuedRank extends RankRequest {
  sandboxTenant: RecordReader['sandboxTenant'];
}

/** A pair of a ranking, with exactly the figures a match of it has. */
export interface RankedPair {
  candidateId: UUID;
  jobId: UUID;
  finalScore: Score100;
  recommendation: Recommendation;
  confidence: Unit;
  probability90d: Unit;
  expectedTenureDays: number;
  /** Strongest first, at most three. */
  reasons: Reason[];
}

export interface Ranking {
  ranked: RankedPair[];
  /** Records that could be ranked. */
  considered: number;
  /** Those scored exactly; of the others it is known that they stand behind. */
  scored: number;
  modelVersion: string;
  rankedAt: Timestamp;
}
