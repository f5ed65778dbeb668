import type { Unit, UUID } from '../../domain/common';
import type { Recommendation } from '../../domain/matching';
import type { MatchWeightsView } from '../../services/matching/learning/match-weights.service';
import type { MatchListRecord, MatchRecord } from '../../services/matching/match-record';
import type { Ranking } from '../../services/matching/ranking/rank-request';

/** A candidate and a job to be scored. */
export interface MatchPairRequest {
  candidateId: UUID;
  jobId: UUID;
  options?: MatchOptions;
}

export interface MatchOptions {
  /** Weights of components for this answer alone, 0–1; those not named keep theirs. They are scaled to sum to 1. */
  componentWeights?: ComponentWeightsInput;
  /** Taken and ignored: a match always names what it rests on in `found`, `missing` and `reasons`. */
  includeEvidence?: boolean;
}

// Written out, because the generator loses the bounds of a mapped type.
/** Weights from 0 to 1; components not named keep theirs. */
export interface ComponentWeightsInput {
  skills?: Unit;
  experience?: Unit;
  certifications?: Unit;
  education?: Unit;
  languages?: Unit;
  location?: Unit;
  compensation?: Unit;
  schedule?: Unit;
}

/**
 * How well a candidate suits a job, and why. `subModels.requirements.score` is the sum of component weights times
 * scores; `finalScore` the sum of sub-model weights times scores, at most 49.9 while something required is not met.
 */
export type Match = MatchRecord;

export type MatchListItem = MatchListRecord;

/** One page of matches. */
export interface MatchList {
  matches: MatchListItem[];
  hasMore: boolean;
  /** Hand it back as `cursor` for the next page. */
  nextCursor: string | null;
}

/** Exactly one of `jobId` and `candidateId`. */
export interface RankPairsRequest {
  /** Ranks candidates for this job. */
  jobId?: UUID;
  /** Ranks open jobs for this candidate. */
  candidateId?: UUID;
  /**
   * 1–100, default 20.
   * @isInt
   * @minimum 1
   * @maximum 100
   */
  limit?: number;
  filters?: RankFiltersInput;
}

export interface RankFiltersInput {
  /**
   * Only pairs at most this many miles apart, or work from home.
   * @minimum 0
   */
  maxMiles?: number;
  /** @minItems 1 */
  recommendations?: Recommendation[];
  /** Leaves out pairs whose pay is known not to fit. */
  payFits?: boolean;
  /** Leaves out pairs whose hours are known not to fit at all. */
  scheduleFits?: boolean;
  /**
   * Only candidates who hold this certificate or one that includes it.
   * @minLength 1
   * @maxLength 200
   */
  certification?: string;
}

export type RankingAnswer = Ranking;

export type MatchWeights = MatchWeightsView;

/** What is left out stays as it is. */
export interface MatchWeightsRequest {
  /** False: outcomes teach nothing, and what they have taught is not used. */
  learning?: boolean;
  /** Your own weights, 0–1, scaled to sum to 1; components not named keep their default. Null takes them back. */
  componentWeights?: ComponentWeightsInput | null;
}
