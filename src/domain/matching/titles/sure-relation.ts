import { LRUCache } from 'lru-cache';
import { skillLexicon } from '../../skills';
import type { Unit } from '../../common';
import { tokenize } from '../../text/tokenize';
import { isGeneralSkill } from '../profile/skill-weight';
import { skillsNamedByTitle } from '../profile/skills-of-title';
import type { TitleFeatures } from '../profile/title-features';
import { stemOfWord } from './word-stem';

/** What decides whether two titles name related work, besides their similarity. */
export type NamedTitle = Pick<TitleFeatures, 'title' | 'englishTitle' | 'likelyOccupations'>;

/** Confidence of an occupation from which the title says what the work is. */
const SURE_CONFIDENCE: Unit = 0.3;
/** The same where only the kind of work compares: its skills, or occupations that are related to it. */
const SURE_CONFIDENCE_OF_KIND: Unit = 0.5;
const SURE_OCCUPATIONS: Unit = 0.5;
const SURE_SKILLS: Unit = 0.6;
/** Likeness of occupations of one minor group. Beyond it, general skills are shared by work as different as realtors and shop assistants. */
const SAME_MINOR_GROUP: Unit = 0.05;
const MANAGERS = '11';
const SURE_FIELD: Unit = 0.5;
/** Probability that the two occupations are related, from which they are so whatever their field: accountant and bookkeeper. */
const SURE_RELATED: Unit = 0.65;
/** Skills that related occupations share at least: people change from accounting to sales, but the work differs. */
const MIN_SHARED_SKILLS: Unit = 0.2;
/** The same for managers, who share skills of management whatever they manage. */
const MIN_SHARED_SKILLS_OF_MANAGERS: Unit = 0.6;
const MIN_SHARED_WORDS: Unit = 0.5;

/**
 * True if a person would call past work related to the job: the same or a related occupation, one with the same rare
 * skills in the same field, or a title with the same words or the same skill. Of titles whose occupation is uncertain,
 * such as "ensemble member" and "craftsman associate", only their words tell.
 */
export function isSurelyRelated(
  past: NamedTitle,
  job: NamedTitle,
  {
    occupations,
    skills,
    fields,
    related,
  }: Readonly<Record<'occupations' | 'skills' | 'fields' | 'related', Unit>>,
): boolean {
  if (namesNoWork(past.title) || namesNoWork(job.title)) return false;
  const confidence = Math.min(confidenceOf(past), confidenceOf(job));
  const isSure = confidence >= SURE_CONFIDENCE;
  if (isSure && occupations >= SURE_OCCUPATIONS) return true;
  if ((occupations >= SURE_OCCUPATIONS || fields >= SURE_FIELD) && nameSameWork(past, job)) return true;
  if (confidence < SURE_CONFIDENCE_OF_KIND) return false;
  const areManagers = isManager(past) && isManager(job);
  const minShared = areManagers ? MIN_SHARED_SKILLS_OF_MANAGERS : MIN_SHARED_SKILLS;
  if (related >= SURE_RELATED && skills >= minShared) return true;
  // The skills of a spa manager and a gambling manager are the same, but not what they manage.
  return !areManagers && occupations >= SAME_MINOR_GROUP && fields >= SURE_FIELD && skills >= SURE_SKILLS;
}

/**
 * True if nothing tells whether the work of two titles is related: the occupation of one is uncertain, so that neither
 * "related work" nor "no related work" can be said.
 */
export function isUncertainRelation(past: NamedTitle, job: NamedTitle): boolean {
  return (
    namesNoWork(past.title) ||
    namesNoWork(job.title) ||
    Math.min(confidenceOf(past), confidenceOf(job)) < SURE_CONFIDENCE
  );
}

/** True for a title whose occupation is known. */
export function isPlacedTitle(title: NamedTitle): boolean {
  return !namesNoWork(title.title) && confidenceOf(title) >= SURE_CONFIDENCE;
}

/** Titles that name a rank and no work. */
const GENERAL_TITLE =
  /^(?:(?:senior|sr|junior|jr|lead|head|chief|principal|assistant|deputy|student|college|graduate|undergraduate|summer|winter|seasonal|temporary)\.?\s+)*(?:(?:.* )?staff member|(?:managing )?principal|engineer|designer|executive|(?:executive|managing) director|associate|officer|manager|assistant|member|intern|specialist|coordinator|consultant|analyst|director|supervisor|shift supervisor|team lead(?:er)?|leader|fellow|administrative fellow|volunteer|trainee|(?:managing |founding )?partner|(?:co-?)?founder|ceo|chief executive officer|owner|student|employee|staff|worker|president|vice president|administrator|representative|agent|operator|technician|observer|attach[e\u00e9]e?|aide|helper|apprentice|freelancer|contractor|self[- ]employed)$/i;

/** True for a title that names a rank or a status only. */
export function namesNoWork(title: string): boolean {
  return GENERAL_TITLE.test(title);
}

/** Words of titles that name a rank, a status or a role, and not what the work is about. */
const RANK =
  /^(?:senior|sr|junior|jr|lead|leader|head|chief|principal|deputy|vice|assistants?|associates?|staff|entry|level|mid|full|part|time|student|intern|interns|internship|trainee|apprentice|graduate|volunteer|temporary|seasonal|contract|contractor|founding|global|regional|national|local|general|manager|managers|management|director|supervisor|coordinator|specialist|representative|rep|executive|officer|administrator|consultant|consulting|analysts?|engineers?|technician|operator|worker|agent|clerk|member|team|professional|account|customer|client|services?|support|operations|development|program|care|design|designer|expert|advisor|and|of|the|for|to|in|at|with|de|la|en|i|ii|iii|iv|v|m|f|d|h|w|x|\d+)$/;
const MAX_CACHED_TITLES = 20_000;
const namedByTitle = new LRUCache<string, { stems: ReadonlySet<string>; skills: ReadonlySet<string> }>({
  max: MAX_CACHED_TITLES,
});

/** True if most words of the shorter title stand in the other one, or both name the same skill. */
function nameSameWork(a: NamedTitle, b: NamedTitle): boolean {
  const [one, other] = [namedBy(a), namedBy(b)];
  const shared = count(one.stems, other.stems);
  if (shared > 0 && shared >= MIN_SHARED_WORDS * Math.min(one.stems.size, other.stems.size)) return true;
  return count(one.skills, other.skills) > 0;
}

function namedBy({ englishTitle }: NamedTitle): { stems: ReadonlySet<string>; skills: ReadonlySet<string> } {
  let named = namedByTitle.get(englishTitle);
  if (!named) {
    const skills = [
      ...skillLexicon()
        .find(englishTitle)
        .flatMap(({ skill }) => (skill.type === 'soft' ? [] : [skill.name])),
      ...skillsNamedByTitle(englishTitle),
    ].filter((key) => !isGeneralSkill({ key }));
    const words = tokenize(englishTitle).filter((word) => !RANK.test(word));
    named = {
      stems: new Set(words.map(stemOfWord)),
      skills: new Set(skills),
    };
    namedByTitle.set(englishTitle, named);
  }
  return named;
}

function count(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of a) if (b.has(each)) shared += 1;
  return shared;
}

function isManager({ likelyOccupations: [likely] }: NamedTitle): boolean {
  return likely?.onetSocCode.startsWith(MANAGERS) === true;
}

function confidenceOf({ likelyOccupations }: NamedTitle): Unit {
  return likelyOccupations[0]?.confidence ?? 0;
}
