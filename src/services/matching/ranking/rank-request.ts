import type { Timestamp, Unit, UUID } from '../../../domain/common';
import type { Reason, Recommendation, Score100 } from '../../../domain/matching';
import type { RecordReader } from '../../access/record-scope';

export interface RankFilters {
  /** Only pairs at most this far apart; a distance that is not known is too far. */
  maxMiles: number | null;
  recommendations: readonly Recommendation[] | null;
  /** Only pairs whose pay fits, or where it is not known. */
  payFits: boolean;
  /** Only pairs whose hours fit at least in part, or where they are not known. */
  scheduleFits: boolean;
  /** Only candidates who hold this certificate. */
  certification: string | null;
}

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
  /** Those scored exactly; the others stood behind them in the narrowing index. */
  scored: number;
  modelVersion: string;
  rankedAt: Timestamp;
}
