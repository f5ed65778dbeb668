import type { ParsedJobDescription } from '../../parsing/parsed-job-description';
import { skillLexicon } from '../../skills';
import { foldedWords } from '../../parsing/text/normalize';
import type { SkillConcept } from './skill-concept';

/** A skill with the words of the posting that name it; none if a client states the skill. */
export type WrittenSkill = Pick<ParsedJobDescription['requiredSkills'][number], 'name' | 'rawNames'>;

const STEM_LENGTH = 4;
/** A person who has the skill, which is no skill: "systems administrator", "water service worker". */
const NAMES_PERSON =
  /(?:ator|worker|manager|leader|supervisor|assistant|consultant|advisor|engineer|developer|analyst|technician|specialist|representative|officer)s?$/i;
/** A place or a trade in which the skill is used: "grocery store", "data center". */
const NAMES_PLACE =
  /(?:stores?|shops?|restaurants?|cent(?:er|re)s?|offices?|industry|departments?|compan(?:y|ies)|environments?|markets?|teams?|floors?|growth|plans?)$/i;

/**
 * How the posting writes a skill of the map, if its words say something else than the name in the map: `Street
 * maintenance` for Paving. A reader of a gap must find it in the posting. Tools and traits keep their names, and so do
 * the skills of a posting in another language, whose words would stand in English sentences.
 */
export function nameInPosting(
  skill: WrittenSkill,
  concept: SkillConcept,
  { isInEnglish }: { isInEnglish: boolean },
): string {
  const { name, rawNames } = skill;
  if (!isInEnglish && concept.words.length === 0) return concept.name;
  // "In design" is a program, and a reader knows it by its name.
  if (concept.tool && rawNames.length > 0) return concept.name;
  if (concept.soft || concept.tool || concept.words.length > 0 || isNamedInFull(skill)) return name;
  // "Close deals" is a form of a verb, which the map does not list as a name.
  const phrase = rawNames.find((written) => foldedWords(written).length > 1 && isListed(written));
  if (phrase !== undefined && !NAMES_PERSON.test(phrase) && !NAMES_PLACE.test(phrase))
    return upperFirst(phrase);
  const [word] = rawNames;
  if (word === undefined) return name;
  // "Scanning" documents is no RF scanning, and "estimating" says less than construction estimating.
  if (GERUND.test(word) && foldedWords(name).includes(word.toLowerCase())) return upperFirst(word);
  return isNoun(word) && !PLURAL.test(word) && !sharesStem(word, name) ? upperFirst(word) : name;
}

/** Persons and things that the skill is about, and no skill: "toddlers", but "logistics". */
const PLURAL = /(?<!ic|s)s$/i;
const GERUND = /^\p{L}{4,}ing$/iu;

/** True if the posting names the skill itself, and not a word that the map also reads as this skill. */
export function isNamedInFull({ name, rawNames }: WrittenSkill): boolean {
  return rawNames.length === 0 || rawNames.some((written) => holdsName(written, name));
}

/** Equal for names of the same words in any order and form: "automated testing", "test automation". */
export function wordsInAnyOrder(name: string): string {
  const words = foldedWords(name);
  return words.length < 2
    ? name
    : words
        .map((word) => (/\d/.test(word) ? word : word.slice(0, STEM_LENGTH)))
        .sort()
        .join(' ');
}

function isListed(written: string): boolean {
  return skillLexicon().findExact(written) !== null;
}

function holdsName(written: string, name: string): boolean {
  const stems = stemsOf(written);
  return foldedWords(name).every((word) => stems.has(word.slice(0, STEM_LENGTH)));
}

function sharesStem(written: string, name: string): boolean {
  const stems = stemsOf(written);
  return foldedWords(name).some((word) => stems.has(word.slice(0, STEM_LENGTH)));
}

function stemsOf(text: string): Set<string> {
  return new Set(foldedWords(text).map((word) => word.slice(0, STEM_LENGTH)));
}

/** Adjectives and verb forms are no names: "supervisory", "electrical", "supervising". */
function isNoun(word: string): boolean {
  return /^\p{L}{4,}$/u.test(word) && !/(?:al|ory|ive|ic|ed|ing|ary|ous|able)$/i.test(word);
}

/** Words in capitals, as a heading has them; short ones may be abbreviations. */
const IN_CAPITALS = /^\p{Lu}{5,}(?:\s\p{Lu}{5,})+$/u;

function upperFirst(text: string): string {
  const words = IN_CAPITALS.test(text) ? text.toLowerCase() : text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
