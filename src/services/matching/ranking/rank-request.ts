import type { ScoreSurface } from '../../../db/records/score-log.repository';
import type { Timestamp, Unit, UUID } from '../../../domain/common';
import type { DistanceMode, Reason, Recommendation, Score100 } from '../../../domain/matching';
import type { PairFilter } from '../../../domain/matching/ranking/search/row-filter';
import type { RecordReader } from '../../access/record-scope';

export type RankFilters = PairFilter;

/** One job against candidates, or one candidate against open jobs. */
export interface RankRequest {
  subject: { jobId: UUID } | { candidateId: UUID };
  limit: number;
  filters: RankFilters;
  /** `score` if absent, as in requests queued by earlier releases. */
  distance?: DistanceMode;
}

/** A request as it is stored with its operation. */
export interface QueuedRank extends RankRequest {
  sandboxTenant: RecordReader['sandboxTenant'];
  /** Absent in requests queued by earlier releases. */
  surface?: ScoreSurface;
}

/** A ranked pair with the same scores as its match. */
export interface RankedPair {
  candidateId: UUID;
  jobId: UUID;
  finalScore: Score100;
  recommendation: Recommendation;
  confidence: Unit;
  probability90d: Unit;
  expectedTenureDays: number;
  /** Two sentences, as in the match. */
  verdict: string;
  /** At most three, strongest first. */
  reasons: Reason[];
}

export interface Ranking {
  ranked: RankedPair[];
  /** Records that could be ranked. */
  considered: number;
  /** Records scored exactly. The others cannot reach the top. */
  scored: number;
  modelVersion: string;
  rankedAt: Timestamp;
}
