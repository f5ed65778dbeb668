import type { ComponentName, Gap, Recommendation, ScoredPair } from './match-result';
import {
  NO_COMPARABLE_WORK,
  NO_EXPERIENCE_NOTE,
  NO_SUCH_POSITION,
  OPTIONAL_EXPERIENCE_NOTE,
  OTHER_LANGUAGE_NOTE,
  OTHER_FIELDS,
  RELATED_IN_PART,
  UNCERTAIN_RELATION,
} from './components/experience';
import { DEFAULT_MAXIMUM_NOTE } from './components/location';
import { COVERED_TEXT, isTrait, OTHER_LANGUAGE_TEXT, OTHER_TITLE_TEXT, splitMissing } from './match-reasons';
import { COMPONENT_NAMES } from './weights';

/** What a verdict is derived from. */
export type VerdictInput = Pick<
  ScoredPair,
  'recommendation' | 'confidence' | 'reasons' | 'componentScores' | 'gaps'
>;

const LABELS: Record<Recommendation, string> = {
  strong_match: 'Strong match',
  good_match: 'Good match',
  possible_match: 'Possible match',
  weak_match: 'Weak match',
  not_eligible: 'Not eligible',
};

/** Below this confidence, the second sentence asks for more information if nothing else speaks against the match. */
const LOW_CONFIDENCE = 0.3;
/** A component with at least this score supports the match. */
const SUPPORT_SCORE = 50;
const MAX_NAMES = 2;

/**
 * Two sentences for a caseworker: the recommendation with what supports it, and what speaks against it most or is to be
 * clarified. Derived from the published result alone, so a stored match gets the same verdict. Contains no names of
 * people or employers.
 */
export function verdictOf(pair: VerdictInput): string {
  // The reasons of a match are deleted with the candidate record.
  if (pair.reasons.length === 0) return `${LABELS[pair.recommendation]}. Its reasons are not stored.`;
  return `${LABELS[pair.recommendation]}: ${support(pair)}. ${concern(pair)}`;
}

function support(pair: VerdictInput): string {
  const { experience, skills, certifications, languages } = pair.componentScores;
  const work: string[] = [];
  if (experience.score !== null && experience.found.length > 0)
    work.push(`work as ${experience.found.slice(0, MAX_NAMES).join(', ')}`);
  else if (isTitleSimilar(pair)) work.push('a position with a similar title');
  // A trait alone does not say that the work fits either, nor do a license and a language.
  const hasTraitsOnly = work.length === 0 && skills.found.length > 0 && skills.found.every(isTrait);
  if (skills.foundTotal > 0 && !hasTraitsOnly)
    work.push(skillsFact(skills.found, skills.foundTotal, skills.missingTotal));
  const held = [...(hasTraitsOnly ? [skills] : []), certifications, languages].flatMap(({ found }) =>
    found.length > 0 ? [someOf(found)] : [],
  );
  if (work.length > 0) return `the record shows ${listed([...work, ...held])}`;
  const rest = withoutWork(pair, hasTraitsOnly);
  if (held.length === 0) return rest;
  return `${SHOWS}${listed(held)}, but ${rest.replace(SAID_OF_RECORD, '')}`;
}

const SHOWS = 'the record shows ';
/** What is not repeated after "the record shows …, but". */
const SAID_OF_RECORD = /^the record (?:shows )?/;
const UNCERTAIN_WORK = 'the titles do not tell whether past work is related';

const WORK_IN_PART = 'the record shows work that is related in part';
const SAYS_LITTLE = 'the record says little about work';

/** What is said of a record without a position or a skill that the posting asks for. */
function withoutWork(pair: VerdictInput, hasTraits: boolean): string {
  const { experience } = pair.componentScores;
  if (
    experience.note?.includes(OPTIONAL_EXPERIENCE_NOTE) === true &&
    (experience.score ?? 0) >= SUPPORT_SCORE
  )
    return says(pair, UNCERTAIN_RELATION)
      ? UNCERTAIN_WORK
      : says(pair, RELATED_IN_PART)
        ? WORK_IN_PART
        : says(pair, NO_SUCH_POSITION)
          ? 'the record shows no position like this job'
          : 'the record shows work in other fields';
  if (experience.note === NO_EXPERIENCE_NOTE) return 'the posting requires no experience';
  if (says(pair, RELATED_IN_PART) && !hasTraits && asksForSkills(pair))
    return 'the record shows no requested skill, and work that is related in part';
  const isOther = isOtherWork(pair) && (experience.score ?? 0) < SUPPORT_SCORE;
  const isInPart = [RELATED_IN_PART, NO_SUCH_POSITION].some(
    (text) => experience.note?.includes(text) === true,
  );
  if (asksForSkills(pair))
    return experience.score !== null && isOther
      ? `the record shows neither ${isInPart ? 'a position like this job' : 'related work'} nor ${hasTraits ? 'another' : 'a'} requested skill`
      : `the record shows none of the ${hasTraits ? 'other ' : ''}requested skills`;
  if (says(pair, NO_COMPARABLE_WORK)) return SAYS_LITTLE;
  if (says(pair, RELATED_IN_PART)) return WORK_IN_PART;
  if (experience.score !== null)
    return isOther
      ? `the record shows no ${isInPart ? 'position like this job' : 'related work'}`
      : UNCERTAIN_WORK;
  return hasCoveredText(pair) ? 'the record covers much of the content of the posting' : SAYS_LITTLE;
}

/** False if no skill of the posting can be named, or only traits such as patience, of which a record says nothing. */
function asksForSkills({ componentScores: { skills } }: VerdictInput): boolean {
  return ![...skills.found, ...skills.missing].every(isTrait);
}

function hasCoveredText({ reasons }: VerdictInput): boolean {
  return reasons.some(({ component, text }) => component === 'semantic' && text.includes(COVERED_TEXT));
}

function says({ componentScores: { experience } }: VerdictInput, text: string): boolean {
  return experience.note?.includes(text) === true;
}

/** False if the titles do not tell what the work is, so that it may be related. */
function isOtherWork(pair: VerdictInput): boolean {
  const {
    reasons,
    componentScores: { experience },
  } = pair;
  if (experience.score !== null && [OTHER_FIELDS, NO_SUCH_POSITION].some((text) => says(pair, text)))
    return true;
  return reasons.some(({ component, text }) => component === 'semantic' && text.includes(OTHER_TITLE_TEXT));
}

function skillsFact(found: readonly string[], foundTotal: number, missingTotal: number): string {
  const total = foundTotal + missingTotal;
  if (total === 1) return `the requested skill, ${found.join()}`;
  if (missingTotal === 0) return total === 2 ? 'both requested skills' : `all ${total} requested skills`;
  return `${foundTotal} of ${total} requested skills`;
}

/** The most important point against the match, then the most important one to clarify. */
function concern(pair: VerdictInput): string {
  const { gaps, reasons, confidence } = pair;
  const blocking = gaps.filter(({ severity }) => severity === 'blocking');
  if (blocking.length > 0) return blockingSentence(pair, blocking);
  const against = reasons
    .filter(({ direction, points }) => direction === 'negative' && points <= -1)
    .sort((a, b) => a.points - b.points);
  for (const { component } of against) {
    const sentence = componentSentence(pair, component);
    if (sentence) return sentence;
  }
  const gap = gaps[0];
  if (gap) return componentSentence(pair, componentOfGap(gap)) ?? gapSentence(gap);
  if (confidence < LOW_CONFIDENCE) return littleCompared(pair);
  return 'No requirement of the posting is missing from the record.';
}

/** Says which side states little. */
function littleCompared({ componentScores: { experience, skills } }: VerdictInput): string {
  if (experience.score === null && skills.score === null)
    return 'The record is short, so confirm the details with the candidate.';
  return skills.score === null && skills.missingTotal === 0
    ? 'The posting states few requirements, so confirm the details with the employer.'
    : 'Little could be compared, so confirm the details with the candidate.';
}

function isTitleSimilar({ reasons }: VerdictInput): boolean {
  return reasons.some(({ titleIsSimilar }) => titleIsSimilar === true);
}

function blockingSentence(pair: VerdictInput, gaps: readonly Gap[]): string {
  const credentials = gaps.filter(({ type }) => type === 'certification' || type === 'license');
  if (credentials.length > 1 && credentials.length === gaps.length)
    return `The job requires ${someOf(credentials.map(({ name }) => name))}, which the record does not show.`;
  const [gap] = gaps;
  return gap!.type === 'location' ? distanceSentence(pair, gap!) : gapSentence(gap!);
}

function componentSentence(pair: VerdictInput, component: string): string | null {
  if (component === 'semantic') {
    const text = pair.reasons.find((reason) => reason.component === 'semantic')?.text ?? '';
    const hasRelatedWork = isTitleSimilar(pair) || pair.componentScores.experience.found.length > 0;
    if (text.includes(OTHER_LANGUAGE_TEXT))
      return hasRelatedWork
        ? 'The record and the posting are in different languages, so ask about the duties.'
        : isOtherWork(pair)
          ? 'The positions in the record differ from this job.'
          : 'The record and the posting are in different languages, so little could be compared.';
    return hasRelatedWork || !isOtherWork(pair)
      ? 'The texts of the record share little with the posting.'
      : 'The titles and texts of the record share little with the posting.';
  }
  if (component === 'retention') {
    const text = pair.reasons.find((reason) => reason.component === 'retention')?.text;
    return text ?? null;
  }
  if (!isComponent(component)) return null;
  const { found, missing, score } = pair.componentScores[component];
  if (component === 'skills') return missing.length > 0 ? skillsSentence(pair) : null;
  const gap = pair.gaps.find((each) => componentOfGap(each) === component);
  if (gap) return component === 'location' ? distanceSentence(pair, gap) : gapSentence(gap);
  if (component === 'experience' && score !== null && score < SUPPORT_SCORE)
    return found.length > 0 && !says(pair, OTHER_LANGUAGE_NOTE)
      ? 'The record says little about the duties in the posting.'
      : isOtherWork(pair)
        ? 'The positions in the record differ from this job.'
        : 'Ask how much of the past work is like this job.';
  return null;
}

/** Names what the record does not show; what it probably has, and traits, are to be asked. */
function skillsSentence({ gaps, componentScores }: VerdictInput): string {
  const { missing, missingTotal } = componentScores.skills;
  const { absent } = splitMissing(missing, gaps);
  if (absent.length === 0) return `Ask about ${someOf(missing, missingTotal)}.`;
  return `The record does not show ${someOf(absent, missingTotal - (missing.length - absent.length))}.`;
}

function isComponent(name: string): name is ComponentName {
  return (COMPONENT_NAMES as readonly string[]).includes(name);
}

const COMPONENT_OF_GAP: Record<Gap['type'], ComponentName | null> = {
  skill: 'skills',
  certification: 'certifications',
  license: 'certifications',
  education: 'education',
  experience: 'experience',
  language: 'languages',
  location: 'location',
  schedule: 'schedule',
  compensation: 'compensation',
  work_authorization: null,
};

function componentOfGap({ type }: Gap): ComponentName | '' {
  return COMPONENT_OF_GAP[type] ?? '';
}

function gapSentence(gap: Gap): string {
  const { type, name, required, actual, closableBy, requirementLevel } = gap;
  const asks = requirementLevel === 'required' ? 'requires' : 'prefers';
  switch (type) {
    case 'skill':
      return `The record does not show ${name}.`;
    case 'certification':
    case 'license':
      if (closableBy?.kind === 'document' && actual !== null) return `${closableBy.title}.`;
      if (closableBy?.kind === 'document') return `Ask whether the candidate holds ${name}.`;
      return actual === null
        ? `The job ${asks} ${name}, which the record does not show.`
        : `The job ${asks} ${name}; the record shows ${actual}.`;
    case 'education':
      return `The job ${asks} this education: ${required ?? name}; the record shows ${actual ?? 'none'}.`;
    case 'experience':
      if (closableBy?.kind === 'document' && actual === null) return `${closableBy.title}.`;
      return `The job ${asks} ${required ?? 'related work'} of related work; the record shows ${actual === null || /^0 /.test(actual) ? 'none' : actual}.`;
    case 'language':
      if (closableBy?.kind === 'document') return `${closableBy.title}.`;
      return actual === null
        ? `The job ${asks} ${name}${required ? ` (${required})` : ''}, which the record does not list.`
        : `The job ${asks} ${name} at ${required ?? 'a higher level'}; the record states ${actual}.`;
    case 'location':
      return `The workplace is ${actual ?? 'too far away'}.`;
    case 'schedule':
      return `The job offers ${name}; the candidate accepts ${actual ?? 'other hours'}.`;
    case 'compensation':
      return `The job pays ${actual ?? 'less'}; the candidate asks for ${required ?? 'more'}.`;
    case 'work_authorization':
      return actual === null
        ? 'The employer does not sponsor visas, so ask for proof of work authorization.'
        : 'The employer does not sponsor visas, and the candidate needs sponsorship.';
  }
}

/** Compares the distance with the maximum of the candidate, or with a usual one if the candidate states none. */
function distanceSentence({ componentScores }: VerdictInput, { actual, shortfall }: Gap): string {
  const isUsual = componentScores.location.note?.includes(DEFAULT_MAXIMUM_NOTE) === true;
  const excess =
    shortfall?.unit !== 'miles'
      ? ''
      : isUsual
        ? ', farther than most people commute'
        : `, ${Math.round(shortfall.value)} more than the maximum`;
  return `The workplace is ${actual ?? 'too far away'}${excess}.`;
}

function someOf(names: readonly string[], total = names.length): string {
  const shown = names.slice(0, MAX_NAMES);
  return total > shown.length ? `${shown.join(', ')} and ${total - shown.length} more` : listed(shown);
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
}
