import type { Unit, UUID } from '../../../domain/common';
import type { DistanceMode, Recommendation } from '../../../domain/matching';
import type { MatchWeightsView } from '../../../services/matching/learning/match-weights.service';
import type { MatchListRecord, MatchRecord } from '../../../services/matching/match-record';
import type { Ranking } from '../../../services/matching/ranking/rank-request';

/** A candidate and a job to score. */
export interface MatchPairRequest {
  candidateId: UUID;
  jobId: UUID;
  options?: MatchOptions;
}

export interface MatchOptions {
  /**
   * Component weights for this response only, 0–1; omitted components keep their weight. They are scaled to sum to 1.
   */
  componentWeights?: ComponentWeightsInput;
  /**
   * What the distance does in this response: `score` (default) lets it count as a component and in the retention forecast;
   * `gate` only makes a candidate with a shorter stated maximum commute not eligible; `off` leaves it out. The stored match
   * scores it.
   */
  distance?: DistanceMode;
  /**
   * True adds `evidence` to the component `skills` of this response: where the candidate record names each matched skill.
   * The evidence contains no employer, date, contact detail or name. It is not stored with the match.
   */
  includeEvidence?: boolean;
}

// Written out because the generator loses the bounds of a mapped type.
/** Weights from 0 to 1; omitted components keep their weight. */
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
 * How well a candidate matches a job, with reasons. `subModels.requirements.score` is the sum of component weights
 * times scores; `finalScore` the sum of sub-model weights times scores, at most 49.9 if a requirement is not met.
 */
export type Match = MatchRecord;

export type MatchListItem = MatchListRecord;

/** One page of matches. */
export interface MatchList {
  matches: MatchListItem[];
  hasMore: boolean;
  /** Pass it as `cursor` to get the next page. */
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
  options?: RankOptions;
}

export interface RankOptions {
  /** What the distance does, as in `POST /match`. */
  distance?: DistanceMode;
}

export interface RankFiltersInput {
  /**
   * Only pairs within this distance in miles, or remote jobs.
   * @minimum 0
   */
  maxMiles?: number;
  /** @minItems 1 */
  recommendations?: Recommendation[];
  /** Excludes pairs whose pay is known not to match. */
  payFits?: boolean;
  /** Excludes pairs whose hours are known not to match at all. */
  scheduleFits?: boolean;
  /**
   * Only candidates with this certificate or one that includes it.
   * @minLength 1
   * @maxLength 200
   */
  certification?: string;
}

export type RankingAnswer = Ranking;

export type MatchWeights = MatchWeightsView;

/** Omitted fields keep their value. */
export interface MatchWeightsRequest {
  /** False: no weights are learned from outcomes, and learned weights are not used. */
  learning?: boolean;
  /** Your own weights, 0–1, scaled to sum to 1; omitted components keep their default. Null removes them. */
  componentWeights?: ComponentWeightsInput | null;
}
