import { skillLexicon, titleVocabulary, titleWords } from '../skills';
import { wordRarity } from './text-vector';
import { tokenize } from './tokenize';

/** The names of a candidate. */
export interface PersonNames {
  firstName?: string | null;
  middleName?: string | null;
  lastName?: string | null;
  preferredName?: string | null;
}

const MIN_NAME_LETTERS = 3;
/** Stems rarer than this are mostly personal names in postings and resumes. */
const RARE_STEM_THRESHOLD = 4;

/**
 * Removes the candidate's name from a text, ignoring case: the full name in either order, and single parts of it. A
 * single part that is also a common occupational word stays: removing "Cook" from Mason Cook's text would also remove
 * it from "line cook", so the score would depend on the name.
 */
export function nameRemover(names: PersonNames): (text: string) => string {
  const pattern = patternOf(names);
  return pattern === null ? (text) => text : (text) => text.replace(pattern, ' ');
}

/**
 * Removes the candidate's name like `nameRemover`, but keeps words that only look like it: a single part in lower case in a
 * text that has capitals ("haas controls" in the text of a person called Haas), and a text that consists of the name,
 * such as the German title "Koch".
 */
export function scoredNameRemover(names: PersonNames): (text: string) => string {
  const pattern = patternOf(names);
  if (pattern === null) return (text) => text;
  return (text) => {
    const hasCapitals = /\p{Lu}/u.test(text);
    const without = text.replace(pattern, (name) =>
      hasCapitals && name === name.toLowerCase() && !/\s/.test(name) ? name : ' ',
    );
    return without.trim() === '' ? text : without;
  };
}

function patternOf({ firstName, middleName, lastName, preferredName }: PersonNames): RegExp | null {
  const first = partsOf(firstName);
  const middle = partsOf(middleName);
  const last = partsOf(lastName);
  const preferred = partsOf(preferredName);
  const between = '(?:\\p{L}\\.?\\s+)?';
  const whole: string[] = [];
  for (const given of [first, preferred]) {
    if (given.length === 0 || last.length === 0) continue;
    const [front, back] = [given.join('\\s+'), last.join('[\\s-]+')];
    if (middle.length > 0) whole.push(`${front}\\s+${middle.join('\\s+')}\\s+${back}`);
    whole.push(`${front}\\s+${between}${back}`, `${back},\\s*${front}`);
  }
  const single = [...first, ...middle, ...last, ...preferred].filter(
    (part) => part.length >= MIN_NAME_LETTERS && !isOccupationWord(part),
  );
  const all = [...whole, ...single];
  // Puts the longest alternative first, because the first match wins.
  return all.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Words of a name, escaped for a pattern. */
function partsOf(name: string | null | undefined): string[] {
  return (name ?? '')
    .split(/[\s,-]+/)
    .map((part) => part.replace(/^\P{L}+|\P{L}+$/gu, ''))
    .filter((part) => part !== '')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
}

function isOccupationWord(part: string): boolean {
  const [word = ''] = tokenize(part);
  if (wordRarity(word) < RARE_STEM_THRESHOLD) return true;
  return titleWords(part).some((word) => titleVocabulary().has(word)) || skillLexicon().find(part).length > 0;
}
