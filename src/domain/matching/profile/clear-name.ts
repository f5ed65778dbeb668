import { skillLexicon } from '../../skills';
import { wordRarity } from '../../text/text-vector';

/** Last words that name no ability: "water supply equipment", "DEP practices", "unit reviews". */
const GENERIC_HEAD =
  /\b(?:practices?|principles|trends|equipment|operations?|services?|projects?|efforts?|components?|standards?|studies|reviews?|units?|levels?|areas?|materials?|issues?|legislation|education|technology|technologies|infrastructure|datasets?|lifecycles?|logs?|protection|platforms?|products?|solutions?|functions?|contractors?|architects?|installation|reports|systems?|programs?|resolution|clinic|law)$/i;
/** Words that describe something else: "end-to-end", "cross-browser", "applicable design". */
const DESCRIPTION =
  /^(?:\p{L}+-)+\p{L}+$|^(?:how|applicable|common(?:ly)?|current|specific|various|related|modern|formal|large|industry|best|multi-\p{L}+)\b/iu;
/** Several words glued together by a conversion: "EnglishGood", "MVCCustomizing". */
const GLUED = /\p{Ll}{3}\p{Lu}\p{Ll}{3}|\p{Lu}{3}\p{Ll}{3}/u;
const CODE = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d&+.-]+s?$/u;
/** Rarity from which a single capitalized word may be the name of a program. */
const MIN_RARITY_OF_A_PROGRAM = 4;
/** Major groups whose postings name programs: computing, engineering, design. */
const FIELDS_OF_PROGRAMS = new Set(['15', '17', '27']);

/**
 * True if words outside the skills map name something that a person can show: a method or a subject in lower case, or a
 * program in a technical posting. Codes and names in capitals are mostly departments, forms and laws.
 */
export function isClearName(name: string, field: string | null): boolean {
  if (/[\d/&#:→]/.test(name) || GLUED.test(name) || DESCRIPTION.test(name) || GENERIC_HEAD.test(name))
    return false;
  const words = name.split(/\s+/);
  if (words.some((word) => CODE.test(word) && skillLexicon().normalize(word) === null)) return false;
  if (words.length === 1)
    return /^\p{Lu}/u.test(name)
      ? field !== null && FIELDS_OF_PROGRAMS.has(field) && wordRarity(name) >= MIN_RARITY_OF_A_PROGRAM
      : true;
  return !words.slice(1).every((word) => /^\p{Lu}/u.test(word) || word.length < 4);
}

/** Words of postings that the map reads as a skill, but that ask for none: "startup experience", "hands-on". */
const ASKS_FOR_NOTHING =
  /^(?:startups?|start-ups?|hands[- ]on|small business(?:es)?|business administration|business plans|engineering|phone|special projects|policies and procedures|customer feedback|regressions|personas?|loyalty programs|forensic|sequencing|stem|correction|IT)$/i;
/** Programs whose names are common words: they count only with a capital letter. */
const PROGRAM_NAMED_BY_WORD = /^(?:access|articulate|express|expo|micro|publisher|illustrator|spark|notion)$/;

/** True for words that ask for no skill wherever a posting uses them. */
export function asksForNoSkill(written: string): boolean {
  return ASKS_FOR_NOTHING.test(written) || PROGRAM_NAMED_BY_WORD.test(written);
}
