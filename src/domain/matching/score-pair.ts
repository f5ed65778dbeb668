import type { Unit } from '../common';
import { bridgesFor } from './bridges';
import { compareCertifications } from './components/certifications';
import { compareCompensation } from './components/compensation';
import { compareEducation } from './components/education';
import { compareExperience, relevantWork } from './components/experience';
import { compareLanguages } from './components/languages';
import { compareLocation } from './components/location';
import type { ComponentOutcome } from './components/outcome';
import { compareSchedule } from './components/schedule';
import { compareSkills, meetSkills } from './components/skills';
import { confidenceOf } from './confidence';
import { authorizationGap, isBlocked, orderedGaps } from './gates';
import type {
  ComponentName,
  ComponentScore,
  Recommendation,
  ScoredPair,
  SubModelName,
  SubModelScore,
} from './match-result';
import type { CandidateProfile } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import { withinLimits } from './match-limits';
import { reasonsFor } from './reasons';
import { compareMeaning } from './semantic-model';
import {
  appliedWeights,
  COMPONENT_NAMES,
  DEFAULT_COMPONENT_WEIGHTS,
  DEFAULT_SUB_MODEL_WEIGHTS,
  SUB_MODEL_NAMES,
  type ComponentWeights,
} from './weights';

/** Changes whenever the same pair may get different numbers. */
export const MATCH_MODEL_VERSION = 'match-1.1.0';

/** Maximum score of a pair while a mandatory requirement is not met. */
export const BLOCKED_CAP = 49.9;
const THRESHOLDS: readonly (readonly [number, Recommendation])[] = [
  [80, 'strong_match'],
  [65, 'good_match'],
  [45, 'possible_match'],
];

/** Options of scoring in addition to the two profiles. */
export interface ScoringOptions {
  /** Weights of components that differ from the defaults. */
  componentWeights?: Partial<ComponentWeights>;
  /** Probability that the candidate is still in the job after 90 days; null without a forecast. */
  retention: { probability90d: Unit; version: string } | null;
  /** Version of the weights learned from a tenant's outcomes. */
  weightsVersion?: string;
}

/**
 * Scores a candidate for a job. Pure: the same profiles and options give the same bytes. Every figure is rounded before
 * further use, so that the published figures add up.
 */
export function scorePair(job: JobProfile, candidate: CandidateProfile, options: ScoringOptions): ScoredPair {
  const meetings = meetSkills(job, candidate);
  const meaning = compareMeaning(job, candidate);
  const relevant = relevantWork(job, candidate, meaning.text);
  const outcomes: Record<ComponentName, ComponentOutcome> = {
    skills: compareSkills(candidate, meetings),
    experience: compareExperience(job, candidate, relevant),
    certifications: compareCertifications(job, candidate),
    education: compareEducation(job, candidate),
    languages: compareLanguages(job, candidate),
    location: compareLocation(job, candidate),
    compensation: compareCompensation(job, candidate),
    schedule: compareSchedule(job, candidate),
  };
  const weights = { ...DEFAULT_COMPONENT_WEIGHTS, ...options.componentWeights };
  const componentScores = publishComponents(outcomes, weights);
  const requirements = weightedMean(COMPONENT_NAMES.map((name) => componentScores[name]));
  const subModels = publishSubModels(
    {
      requirements,
      semantic: meaning.score === null ? null : toScore(meaning.score),
      retention: options.retention ? toScore(options.retention.probability90d) : null,
    },
    options,
  );
  const gaps = orderedGaps([
    ...COMPONENT_NAMES.flatMap((name) => outcomes[name].gaps),
    ...authorizationGap(job, candidate),
  ]);
  const uncapped = weightedMean(SUB_MODEL_NAMES.map((name) => subModels[name])) ?? 0;
  const blocked = isBlocked(gaps);
  const finalScore = blocked ? Math.min(uncapped, BLOCKED_CAP) : uncapped;
  return withinLimits({
    finalScore,
    recommendation: blocked ? 'not_eligible' : recommendationFor(finalScore),
    confidence: confidenceOf(outcomes, weights),
    reasons: reasonsFor({ componentScores, subModels, gaps, meaning, uncapped, finalScore }),
    componentScores,
    subModels,
    gaps,
    gapsTotal: gaps.length,
    transferableSkillBridges: bridgesFor(job, candidate, meetings, relevant, gaps),
    modelVersion: options.weightsVersion
      ? `${MATCH_MODEL_VERSION}+${options.weightsVersion}`
      : MATCH_MODEL_VERSION,
  });
}

/** False when the two records have no comparable data and therefore no score. */
export function isComparable({ confidence, subModels }: ScoredPair): boolean {
  return confidence > 0 || subModels.semantic.available;
}

/** Returns the recommendation for a score that no gate caps. */
export function recommendationFor(finalScore: number): Recommendation {
  return THRESHOLDS.find(([from]) => finalScore >= from)?.[1] ?? 'weak_match';
}

/** Returns the score range of a recommendation: inclusive start and exclusive end. */
export function scoresCalled(recommendation: Recommendation): readonly [number, number] {
  const at = THRESHOLDS.findIndex(([, name]) => name === recommendation);
  if (recommendation === 'not_eligible') return [0, BLOCKED_CAP + 1];
  if (at === -1) return [0, THRESHOLDS.at(-1)![0]];
  return [THRESHOLDS[at]![0], THRESHOLDS[at - 1]?.[0] ?? Infinity];
}

function publishComponents(
  outcomes: Record<ComponentName, ComponentOutcome>,
  weights: ComponentWeights,
): Record<ComponentName, ComponentScore> {
  const applied = appliedWeights(COMPONENT_NAMES, weights, (name) => outcomes[name].score !== null);
  return Object.fromEntries(
    COMPONENT_NAMES.map((name) => {
      const { score, found, missing, note } = outcomes[name];
      return [
        name,
        {
          score: score === null ? null : toScore(score),
          weight: applied[name],
          found,
          foundTotal: found.length,
          missing,
          missingTotal: missing.length,
          note,
        },
      ];
    }),
  ) as Record<ComponentName, ComponentScore>;
}

function publishSubModels(
  scores: Record<SubModelName, number | null>,
  { retention }: ScoringOptions,
): Record<SubModelName, SubModelScore> {
  const applied = appliedWeights(SUB_MODEL_NAMES, DEFAULT_SUB_MODEL_WEIGHTS, (name) => scores[name] !== null);
  const versions: Record<SubModelName, string> = {
    requirements: MATCH_MODEL_VERSION,
    semantic: MATCH_MODEL_VERSION,
    retention: retention?.version ?? 'none',
  };
  return Object.fromEntries(
    SUB_MODEL_NAMES.map((name) => [
      name,
      {
        score: scores[name],
        weight: applied[name],
        available: scores[name] !== null,
        version: versions[name],
      },
    ]),
  ) as Record<SubModelName, SubModelScore>;
}

/** Mean of the parts that have a score, with one decimal; null without any. */
function weightedMean(parts: readonly { score: number | null; weight: Unit }[]): number | null {
  if (parts.every(({ score, weight }) => score === null || weight === 0)) return null;
  return oneDecimal(parts.reduce((sum, { score, weight }) => sum + weight * (score ?? 0), 0));
}

function toScore(value: Unit): number {
  return oneDecimal(value * 100);
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
