import type { MatchRow, MatchRowWithResult } from '../../db/records/matches.repository';
import type { Timestamp, Unit, UUID } from '../../domain/common';
import type {
  ComponentScore,
  ComponentName,
  Recommendation,
  Score100,
  SubModelName,
  SubModelScore,
} from '../../domain/matching';
import { withinLimits } from '../../domain/matching/match-limits';
import { verdictOf } from '../../domain/matching/verdict';
import { COMPONENT_NAMES, SUB_MODEL_NAMES } from '../../domain/matching/weights';
import type { RetentionForecast } from '../../domain/retention';
import type { DecisionOutcome, DecisionReasonCode } from '../decisions/decisions.service';
import type { PairResult } from './pair-scorer';

/** A sub-model in the API. */
export interface PublishedSubModel extends SubModelScore {
  /** Whole milliseconds. Scoring a prepared pair takes far less than one, so this is 0. */
  durationMs: number;
}

/** The latest decision of a person about a match. */
export interface LatestDecision {
  decisionId: UUID;
  /** `overridden`: the person disregarded the score. */
  outcome: DecisionOutcome;
  reasonCode: DecisionReasonCode;
  /** Your tenant recorded the decision, and can withdraw it. */
  isOwn: boolean;
  decidedAt: Timestamp;
}

/** A match in the API. */
export interface MatchRecord extends Omit<PairResult, 'subModels' | 'retentionForecast'> {
  matchId: UUID;
  candidateId: UUID;
  jobId: UUID;
  /** Two sentences: the recommendation with what supports it, and what speaks against it or is to be clarified. */
  verdict: string;
  subModels: Record<SubModelName, PublishedSubModel>;
  retentionForecast: RetentionForecast;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** Only in reads of a match about which a person has decided. */
  latestDecision?: LatestDecision;
}

export interface MatchListRecord {
  matchId: UUID;
  candidateId: UUID;
  jobId: UUID;
  finalScore: Score100;
  recommendation: Recommendation;
  confidence: Unit;
  probability90d: Unit;
  expectedTenureDays: number;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** Only for a match about which a person has decided. */
  latestDecision?: LatestDecision;
}

export function matchListRecord(row: MatchRow): MatchListRecord {
  return {
    matchId: row.match_id,
    candidateId: row.candidate_id,
    jobId: row.job_id,
    finalScore: row.final_score,
    recommendation: row.recommendation as Recommendation,
    confidence: row.confidence,
    probability90d: row.probability_90d,
    expectedTenureDays: row.expected_tenure_days,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Reads a stored match. For an erased candidate, only the figures of the list remain. */
export function storedMatchRecord(row: MatchRowWithResult): MatchRecord {
  return matchRecord(row, withinLimits({ ...matchFigures(row), ...storedResult(row) }));
}

/** Adds `gapsTotal`, which earlier releases did not store. */
function storedResult(row: MatchRowWithResult): Partial<PairResult> {
  const stored = JSON.parse(row.result) as Partial<PairResult>;
  return stored.gaps && stored.gapsTotal === undefined
    ? { ...stored, gapsTotal: stored.gaps.length }
    : stored;
}

/** Builds the record with its members in a fixed order. */
export function matchRecord(row: MatchRow, result: PairResult): MatchRecord {
  const updatedAt = row.updated_at.toISOString();
  return {
    matchId: row.match_id,
    candidateId: row.candidate_id,
    jobId: row.job_id,
    finalScore: result.finalScore,
    recommendation: result.recommendation,
    confidence: result.confidence,
    verdict: verdictOf(result),
    reasons: result.reasons,
    componentScores: result.componentScores,
    subModels: publishedSubModels(result),
    retentionForecast: {
      candidateId: row.candidate_id,
      jobId: row.job_id,
      ...result.retentionForecast,
      computedAt: updatedAt,
    },
    gaps: result.gaps,
    gapsTotal: result.gapsTotal,
    transferableSkillBridges: result.transferableSkillBridges,
    modelVersion: result.modelVersion,
    createdAt: row.created_at.toISOString(),
    updatedAt,
  };
}

export function publishedSubModels({ subModels }: PairResult): MatchRecord['subModels'] {
  return Object.fromEntries(
    SUB_MODEL_NAMES.map((name) => [name, { ...subModels[name], durationMs: 0 }]),
  ) as MatchRecord['subModels'];
}

const NOT_COMPARED: ComponentScore = {
  score: null,
  weight: 0,
  found: [],
  foundTotal: 0,
  missing: [],
  missingTotal: 0,
  note: null,
};

function matchFigures(row: MatchRow): PairResult {
  return {
    finalScore: row.final_score,
    recommendation: row.recommendation as Recommendation,
    confidence: row.confidence,
    reasons: [],
    componentScores: Object.fromEntries(COMPONENT_NAMES.map((name) => [name, NOT_COMPARED])) as Record<
      ComponentName,
      ComponentScore
    >,
    subModels: Object.fromEntries(
      SUB_MODEL_NAMES.map((name) => [name, { score: null, weight: 0, available: false, version: 'none' }]),
    ) as Record<SubModelName, SubModelScore>,
    gaps: [],
    gapsTotal: 0,
    transferableSkillBridges: [],
    modelVersion: 'none',
    retentionForecast: emptyForecast(row),
  };
}

function emptyForecast(row: MatchRow): PairResult['retentionForecast'] {
  const point = row.probability_90d;
  return {
    probability30d: point,
    probability90d: point,
    probability180d: point,
    probability365d: point,
    intervals: { d30: [0, 1], d90: [0, 1], d180: [0, 1], d365: [0, 1] },
    confidence: 0,
    confidenceLevel: 'low',
    expectedTenureDays: row.expected_tenure_days,
    medianTenureDays: null,
    horizonDays: 1095,
    drivers: [],
    featureSnapshot: NO_FEATURES,
    modelVersion: 'none',
  };
}

const NO_FEATURES: PairResult['retentionForecast']['featureSnapshot'] = {
  priorJobCount: null,
  completedJobCount: null,
  medianPriorTenureDays: null,
  meanPriorTenureDays: null,
  shortestPriorTenureDays: null,
  longestPriorTenureDays: null,
  currentGapDays: null,
  totalWorkMonths: null,
  occupationMatchLevel: null,
  sameIndustry: null,
  knownEmployer: null,
  skillsCoverage: null,
  certificationsMet: null,
  hourlyMinUsd: null,
  hourlyMaxUsd: null,
  payVsExpectedPct: null,
  payVsAreaMedianPct: null,
  commuteMiles: null,
  scheduleFit: null,
  employmentType: null,
  workplaceType: null,
  benefitsCount: null,
  occupationBaseTenureDays: null,
  employerBaseTenureDays: null,
  occupationGroup: null,
  industry: null,
  titleSigns: [],
  startMonth: null,
  missingFeatures: [],
};
