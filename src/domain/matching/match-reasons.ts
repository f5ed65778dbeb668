import type { ComponentName, ComponentScore, Gap, Reason, SubModelName, SubModelScore } from './match-result';
import type { ComparedTitle, SemanticOutcome } from './title-and-text-similarity';
import { shownTitle } from './profile/shown-title';
import { toSkillConcept } from './profile/skill-concept';
import { COMPONENT_NAMES } from './weights';
import { roundTo } from '../numbers';

/** The score of a pair without any information. Points state how far each factor moves the score from it. */
const NEUTRAL_SCORE = 50;
const MAX_REASONS = 8;
const MAX_NAMES_LISTED = 4;

export interface ReasonInput {
  componentScores: Record<ComponentName, ComponentScore>;
  subModels: Record<SubModelName, SubModelScore>;
  gaps: readonly Gap[];
  meaning: SemanticOutcome;
  /** True if a past position is work like the job, whatever its title. */
  hasRelatedWork: boolean;
  uncapped: number;
  finalScore: number;
}

/**
 * Lists reasons with their points: `finalScore = 50 + Σ points` when all are listed, each with one decimal. The
 * strongest comes first; a reason that caps the score precedes all others.
 */
export function explainScore(input: ReasonInput): Reason[] {
  const reasons: Reason[] = [];
  const requirements = input.subModels.requirements.weight;
  for (const name of COMPONENT_NAMES) {
    const component = input.componentScores[name];
    // A component whose weight the request sets to 0 does not explain the score.
    if (component.score === null || component.weight === 0) continue;
    const points = roundTo1(requirements * component.weight * (component.score - NEUTRAL_SCORE));
    reasons.push(reason(name, points, component.score, componentText(name, component, input.gaps)));
  }
  for (const name of ['semantic', 'retention'] as const) {
    const model = input.subModels[name];
    if (model.score === null) continue;
    const points = roundTo1(model.weight * (model.score - NEUTRAL_SCORE));
    reasons.push(
      reason(
        name,
        points,
        model.score,
        name === 'semantic' ? meaningText(input) : retentionText(model.score),
        name === 'semantic' ? { titleIsSimilar: isTitleSimilar(input.meaning) } : {},
      ),
    );
  }
  reasons.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || (a.code < b.code ? -1 : 1));
  return [...capReason(input), ...reasons].slice(0, MAX_REASONS);
}

function reason(
  component: Reason['component'],
  points: number,
  score: number,
  text: string,
  details: Pick<Reason, 'titleIsSimilar'> = {},
): Reason {
  const direction = score >= NEUTRAL_SCORE ? 'positive' : 'negative';
  return {
    code: `${component}_${direction === 'positive' ? 'fits' : 'falls_short'}`,
    direction,
    component,
    text,
    points,
    ...details,
  };
}

function capReason({ gaps, uncapped, finalScore }: ReasonInput): Reason[] {
  const blocking = gaps.filter(({ severity }) => severity === 'blocking');
  if (blocking.length === 0) return [];
  const names = joinNames(blocking.map(({ name }) => name));
  return [
    {
      code: 'requirement_not_met',
      direction: 'negative',
      component: componentOf(blocking[0]!),
      text: `Mandatory requirement not met: ${names}. The candidate is not eligible until it is met.`,
      points: roundTo1(finalScore - uncapped) + 0,
    },
  ];
}

function componentOf({ type }: Gap): ComponentName {
  if (type === 'schedule' || type === 'location') return type;
  return 'certifications';
}

function componentText(name: ComponentName, component: ComponentScore, gaps: readonly Gap[]): string {
  const { score, found, missing, note } = component;
  const value = score ?? 0;
  switch (name) {
    case 'skills':
      return skillsText(component, gaps);
    case 'experience':
      return sentence(found.length > 0 ? `Relevant experience: ${joinNames(found)}.` : '', note ?? '');
    case 'certifications':
      return sentence(
        found.length > 0 ? `Certifications held: ${joinNames(found)}.` : '',
        missingCertificationsText(component, gaps),
      );
    case 'education':
      return value === 100
        ? 'Education meets the required level.'
        : value >= NEUTRAL_SCORE
          ? `Education counts in part; required: ${joinNames(missing)}.`
          : `Education is below the required level: ${joinNames(missing)}.`;
    case 'languages':
      return languagesText(component, gaps);
    case 'location':
      if (found.includes('remote')) return 'The work is remote.';
      return value === 100
        ? sentence('Commute is within range:', lowerFirst(note ?? ''))
        : sentence('Commute is out of range:', lowerFirst(note ?? ''));
    case 'compensation':
      return sentence(
        value === 100
          ? 'Compensation meets the requested minimum.'
          : 'Compensation is below the requested minimum.',
        note ?? '',
      );
    case 'schedule':
      return sentence(
        found.length > 0 ? `Matching schedule: ${joinNames(found)}.` : '',
        missing.length > 0 ? `Conflicting schedule: ${joinNames(missing)}.` : '',
      );
  }
}

/** Missing certifications that are only preferred cost few points, so that the reason may still be positive. */
function missingCertificationsText({ score, found, missing }: ComponentScore, gaps: readonly Gap[]): string {
  if (missing.length === 0) return '';
  const isRequired = gaps.some(
    ({ type, requirementLevel }) =>
      (type === 'certification' || type === 'license') && requirementLevel === 'required',
  );
  return found.length === 0 && (score ?? 0) >= NEUTRAL_SCORE && !isRequired
    ? `None is required; preferred, and not shown: ${joinNames(missing)}.`
    : `Missing or unverified certifications: ${joinNames(missing)}.`;
}

/** Tells languages below the required level from those that the record states without a level, or not at all. */
function languagesText({ found, missing }: ComponentScore, gaps: readonly Gap[]): string {
  const askedLanguages = new Set(
    gaps
      .filter(({ type, closableBy }) => type === 'language' && closableBy?.kind === 'document')
      .map(({ name }) => name),
  );
  const unlisted = new Set(
    gaps
      .filter(
        ({ type, actual, closableBy }) =>
          type === 'language' && actual === null && closableBy?.kind === 'training',
      )
      .map(({ name }) => name),
  );
  const below = missing.filter((name) => !askedLanguages.has(name) && !unlisted.has(name));
  const notListed = missing.filter((name) => unlisted.has(name));
  const toAsk = missing.filter((name) => askedLanguages.has(name));
  return sentence(
    found.length > 0 ? `Languages at the required level: ${joinNames(found)}.` : '',
    below.length > 0 ? `Languages below the required level: ${joinNames(below)}.` : '',
    notListed.length > 0 ? `Languages that the record does not list: ${joinNames(notListed)}.` : '',
    toAsk.length > 0 ? `Languages without a stated level: ${joinNames(toAsk)}.` : '',
  );
}

/** Tells skills that the record lacks from those that work such as the past one has, which are asked about. */
function skillsText({ score, found, missing }: ComponentScore, gaps: readonly Gap[]): string {
  const fits = (score ?? 0) >= NEUTRAL_SCORE;
  if (found.length + missing.length === 0)
    return fits
      ? 'The record names terms that the posting may ask for.'
      : 'The record names few of the terms that the posting may ask for.';
  const { absent, toAsk } = splitMissing(missing, gaps);
  return sentence(
    found.length > 0
      ? `Matching skills: ${joinNames(found)}.`
      : absent.length > 0
        ? 'The record does not fully support any of the requested skills.'
        : fits
          ? 'Past work makes the requested skills likely.'
          : 'The record does not state the requested skills.',
    absent.length > 0 ? `Missing skills: ${joinNames(absent)}.` : '',
    toAsk.length > 0 ? `To ask about: ${joinNames(toAsk)}.` : '',
    missing.length === 0 && !fits ? 'The posting names few skills, so they count in part.' : '',
  );
}

/** Tells the skills that the record lacks from those that a question settles: traits, and what the work usually has. */
export function splitMissing(
  missing: readonly string[],
  gaps: readonly Gap[],
): { absent: string[]; toAsk: string[] } {
  const namesInQuestions = new Set(
    gaps
      .filter(({ type, closableBy }) => type === 'skill' && closableBy?.kind === 'document')
      .map(({ name }) => name),
  );
  const isAsked = (name: string) => namesInQuestions.has(name) || isTrait(name);
  return { absent: missing.filter((name) => !isAsked(name)), toAsk: missing.filter(isAsked) };
}

/** True for a skill such as patience, which a record that does not state it may well have. */
export function isTrait(name: string): boolean {
  return toSkillConcept(name, null).soft;
}

/** Part of the reason on titles and texts that are in different languages. */
export const OTHER_LANGUAGE_TEXT = 'The record and the posting are in different languages.';

/** Part of the reason on titles and texts if the titles surely name other work. */
export const OTHER_TITLE_TEXT = 'has a title like this job';

/** Part of the same reason if the texts have much in common. */
export const COVERED_TEXT = 'The record covers much of the content of the posting.';

/** Similarity of the texts from which they have much in common, and up to which they have little. */
const MUCH_IN_COMMON = 0.6;
const LITTLE_IN_COMMON = 0.35;

function meaningText({
  meaning: { score, title, text, inOtherLanguage },
  hasRelatedWork,
}: ReasonInput): string {
  const titlePart = title === null ? '' : titleText(title, hasRelatedWork);
  const shared = inOtherLanguage
    ? OTHER_LANGUAGE_TEXT
    : text === null
      ? ''
      : text >= MUCH_IN_COMMON
        ? COVERED_TEXT
        : text <= LITTLE_IN_COMMON
          ? 'The record covers little of the content of the posting.'
          : '';
  const rest =
    score !== null && score <= LITTLE_IN_COMMON
      ? 'Titles and texts have little in common.'
      : 'Titles and texts are similar in part.';
  return sentence(titlePart, shared) || rest;
}

function isTitleSimilar({ title }: SemanticOutcome): boolean {
  return title !== null && title.label !== null;
}

/**
 * States the similarity of the title, and that the work is long ago where its age costs the points. Nothing if only the
 * words of the titles differ, because a roofing helper has done the work of a roofer, or if the similarity is doubtful.
 */
function titleText({ title, label, isSure, isOld, wished }: ComparedTitle, hasRelatedWork: boolean): string {
  const source = wished ? 'preferred occupation' : isOld ? 'past position' : 'recent position';
  if (label === null)
    return hasRelatedWork || !isSure
      ? ''
      : `No ${wished ? 'preferred occupation' : 'recent position'} ${OTHER_TITLE_TEXT}.`;
  const shown = shownTitle(title);
  const subject = shown === null ? `A ${source}` : `${upperFirst(source)} (${shown})`;
  return isOld
    ? `${subject} had a title ${label} to this job, but was long ago.`
    : `${subject} has a title ${label} to this job.`;
}

function retentionText(score: number): string {
  return `The estimated probability of staying at least 90 days is ${Math.round(score)}%.`;
}

function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES_LISTED).join(', ');
  return names.length > MAX_NAMES_LISTED ? `${shown} and ${names.length - MAX_NAMES_LISTED} more` : shown;
}

function sentence(...parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function roundTo1(value: number): number {
  return roundTo(value, 1) + 0;
}
