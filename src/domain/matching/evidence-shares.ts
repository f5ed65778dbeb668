import type { Unit } from '../common';
import type { ComponentOutcome } from './components/component-outcome';
import { requiresNoExperience } from './components/experience';
import type { ComponentName } from './match-result';
import { MAX_INFERRED_STRENGTH } from './profile/candidate-profile';
import type { JobProfile } from './profile/job-profile';
import { COMPONENT_NAMES, DEFAULT_COMPONENT_WEIGHTS, type ComponentWeights } from './weights';

/*
 * How much a posting tells about each part of a score. All shares depend on the posting alone, so that more data of a
 * candidate never changes a weight.
 */

/** Number of requested skills at which the component has half of its weight. */
const HALF_WEIGHT_SKILLS = 3;
/** Requested skills for each stem of a text; fewer are chance finds, such as English words in a text of another language. */
const USUAL_SKILL_DENSITY = 0.05;
/** A posting that requires no experience expects to teach its skills, so they say less about an applicant. */
const TAUGHT_SKILLS_SHARE: Unit = 0.7;
/** A certification that is only preferred is a plus; its absence says little. */
const PREFERRED_ONLY_SHARE: Unit = 0.25;
/** Different stems of a posting from which the similarity of texts counts in full. */
export const FULL_TEXT_STEMS = 25;
/** Without place, pay and hours, comparisons with less than this total weight say nothing. */
const MIN_COMPARED_WEIGHT = 0.2;
/** Part of a text from which its similarity compares work without a title. */
const MIN_TEXT_SHARE: Unit = 0.5;

/** Components that compare work. The others say whether a person can take a job, not whether the work fits. */
const WORK_COMPONENTS: readonly ComponentName[] = ['skills', 'experience', 'certifications'];
const LOGISTICS: readonly ComponentName[] = ['location', 'compensation', 'schedule'];

/** Share of each component's evidence in what a posting states; 1 if absent. */
export type ComponentShares = Partial<Record<ComponentName, Unit>>;

export function componentShares(job: JobProfile): ComponentShares {
  const { skills, certifications, needsDriversLicense, text } = job;
  const count = skills.reduce((sum, { weight }) => sum + Math.min(1, weight), 0);
  const density = Math.min(1, count / (USUAL_SKILL_DENSITY * Math.max(1, text.features.length)));
  const isRequired = needsDriversLicense || certifications.some(({ required }) => required);
  return {
    skills:
      ((requiresNoExperience(job) ? TAUGHT_SKILLS_SHARE : 1) * density * count) /
      (count + HALF_WEIGHT_SKILLS),
    certifications: isRequired ? 1 : PREFERRED_ONLY_SHARE,
  };
}

/**
 * False if only a diploma, languages, the place, pay or hours can be compared, which fit many jobs alike. A text without a
 * title compares work only in a posting of many words, and if it need not outweigh a short way to work.
 */
export function comparesWork(
  hasScore: (name: ComponentName) => boolean,
  { hasTitle, hasText, share }: { hasTitle: boolean; hasText: boolean; share: Unit },
): boolean {
  return (
    hasTitle ||
    WORK_COMPONENTS.some(hasScore) ||
    (hasText && share >= MIN_TEXT_SHARE && !LOGISTICS.some(hasScore))
  );
}

/** True for the components that say whether a person can take a job, not whether the work fits. */
export function isLogistics(name: ComponentName): boolean {
  return LOGISTICS.includes(name);
}

/** True if a component compares work. */
export function hasWorkScore(hasScore: (name: ComponentName) => boolean): boolean {
  return WORK_COMPONENTS.some(hasScore);
}

/** True if the compared components are too few for a score of their own. */
export function isTooLittle(hasScore: (name: ComponentName) => boolean, shares: ComponentShares): boolean {
  if (LOGISTICS.some(hasScore)) return false;
  const compared = COMPONENT_NAMES.reduce(
    (sum, name) => sum + (hasScore(name) ? DEFAULT_COMPONENT_WEIGHTS[name] * (shares[name] ?? 1) : 0),
    0,
  );
  return compared < MIN_COMPARED_WEIGHT;
}

/** Leaves out components that compare too little; their gaps remain. */
export function leaveOutAll(outcomes: Record<ComponentName, ComponentOutcome>): void {
  for (const name of COMPONENT_NAMES) {
    const outcome = outcomes[name];
    if (outcome.score !== null)
      outcomes[name] = { ...outcome, score: null, note: 'The posting names too few requirements to score.' };
  }
}

/** Mean of the components that have a score, each weighted by its share; null without any. */
export function meanByShares(
  scoreOf: (name: ComponentName) => Unit | null,
  weights: ComponentWeights,
  shares: ComponentShares,
): Unit | null {
  let sum = 0;
  let total = 0;
  for (const name of COMPONENT_NAMES) {
    const score = scoreOf(name);
    if (score === null) continue;
    const weight = weights[name] * (shares[name] ?? 1);
    sum += weight * score;
    total += weight;
  }
  return total === 0 ? null : sum / total;
}

/**
 * Moves the score of a component with little evidence towards the mean, which has about the effect of a lower weight. Skills
 * do not rise above the part that the record shows, or above the most that a derived skill may count.
 */
export function shrunkScore(name: ComponentName, score: Unit, share: Unit, mean: Unit): Unit {
  const moved = share * score + (1 - share) * mean;
  return name === 'skills' ? Math.min(moved, Math.max(score, MAX_INFERRED_STRENGTH)) : moved;
}

/**
 * Moves the scores of components with little evidence towards the mean of those that compare qualifications. A short way
 * to work is no sign of skills.
 */
export function shrinkTowardsMean(
  outcomes: Record<ComponentName, ComponentOutcome>,
  weights: ComponentWeights,
  shares: ComponentShares,
): void {
  const mean = meanByShares((name) => (isLogistics(name) ? null : outcomes[name].score), weights, shares);
  if (mean === null) return;
  for (const name of COMPONENT_NAMES) {
    const outcome = outcomes[name];
    const share = shares[name] ?? 1;
    if (outcome.score !== null && share < 1)
      outcomes[name] = { ...outcome, score: shrunkScore(name, outcome.score, share, mean) };
  }
}

/** Share of a text's similarity that counts, by the length of the posting. */
export function textShare({ text }: Pick<JobProfile, 'text'>): Unit {
  return Math.min(1, text.features.length / FULL_TEXT_STEMS);
}
