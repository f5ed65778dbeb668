import type {
  OwnScoreRow,
  PairScoreRow,
  ScoreKind,
  ScoreLogWrite,
  ScoreSurface,
} from '../../db/records/score-log.repository';
import type { Timestamp, Unit, UUID } from '../../domain/common';
import type {
  ComponentName,
  DistanceMode,
  Gap,
  Reason,
  Recommendation,
  Score100,
  SubModelName,
} from '../../domain/matching';
import type { Forecast } from '../../domain/retention';
import { newId } from '../../platform/ids';
import type { Caller } from '../access/caller';
import type { PairResult } from '../matching/pair-scorer';

export type { ScoreKind };

interface PartScore {
  score: Score100 | null;
  /** As applied. */
  weight: Unit;
}

/** Survival probabilities and expected tenure, as given out. */
export type LoggedForecast = Pick<
  Forecast,
  'probability30d' | 'probability90d' | 'probability180d' | 'probability365d' | 'expectedTenureDays'
>;

/** What a score consisted of when it was given out. Texts about the candidate are left out. */
interface ScoreDetail {
  confidence: Unit | null;
  components: { [Name in ComponentName]?: PartScore };
  subModels: { [Name in SubModelName]?: PartScore };
  reasons: Pick<Reason, 'code' | 'component' | 'points'>[];
  gaps: Pick<Gap, 'type' | 'name' | 'requirementLevel' | 'severity'>[];
  forecast: LoggedForecast;
}

/** The detail as it is stored. */
interface StoredDetail extends ScoreDetail {
  /** What the distance did; `score` if absent. */
  distance?: DistanceMode;
}

/** Place of a score in a ranking. */
export interface LoggedRank {
  /** Operation of the ranking. */
  rankingId: UUID;
  /** From 1. */
  rank: number;
  /** Records that were ranked. */
  poolSize: number;
}

/** A score as it was given out. */
export interface LoggedScore extends ScoreDetail {
  entryId: UUID;
  /** What gave the score out: a match, a rescoring in the background, a ranking or a forecast. */
  kind: ScoreKind;
  /** What the distance did; `gate` or `off` only at the request of the caller. */
  distance: DistanceMode;
  /** Null for a forecast. */
  finalScore: Score100 | null;
  /** Null for a forecast. */
  recommendation: Recommendation | null;
  modelVersion: string;
  /** Version of learned or set weights; null with the default weights. */
  weightsVersion: string | null;
  /** SHA-256 of the scored records, hexadecimal. */
  inputsSha256: string | null;
  /** Null for a score given to the other tenant of the pair, and for a rescoring. */
  keyId: UUID | null;
  surface: ScoreSurface;
  /** Null outside rankings. */
  ranking: LoggedRank | null;
  givenAt: Timestamp;
}

/** A score that a tenant received, with its pair. */
export interface ScoreLogEntry extends LoggedScore {
  /** Null after an erasure. */
  candidateId: UUID | null;
  /** Null until an erasure; then the same in all entries of the person. A UUID of version 8. */
  candidatePseudonym: string | null;
  jobId: UUID;
}

/** The pair of a logged score and what was scored. */
export interface ScoredPairIds {
  candidateId: UUID;
  jobId: UUID;
  inputsHash: string | null;
}

export function surfaceOf({ personId, isGranted }: Pick<Caller, 'personId' | 'isGranted'>): ScoreSurface {
  return personId === undefined || isGranted ? 'api' : 'portal';
}

/** The entry of a match, a rescoring or a ranked pair. */
export function pairScoreEntry(
  { candidateId, jobId, inputsHash }: ScoredPairIds,
  result: PairResult,
  entrySource: {
    kind: 'match' | 'rescore' | 'rank';
    surface: ScoreSurface;
    isPairScore: boolean;
    /** `score` if absent. */
    distance?: DistanceMode;
  },
  ranking: LoggedRank | null = null,
): ScoreLogWrite {
  const detail: StoredDetail = {
    ...(entrySource.distance !== undefined &&
      entrySource.distance !== 'score' && { distance: entrySource.distance }),
    confidence: result.confidence,
    components: partScores(result.componentScores),
    subModels: partScores(result.subModels),
    reasons: result.reasons.map(({ code, component, points }) => ({ code, component, points })),
    gaps: result.gaps.map(({ type, name, requirementLevel, severity }) => ({
      type,
      name,
      requirementLevel,
      severity,
    })),
    forecast: loggedForecast(result.retentionForecast),
  };
  return {
    entry_id: newId(),
    kind: entrySource.kind,
    candidate_id: candidateId,
    job_id: jobId,
    pair_score: entrySource.isPairScore,
    score: result.finalScore,
    recommendation: result.recommendation,
    detail,
    model_version: result.modelVersion,
    weights_version: weightsVersionOf(result.modelVersion),
    inputs_hash: inputsHash,
    surface: entrySource.surface,
    ranking_id: ranking?.rankingId ?? null,
    rank: ranking?.rank ?? null,
    pool_size: ranking?.poolSize ?? null,
  };
}

/** The entry of a forecast without a match. */
export function forecastEntry(
  { candidateId, jobId, inputsHash }: ScoredPairIds,
  forecast: Forecast,
  surface: ScoreSurface,
): ScoreLogWrite {
  const detail: ScoreDetail = {
    confidence: forecast.confidence,
    components: {},
    subModels: {},
    reasons: [],
    gaps: [],
    forecast: loggedForecast(forecast),
  };
  return {
    entry_id: newId(),
    kind: 'forecast',
    candidate_id: candidateId,
    job_id: jobId,
    pair_score: false,
    score: null,
    recommendation: null,
    detail,
    model_version: forecast.modelVersion,
    weights_version: null,
    inputs_hash: inputsHash,
    surface,
    ranking_id: null,
    rank: null,
    pool_size: null,
  };
}

export function scoreLogEntry(row: OwnScoreRow): ScoreLogEntry {
  return {
    ...loggedScore(row),
    candidateId: row.erased ? null : row.candidate_id,
    candidatePseudonym: row.erased ? row.candidate_id : null,
    jobId: row.job_id,
  };
}

export function loggedScore(row: PairScoreRow): LoggedScore {
  return {
    entryId: row.entry_id,
    kind: row.kind,
    finalScore: row.score,
    recommendation: row.recommendation as Recommendation | null,
    distance: 'score',
    ...(row.detail as StoredDetail),
    modelVersion: row.model_version,
    weightsVersion: row.weights_version,
    inputsSha256: row.inputs_hash,
    keyId: row.key_id,
    surface: row.surface,
    ranking:
      row.ranking_id === null || row.rank === null || row.pool_size === null
        ? null
        : { rankingId: row.ranking_id, rank: row.rank, poolSize: row.pool_size },
    givenAt: row.created_at.toISOString(),
  };
}

/** Keeps the parts that had a score or a weight. */
function partScores<Name extends string>(
  parts: Record<Name, { score: Score100 | null; weight: Unit }>,
): { [Key in Name]?: PartScore } {
  const entries = Object.entries<{ score: Score100 | null; weight: Unit }>(parts)
    .filter(([, { score }]) => score !== null)
    .map(([name, { score, weight }]) => [name, { score, weight }]);
  return Object.fromEntries(entries) as { [Key in Name]?: PartScore };
}

function loggedForecast(forecast: LoggedForecast): LoggedForecast {
  const { probability30d, probability90d, probability180d, probability365d, expectedTenureDays } = forecast;
  return { probability30d, probability90d, probability180d, probability365d, expectedTenureDays };
}

/** `match-1.4.0+learned-3` has the weights `learned-3`. */
function weightsVersionOf(modelVersion: string): string | null {
  const at = modelVersion.indexOf('+');
  return at === -1 ? null : modelVersion.slice(at + 1);
}
