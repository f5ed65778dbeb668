import { categoryOfSkill, fieldOf, fieldsOfCategory, fieldsOfSkill, skillsOfOccupation } from '../../skills';
import { isNamedInFull, type WrittenSkill } from './requested-skill-name';
import {
  isOnlyOrganization,
  isOnlyStudied,
  isRequested,
  sentencesNaming,
  type RequestSentence,
} from './request-sentences';
import type { SkillConcept } from './skill-concept';
import { isGeneralSkill } from './skill-weight';
import { skillsNamedByTitle } from './skills-of-title';
import type { TitleFeatures } from './title-features';

/** A skill that a posting names, with the words that name it. */
export interface NamedSkill {
  skill: WrittenSkill;
  concept: SkillConcept;
}

/** Probability from which an occupation counts among those of a title, and their number. */
const MIN_CONFIDENCE = 0.15;
const MAX_OCCUPATIONS = 3;
/** Other skills of computing that a posting names, from which its work is with computers, whatever its title says. */
const MIN_COMPUTING_SKILLS = 2;
const COMPUTING = new Set(['Programming languages', 'Frameworks and platforms', 'Computing']);
/** Categories of skills that any occupation may use. */
const OF_ANY_WORK = new Set(['Office software', 'Office work', 'People and management', 'Customer contact']);
/** Care, protection, food, cleaning, farming, construction, repair, production and transport, by major group. */
const MANUAL_FIELDS = new Set(['31', '33', '35', '37', '39', '45', '47', '49', '51', '53']);
const PERSON = /(?:analyst|administrator|scientist|developer|technician|attendant|owner)$/i;
/** "HR", "UX/UI", "front-end": no word of everyday language. */
const ABBREVIATION = /^(?!AI$)(?:\p{Lu}[\p{Lu}\d&/+.-]{1,6}s?|\p{L}+-\p{L}+|\p{L}{2,}\/\p{L}{2,})$/u;

/**
 * Returns a test for skills that a posting asks for beyond doubt. A word has several senses, and postings name things
 * besides the skills they ask for. So a name needs the more support the less it says by itself: a skill that the
 * occupation uses needs none, a name in full needs a field of work or other skills of its trade, and a common word that
 * the map reads as a longer skill needs words that request it as well.
 */
export function clearSkillsOf(
  named: readonly NamedSkill[],
  title: TitleFeatures,
  sentences: readonly RequestSentence[],
): (skill: NamedSkill) => boolean {
  const work = workOf(title);
  const computing = named.filter(({ skill, concept }) => isOfComputing(concept) && isNameOf(skill, concept));
  const isSupported = (concept: SkillConcept, isAsked: boolean): boolean =>
    work.hasField(concept) ||
    (isOfComputing(concept) &&
      (!work.isManual || (concept.tool && isAsked)) &&
      computing.filter((other) => other.concept.key !== concept.key).length >= MIN_COMPUTING_SKILLS);
  return ({ skill, concept }) => {
    if (namesPerson(concept)) return false;
    const isNamed = isNameOf(skill, concept);
    if (concept.tool && !isNamed) return false;
    const naming = sentencesNaming(skill.rawNames, sentences);
    if (naming.length > 0 && isOnlyStudied(skill.rawNames, naming)) return false;
    if (naming.length > 0 && !concept.tool && isOnlyOrganization(skill.rawNames, naming)) return false;
    if (work.uses(concept)) return true;
    const isAsked = skill.rawNames.some((written) => isRequested(written, naming));
    const isSure = isSupported(concept, isAsked);
    // Prose about the employer names the trade of its customers and what it sells.
    if (naming.length === 0 && sentences.length > 0 && !(concept.tool && isSure)) return false;
    if (!isSure)
      return isNamed && isSupportedByWords(skill, concept, { isAsked, naming, isPlaced: work.isPlaced });
    return isNamed || isAsked || skill.rawNames.some(isTerm);
  };
}

/** The work that a title names: the skills that its occupations use, and the fields of these. */
export interface WorkOfTitle {
  /** False if the title names no occupation. */
  isPlaced: boolean;
  /** True for work of the hands, whose postings name computers as what is installed, repaired or in the building. */
  isManual: boolean;
  uses: (concept: SkillConcept) => boolean;
  hasField: (concept: SkillConcept) => boolean;
}

export function workOf({ title, likelyOccupations }: TitleFeatures): WorkOfTitle {
  const occupations = likelyOccupations
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .slice(0, MAX_OCCUPATIONS)
    .map(({ onetSocCode }) => onetSocCode);
  const fields = new Set(occupations.map(fieldOf));
  const used = new Set([
    ...occupations.flatMap((code) => skillsOfOccupation(code).map(({ skill }) => skill)),
    ...skillsNamedByTitle(title),
  ]);
  return {
    isPlaced: fields.size > 0,
    isManual: fields.size > 0 && [...fields].every((field) => MANUAL_FIELDS.has(field)),
    uses: ({ key, wider }) => used.has(key) || wider.some((name) => used.has(name)),
    hasField: ({ key }) => {
      const ofSkill = fieldsOfSkill(key) ?? fieldsOfCategory(key);
      return [...fields].some((field) => ofSkill.has(field));
    },
  };
}

/** True for a name of the map that is a person, not a skill: "data analyst", "systems administrator". */
export function namesPerson({ key }: Pick<SkillConcept, 'key'>): boolean {
  return PERSON.test(key);
}

/** True for several words and for abbreviations, which have fewer meanings than a word. */
export function isTerm(written: string): boolean {
  return /\s/.test(written) || ABBREVIATION.test(written);
}

/** True for a name of a skill of another field that the words around it ask for. */
function isSupportedByWords(
  { rawNames }: WrittenSkill,
  concept: SkillConcept,
  { isAsked, naming, isPlaced }: { isAsked: boolean; naming: readonly RequestSentence[]; isPlaced: boolean },
): boolean {
  if (naming.length === 0) return false;
  if (isGeneralSkill(concept) || !isPlaced) return true;
  // One word of computing in a posting of another trade is an abbreviation or equipment of the workplace.
  if (!isAsked || isOfComputing(concept)) return false;
  return (
    concept.tool ||
    rawNames.some((written) => /[\s-]/.test(written)) ||
    OF_ANY_WORK.has(categoryOfSkill(concept.key) ?? '')
  );
}

function isOfComputing({ key }: SkillConcept): boolean {
  return COMPUTING.has(categoryOfSkill(key) ?? '');
}

/**
 * True if the words are a name of the skill. A program is named by its other names as well, but not by a word of
 * everyday language: "SQLs", "at arm's length".
 */
export function isNameOf(skill: WrittenSkill, concept: SkillConcept): boolean {
  if (!concept.tool)
    return isNamedInFull(skill) || skill.rawNames.some((written) => isCompoundOf(written, concept.name));
  const isAcronym = /^\p{Lu}+$/u.test(concept.name);
  return (
    skill.rawNames.length === 0 ||
    skill.rawNames.some((written) =>
      isAcronym ? /[\p{Lu}\d]$/u.test(written) : isProgramName(written, concept),
    )
  );
}

/** False for a word that only resembles a program: design sprints are no Spring. */
function isProgramName(written: string, concept: SkillConcept): boolean {
  const [word, name] = [written.toLowerCase(), concept.name.toLowerCase()];
  if (!/^[a-z]+s$/.test(word) || name.endsWith('s') || name.startsWith(word)) return true;
  return word === `${name}s` || !name.startsWith(word.slice(0, STEM_LENGTH));
}

const STEM_LENGTH = 4;

/** True for "frontend" and "full-stack", the first two words of a name as one. */
function isCompoundOf(written: string, name: string): boolean {
  const [first = '', second = ''] = name.toLowerCase().split(/[\s-]+/);
  return second !== '' && written.toLowerCase().replace(/[\s-]/g, '') === first + second;
}
