import { LRUCache } from 'lru-cache';
import { skillLexicon } from '../../skills';
import type { Unit } from '../../common';
import { tokenize } from '../../text/tokenize';
import { isGeneralSkill } from '../profile/skill-weight';
import { skillsNamedByTitle } from '../profile/skills-of-title';
import type { TitleFeatures } from '../profile/title-features';
import { isCareOfFamily } from './care-of-family';
import { stemOfWord } from './word-stem';

/** What decides whether two titles name related work, besides their similarity. */
export type NamedTitle = Pick<TitleFeatures, 'title' | 'englishTitle' | 'likelyOccupations'>;

/** Confidence of an occupation from which the title says what the work is. */
const SURE_CONFIDENCE: Unit = 0.3;
/** Confidence from which the same occupation tells that the work is the same, whatever the words. */
const CERTAIN_CONFIDENCE: Unit = 0.35;
/** Confidence from which an occupation is a likely guess. */
const LIKELY_CONFIDENCE: Unit = 0.2;
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
/** Likeness of occupations of one broad group, such as janitors and maids. */
const SAME_BROAD_GROUP: Unit = 0.3;
/** Skills that related occupations share at least: people change from accounting to sales, but the work differs. */
const MIN_SHARED_SKILLS_IN_GROUP: Unit = 0.2;
const MIN_SHARED_SKILLS: Unit = 0.3;
/** The same in computing, where web developers and security engineers share the general tools. */
const COMPUTING = '15-1';
const MIN_SHARED_SKILLS_IN_COMPUTING: Unit = 0.4;
/** The same for managers, who share skills of management whatever they manage. */
const MIN_SHARED_SKILLS_OF_MANAGERS: Unit = 0.6;
/** Skills shared at least by work that is related in part. */
const MIN_SHARED_SKILLS_IN_PART: Unit = 0.1;
/** The same for managers, of whom most are related to general managers: a product manager runs no branch. */
const MIN_SHARED_SKILLS_OF_MANAGERS_IN_PART: Unit = 0.23;
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
  if (isCareOfFamily(past.title)) return false;
  // A principal utility accountant is an accountant, whatever occupation its letters name.
  if (isLeadingPrincipal(past) || isLeadingPrincipal(job)) return nameSameWork(past, job);
  if (isRankOnly(past) || isRankOnly(job)) return false;
  const confidence = Math.min(confidenceOf(past), confidenceOf(job));
  const isSure = confidence >= SURE_CONFIDENCE;
  if (
    isSure &&
    occupations >= SURE_OCCUPATIONS &&
    (confidence >= CERTAIN_CONFIDENCE || nameSameWork(past, job))
  )
    return true;
  if ((occupations >= SURE_OCCUPATIONS || fields >= SURE_FIELD) && nameSameWork(past, job)) return true;
  if (confidence < SURE_CONFIDENCE_OF_KIND) return false;
  const areManagers = isOf(MANAGERS, past, job);
  if (related >= SURE_RELATED && skills >= minSharedSkills(past, job, occupations)) return true;
  // The skills of a spa manager and a gambling manager are the same, but not what they manage.
  return !areManagers && occupations >= SAME_MINOR_GROUP && fields >= SURE_FIELD && skills >= SURE_SKILLS;
}

/**
 * True for work that is related to the job in part: people change from one to the other, and some of the skills are the
 * same. A treasurer and a director of computing have no more in common than that they manage.
 */
export function isRelatedInPart(
  past: NamedTitle,
  job: NamedTitle,
  { occupations, skills, related }: Readonly<Record<'occupations' | 'skills' | 'related', Unit>>,
): boolean {
  if (leadEngineering(past, job) || isNurseForLeader(past, job)) return true;
  if (!isSurelyPlacedTitle(past) || !isSurelyPlacedTitle(job)) return false;
  const minShared = isOf(MANAGERS, past, job)
    ? MIN_SHARED_SKILLS_OF_MANAGERS_IN_PART
    : MIN_SHARED_SKILLS_IN_PART;
  return related >= SURE_RELATED && (skills >= minShared || occupations >= SAME_MINOR_GROUP);
}

/**
 * Leaders of those who build software or machines. Their occupations differ by the word of the title only: O*NET has the
 * engineering manager with the builders of machines and the chief technology officer with computing.
 */
const LEADS_ENGINEERING =
  /^(?:(?:senior|sr|deputy|interim|acting|global|group)\.?\s+)*(?:cto|chief (?:technology|technological|technical) officer|(?:vp|svp|vice president|head|director|manager),? (?:of )?(?:the )?(?:software |product )?(?:engineering|technology|software development|r&d|research and development)|(?:software |product )?(?:engineering|technology|software development|r&d) (?:manager|director|lead|leader|head))\b/i;

/** True for an engineering manager and a chief technology officer, of whom one often becomes the other. */
function leadEngineering(a: NamedTitle, b: NamedTitle): boolean {
  return LEADS_ENGINEERING.test(a.englishTitle) && LEADS_ENGINEERING.test(b.englishTitle);
}

/** Registered nurses and those with a degree beyond, and titles that lead them. */
const NURSE_CODE = /^29-1(?:141|151|161|171)/;
const HEALTH_MANAGER_CODE = '11-9111';
const LEADS_CARE = /\b(?:nurs(?:es?|ing)|patient care|clinical)\b/i;

/** True for a nurse and a job that leads nurses, who are nurses as a rule. */
function isNurseForLeader({ likelyOccupations: [nurse] }: NamedTitle, job: NamedTitle): boolean {
  const [leader] = job.likelyOccupations;
  return (
    nurse !== undefined &&
    leader !== undefined &&
    NURSE_CODE.test(nurse.onetSocCode) &&
    nurse.confidence >= SURE_CONFIDENCE &&
    leader.onetSocCode.startsWith(HEALTH_MANAGER_CODE) &&
    leader.confidence >= SURE_CONFIDENCE &&
    LEADS_CARE.test(job.englishTitle)
  );
}

/**
 * True if nothing tells whether the work of two titles is related: the occupation of one is uncertain, so that neither
 * "related work" nor "no related work" can be said.
 */
export function isUncertainRelation(past: NamedTitle, job: NamedTitle): boolean {
  return (
    isRankOnly(past) || isRankOnly(job) || Math.min(confidenceOf(past), confidenceOf(job)) < SURE_CONFIDENCE
  );
}

const MAJOR_GROUP_LENGTH = 2;
/** Probability from which an occupation of a title counts here, and their number. */
const POSSIBLE_CONFIDENCE: Unit = 0.05;
const POSSIBLE_OCCUPATIONS = 3;

/** True if two titles may be of one major group of occupations, such as sales. */
export function mayShareMajorGroup(a: NamedTitle, b: NamedTitle): boolean {
  const groups = majorGroupsOf(a);
  return majorGroupsOf(b).some((group) => groups.includes(group));
}

function majorGroupsOf({ title, likelyOccupations }: NamedTitle): string[] {
  const isNoSchool = LEADING_PRINCIPAL.test(title);
  return likelyOccupations
    .slice(0, POSSIBLE_OCCUPATIONS)
    .filter(
      ({ onetSocCode, confidence }) =>
        confidence >= POSSIBLE_CONFIDENCE && !(isNoSchool && onetSocCode.startsWith(SCHOOL_PRINCIPAL_CODE)),
    )
    .map(({ onetSocCode }) => onetSocCode.slice(0, MAJOR_GROUP_LENGTH));
}

/** True if both titles are surely of one major group, except of managers, who share no more than their rank. */
export function shareMajorGroup(a: NamedTitle, b: NamedTitle): boolean {
  if (!isPlacedTitle(a) || !isPlacedTitle(b)) return false;
  const [group, other] = [a, b].map(({ likelyOccupations: [likely] }) =>
    likely!.onetSocCode.slice(0, MAJOR_GROUP_LENGTH),
  );
  return group === other && group !== MANAGERS;
}

/**
 * True if one title has all words of the other one: "support worker" and "healthcare support worker". "Manager" alone is
 * no work that a marketing manager does.
 */
export function holdsAllWords(a: NamedTitle, b: NamedTitle): boolean {
  if (isRankOnly(a) || isRankOnly(b)) return false;
  const [one, other] = [a, b].map(({ englishTitle }) => new Set(tokenize(englishTitle).map(stemOfWord)));
  const shared = count(one!, other!);
  return shared > 0 && shared === Math.min(one!.size, other!.size);
}

/** True for managers whose titles have no more in common than that they manage. */
export function areManagersOfOtherWork(a: NamedTitle, b: NamedTitle): boolean {
  return isOf(MANAGERS, a, b) && count(namedBy(a).stems, namedBy(b).stems) === 0;
}

/** True for a title whose occupation is known. */
export function isPlacedTitle(title: NamedTitle): boolean {
  return !isRankOnly(title) && confidenceOf(title) >= SURE_CONFIDENCE;
}

/** True for a title whose occupation is a likely guess. */
export function isLikelyPlacedTitle(title: NamedTitle): boolean {
  return !isRankOnly(title) && confidenceOf(title) >= LIKELY_CONFIDENCE;
}

/** True for a title whose occupation is so certain that its kind of work compares with others. */
export function isSurelyPlacedTitle(title: NamedTitle): boolean {
  return !isRankOnly(title) && confidenceOf(title) >= SURE_CONFIDENCE_OF_KIND;
}

/** True for a title that does not say what the work is: a rank only, or words that no occupation has. */
export function saysNoWork({ title, englishTitle, likelyOccupations }: NamedTitle): boolean {
  return namesNoWork(title) || namesNoWork(englishTitle) || likelyOccupations.length === 0;
}

/** True for a title that says nothing about the work: a rank only, in any language, or words that no occupation has. */
export function saysNothing(title: NamedTitle): boolean {
  return isRankOnly(title) || title.likelyOccupations.length === 0;
}

function isRankOnly(named: NamedTitle): boolean {
  const { title, englishTitle } = named;
  return namesNoWork(title) || namesNoWork(englishTitle) || isMisplaced(named);
}

/**
 * Titles that the letters of their words place with other work: a commercial manager is no commercial designer.
 */
const MISPLACED_TITLE =
  /^(?:(?:senior|sr|junior|jr|lead|head|chief|associate)\.?\s+)*(?:chief (?:administrative|security) officer|commercial (?:manager|director)|(?:founding|forward deployed|graduate) engineer|graduate intern|young apprentice|apprentice youth|apprentice|(?:people|business) partner|managing principal|chair(?:man|person|woman)|confidential|role model|ensemble member|exchange server|ontologist|delivery lead|maintainer|trusted assistant|people manager|director of (?:professional|staff) development|campus director|developer advocate|(?:devops|android|infrastructure) architect|educational consultant|legal consultant|resource specialist teacher|supply teacher|subpoena server|(?:summer )?orientation leader|social activities organi[sz]er|cash register sales|sales development officer|revenue (?:analyst|enablement lead)|accountable manager)$/i;
/** A principal engineer is no principal of a school. */
const LEADING_PRINCIPAL = /^(?:(?:senior|sr)\.?\s+)?principal\s+(?!of\b|in\b)/i;
const SCHOOL_PRINCIPAL_CODE = '11-9032';

function isLeadingPrincipal({ title, likelyOccupations: [likely] }: NamedTitle): boolean {
  return LEADING_PRINCIPAL.test(title) && likely?.onetSocCode.startsWith(SCHOOL_PRINCIPAL_CODE) === true;
}

function isMisplaced(named: NamedTitle): boolean {
  const { title, englishTitle } = named;
  if (isLeadingPrincipal(named)) return true;
  return MISPLACED_TITLE.test(title) || MISPLACED_TITLE.test(englishTitle);
}

/** Ranks above those who do the work. */
const LEADS = /\b(?:directors?|heads?|chief|vp|president|supervisors?|superintendent|foreman|forewoman)\b/i;
/** Ranks that may be one of those or not: an account manager leads no one. */
const MAY_LEAD = /\b(?:managers?|leads?|leader|principal|owner|founder|partner|management)\b/i;

/** True if one title names a rank above the work that the other one names: a director and a representative. */
export function differInRank(a: NamedTitle, b: NamedTitle): boolean {
  return ranksAbove(a, b) || ranksAbove(b, a);
}

/** True if the first title names a rank above the work that the second one names. */
export function ranksAbove({ englishTitle: a }: NamedTitle, { englishTitle: b }: NamedTitle): boolean {
  return LEADS.test(a) && !LEADS.test(b) && !MAY_LEAD.test(b);
}

/** Titles that name a rank and no work. */
const GENERAL_TITLE =
  /^(?:(?:senior|sr|junior|jr|lead|head|chief|principal|founding|assistant|associate|deputy|student|college|graduate|undergraduate|young|summer|winter|seasonal|temporary)\.?\s+)*(?:(?:.* )?staff members?|(?:managing )?principal|engineers?|designers?|executives?|(?:executive|managing) director|associates?|officers?|managers?|assistants?|members?|interns?|specialists?|experts?|coordinators?|consultants?|analysts?|directors?|supervisors?|shift supervisor|team lead(?:er)?|leader|fellows?|administrative fellow|volunteers?|trainees?|(?:managing |founding )?partner|(?:ex[- ])?(?:technical )?(?:co-?)?founder(?: \([^)]*\))?|ceo|chief executive officer|owner|student|employee|staff|worker|president|vice president|administrator|representatives?|agents?|operators?|technicians?|observer|advis[eo]rs?|chair(?:man|person|woman)?|practitioner|attach[e\u00e9]e?|aides?|helpers?|apprentices?|freelancer|contractor|self[- ]employed)$/i;

/** True for a title that names a rank or a status only. */
export function namesNoWork(title: string): boolean {
  return title.split('/').every((part) => GENERAL_TITLE.test(part.trim()));
}

/** Words of titles that name a rank, a status or a role, and not what the work is about. */
const RANK =
  /^(?:senior|sr|junior|jr|lead|leader|head|chief|principal|deputy|vice|assistants?|associates?|staff|entry|level|mid|full|part|time|student|intern|interns|internship|trainee|apprentice|graduate|volunteer|temporary|seasonal|contract|contractor|founding|global|regional|national|local|general|manager|managers|management|director|supervisor|coordinator|specialist|representative|rep|executive|officer|administrator|consultant|consulting|research|partners?|partnerships?|agency|agencies|collections?|apac|emea|latam|dach|resources?|solutions?|business|technical|enterprise|analysts?|engineers?|technician|operator|worker|agent|clerk|attendants?|helpers?|aides?|member|team|professional|account|customer|client|services?|support|operations|development|program|care|design|designer|expert|advisor|and|of|the|for|to|in|at|with|de|la|en|i|ii|iii|iv|v|m|f|d|h|w|x|\d+)$/;
const PROGRAM_MANAGER = /\bprogram(?:me)?(?= manager\b)/i;
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
    // Who manages a program manages projects.
    const words = tokenize(englishTitle.replace(PROGRAM_MANAGER, 'project')).filter(
      (word) => !RANK.test(word),
    );
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

function minSharedSkills(past: NamedTitle, job: NamedTitle, occupations: Unit): Unit {
  if (isOf(MANAGERS, past, job)) return MIN_SHARED_SKILLS_OF_MANAGERS;
  if (occupations >= SAME_BROAD_GROUP) return MIN_SHARED_SKILLS_IN_GROUP;
  return isOf(COMPUTING, past, job) ? MIN_SHARED_SKILLS_IN_COMPUTING : MIN_SHARED_SKILLS;
}

/** True if both titles are of occupations whose codes begin alike. */
function isOf(codes: string, ...titles: readonly NamedTitle[]): boolean {
  return titles.every(({ likelyOccupations: [likely] }) => likely?.onetSocCode.startsWith(codes) === true);
}

function confidenceOf({ likelyOccupations }: NamedTitle): Unit {
  return likelyOccupations[0]?.confidence ?? 0;
}
