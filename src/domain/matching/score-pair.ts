import type { Unit } from '../common';
import { findTransferableSkills } from './transferable-skills';
import { compareCertifications } from './components/certifications';
import { compareCompensation } from './components/compensation';
import { compareEducation } from './components/education';
import {
  compareExperience,
  findRelevantWork,
  isOtherField,
  NO_EXPERIENCE_NOTE,
  requiresNoExperience,
  unknownExperience,
  type RelevantWork,
} from './components/experience';
import { compareLanguages } from './components/languages';
import { compareLocation } from './components/location';
import { notCompared, type ComponentOutcome } from './components/component-outcome';
import { compareSchedule } from './components/schedule';
import type { SkillMatch } from './components/skill-match';
import { compareSkills, matchSkills } from './components/skills';
import { matchConfidence } from './match-confidence';
import { authorizationGap, isBlocked, sortGaps } from './blocking-gaps';
import type {
  ComponentName,
  ComponentScore,
  DistanceMode,
  Recommendation,
  ScoredPair,
  SubModelName,
  SubModelScore,
} from './match-result';
import type { CandidateScoringProfile } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import { withinLimits } from './match-limits';
import { explainScore } from './match-reasons';
import {
  comparesWork,
  componentShares,
  hasWorkScore,
  isTooLittle,
  leaveOutAll,
  meanByShares,
  shrinkTowardsMean,
  textShare,
  type ComponentShares,
} from './evidence-shares';
import { isSurelyRelatedWork } from './titles/title-comparison';
import { credentialCarries, limitUncarried, skillsCarry } from './work-evidence';
import { compareTitlesAndTexts, shrunkSimilarity } from './title-and-text-similarity';
import {
  appliedWeights,
  COMPONENT_NAMES,
  DEFAULT_COMPONENT_WEIGHTS,
  DEFAULT_SUB_MODEL_WEIGHTS,
  SUB_MODEL_NAMES,
  type ComponentWeights,
} from './weights';
import { roundTo } from '../numbers';

/** Changes whenever the same pair can get a different result. */
export const MATCH_MODEL_VERSION = 'match-1.23.0';

/** Maximum score of a pair while a mandatory requirement is not met. */
export const MAX_BLOCKED_SCORE = 49.9;
const RECOMMENDATION_THRESHOLDS: readonly (readonly [number, Recommendation])[] = [
  [80, 'strong_match'],
  [65, 'good_match'],
  [45, 'possible_match'],
];

/** With this factor, a record that is perfect but for a place out of reach is a possible match at most. */
const OUT_OF_REACH_FACTOR = 20;

/**
 * The weights to apply. Without a score for the distance, its weight neither counts nor lowers the confidence. A place
 * beyond daily reach outweighs the other components.
 */
export function componentWeights(
  { componentWeights: changed, distance = 'score' }: Pick<ScoringOptions, 'componentWeights' | 'distance'>,
  isOutOfReach: boolean,
): ComponentWeights {
  const weights = { ...DEFAULT_COMPONENT_WEIGHTS, ...changed };
  if (distance !== 'score') return { ...weights, location: 0 };
  return isOutOfReach ? { ...weights, location: weights.location * OUT_OF_REACH_FACTOR } : weights;
}

/** Options of scoring in addition to the two profiles. */
export interface ScoringOptions {
  /** Weights of components that differ from the defaults. */
  componentWeights?: Partial<ComponentWeights>;
  /** Probability that the candidate is still in the job after 90 days; null without a forecast. */
  retention: { probability90d: Unit; version: string } | null;
  /** `score` if absent. */
  distance?: DistanceMode;
  /** Version of the weights learned from a tenant's outcomes. */
  weightsVersion?: string;
}

/**
 * Scores a candidate for a job. Pure: the same profiles and options give the same bytes. Every figure is rounded before
 * further use, so that the published figures add up.
 */
export function scorePair(
  job: JobProfile,
  candidate: CandidateScoringProfile,
  options: ScoringOptions,
): ScoredPair {
  const skillMatches = matchSkills(job, candidate);
  const meaning = compareTitlesAndTexts(job, candidate);
  const relevant = findRelevantWork(job, candidate, meaning.text);
  const outcomes = compareComponents(job, candidate, relevant, skillMatches, options.distance ?? 'score');
  const isOutOfReach = outcomes.location.isOutOfReach === true;
  // A record that says nothing about work would otherwise live on its place alone.
  const saysNothing = candidate.work.length + candidate.skills.size === 0;
  const shares = isOutOfReach || saysNothing ? {} : componentShares(job);
  const weights = componentWeights(options, isOutOfReach);
  const hasScore = (name: ComponentName) => outcomes[name].score !== null;
  const evidence = {
    hasTitle: meaning.title !== null,
    hasText: meaning.text !== null,
    share: textShare(job),
  };
  const isOptional = requiresNoExperience(job);
  if (!carriesWork(job, candidate, skillMatches)) limitUncarried(outcomes, !isOptional);
  if (!isOptional && !comparesWork(hasScore, evidence)) outcomes.experience = unknownExperience(job);
  const hasWork = hasWorkScore(hasScore);
  // Before past work may be left out: what is left would be too little more often, and better skills could lower the score.
  if (meaning.score !== null && isTooLittle(hasScore, shares)) leaveOutAll(outcomes);
  if (isOptional) keepExperienceIfItRaises(outcomes, weights, shares);
  shrinkTowardsMean(outcomes, weights, shares);
  const componentScores = publishComponents(outcomes, weights);
  const requirements = weightedMean(COMPONENT_NAMES.map((name) => componentScores[name]));
  const similarity =
    meaning.score === null
      ? null
      : shrunkSimilarity(
          meaning.score,
          requirements === null || isOutOfReach || !hasWork ? null : requirements / 100,
          evidence,
        );
  const subModels = publishSubModels(
    {
      requirements,
      semantic: similarity === null ? null : toScore(similarity),
      // A forecast for a person without past work says nothing about this person, so it does not carry the score alone.
      retention:
        options.retention && !(requirements === null && candidate.work.length === 0)
          ? toScore(options.retention.probability90d)
          : null,
    },
    options,
  );
  const gaps = sortGaps([
    ...COMPONENT_NAMES.flatMap((name) => outcomes[name].gaps),
    ...authorizationGap(job, candidate),
  ]);
  const uncapped = weightedMean(SUB_MODEL_NAMES.map((name) => subModels[name])) ?? 0;
  const blocked = isBlocked(gaps);
  const finalScore = blocked ? Math.min(uncapped, MAX_BLOCKED_SCORE) : uncapped;
  return withinLimits({
    finalScore,
    recommendation: blocked ? 'not_eligible' : recommendationFor(finalScore),
    confidence: matchConfidence(outcomes, componentWeights(options, false)),
    reasons: explainScore({
      ...{ componentScores, subModels, gaps, meaning, uncapped, finalScore },
      hasRelatedWork: hasRelated(relevant),
    }),
    componentScores,
    subModels,
    gaps,
    gapsTotal: gaps.length,
    transferableSkillBridges: findTransferableSkills(job, candidate, skillMatches, relevant, gaps),
    modelVersion: options.weightsVersion
      ? `${MATCH_MODEL_VERSION}+${options.weightsVersion}`
      : MATCH_MODEL_VERSION,
  });
}

function compareComponents(
  job: JobProfile,
  candidate: CandidateScoringProfile,
  relevant: readonly RelevantWork[],
  skillMatches: readonly SkillMatch[],
  distance: DistanceMode,
): Record<ComponentName, ComponentOutcome> {
  return {
    skills: compareSkills(candidate, skillMatches, {
      isOtherField: isOtherField(relevant),
      hasRelatedWork: hasRelated(relevant),
    }),
    experience: compareExperience(job, candidate, relevant),
    certifications: compareCertifications(job, candidate),
    education: compareEducation(job, candidate),
    languages: compareLanguages(job, candidate),
    location: compareLocation(job, candidate, distance),
    compensation: compareCompensation(job, candidate),
    schedule: compareSchedule(job, candidate),
  };
}

function carriesWork(
  job: JobProfile,
  { work, certifications }: CandidateScoringProfile,
  skillMatches: readonly SkillMatch[],
): boolean {
  return (
    work.some(({ titleFeatures }) => isSurelyRelatedWork(titleFeatures, job.titleFeatures)) ||
    skillsCarry(skillMatches) ||
    credentialCarries(job, certifications)
  );
}

function hasRelated(relevant: readonly RelevantWork[]): boolean {
  return relevant.some(({ named }) => named !== null);
}

/** False when the two records have no comparable data and therefore no score. */
export function isComparable({ confidence, subModels }: ScoredPair): boolean {
  return confidence > 0 || subModels.semantic.available;
}

/** Returns the recommendation for a score that no gate caps. */
export function recommendationFor(finalScore: number): Recommendation {
  return RECOMMENDATION_THRESHOLDS.find(([from]) => finalScore >= from)?.[1] ?? 'weak_match';
}

/** Returns the score range of a recommendation: inclusive start and exclusive end. */
export function scoreRangeOf(recommendation: Recommendation): readonly [number, number] {
  const at = RECOMMENDATION_THRESHOLDS.findIndex(([, name]) => name === recommendation);
  if (recommendation === 'not_eligible') return [0, MAX_BLOCKED_SCORE + 1];
  if (at === -1) return [0, RECOMMENDATION_THRESHOLDS.at(-1)![0]];
  return [RECOMMENDATION_THRESHOLDS[at]![0], RECOMMENDATION_THRESHOLDS[at - 1]?.[0] ?? Infinity];
}

/** Leaves past work out if the posting requires none and counting it would lower the score. */
function keepExperienceIfItRaises(
  outcomes: Record<ComponentName, ComponentOutcome>,
  weights: ComponentWeights,
  shares: ComponentShares,
): void {
  const { experience } = outcomes;
  if (experience.score === null) return;
  outcomes.experience = notCompared(NO_EXPERIENCE_NOTE);
  const mean = meanByShares((name) => outcomes[name].score, weights, shares);
  if (mean !== null && experience.score > mean) outcomes.experience = experience;
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
  return roundTo(
    parts.reduce((sum, { score, weight }) => sum + weight * (score ?? 0), 0),
    1,
  );
}

function toScore(value: Unit): number {
  return roundTo(value * 100, 1);
}
