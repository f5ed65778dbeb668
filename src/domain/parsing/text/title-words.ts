import { collectWords, LOCALES } from '../locales';
import { memoizeByText } from '../../text/memoize-by-text';
import { accentedWords } from './accented-words';
import { foldText } from './normalize';
import { hasMoreWordsThan, wordSigns } from './word-count';

/** Letters by which the endings of compounds are looked up. */
const LOOKUP_LETTERS = 3;
const TITLE_HEADS = new Set(
  collectWords((locale) => (locale.accentsDistinguish ? [] : locale.titleWords?.heads)).map(foldText),
);
/** Heads without whose accents they would be names: "trưởng" is a head of something, "Truong" is a family name. */
const ACCENTED_TITLE_HEADS = new Set(
  collectWords((locale) => (locale.accentsDistinguish ? locale.titleWords?.heads : [])),
);
const TITLE_ENDINGS = endingsByLastLetters(
  collectWords((locale) => locale.titleWords?.endings).map(foldText),
);
const TITLE_LEADS = new Set(collectWords((locale) => locale.titleWords?.leads));
const TITLE_FIELDS = new Set(collectWords((locale) => locale.titleWords?.fields));

/** Words by the noun that they make a title of. */
const TITLE_COMPOUNDS = new Map(
  LOCALES.flatMap(({ titleWords }) => Object.entries(titleWords?.compounds ?? {})).map(
    ([noun, before]): [string, Set<string>] => [noun, new Set(before)],
  ),
);

/** Words that contradict a title: duties, schools, companies, degrees. */
const NOT_TITLES =
  /\b(?:responsib|duties|(?<!\b(?:customer|user|guest|client|member|patient|employee|candidate|visitor|passenger|digital) )experience|(?<!\blife )skills?|summary|references?|university|college|school|academy|(?:inc|llc|ltd|corp|gmbh)\b|degree|bachelors?|diploma|certificat|of the (?:month|quarter|year)\b|(?<=(?:&|et|y|e|und) )(?:associe|asociad|associad|partner))/;

/** What ends the head of a title in folded text: "Director of …", "Driver, Class A". */
const HEAD_END = /[,/|]|: | (?:-|of|for|at|to|in|on|with) /;

/** Factor for a plural after another word: "Hillside Roofers" is a company more often than a title. */
const PLURAL_CONFIDENCE = 0.6;

/** Longer than a title with its brackets. The limit on words does not bound one long word. */
const MAX_TITLE_CHARS = 400;
const MAX_TITLE_WORDS = 14;
const TITLE_WORD = /\p{L}[\p{L}'.-]*/gu;
const TITLE_WORD_SIGNS = wordSigns('', "'./-");

/**
 * How much a short text resembles a job title, 0–1. The last noun decides, because titles end in the role ("…
 * Engineer", "Director of …", "Driver, Class A").
 */
export const titleScore = memoizeByText(computeTitleScore);

function computeTitleScore(text: string): number {
  if (text.length > MAX_TITLE_CHARS || hasMoreWordsThan(MAX_TITLE_WORDS, text, TITLE_WORD_SIGNS)) return 0;
  const whole = foldText(text);
  const folded = whole.includes('(') ? whole.replace(/\(.*?\)/g, ' ') : whole;
  const words = folded.match(/[\p{L}][\p{L}'./-]*/gu);
  if (!words || words.length > MAX_TITLE_WORDS) return 0;
  let score = 0;
  const headEnd = folded.search(HEAD_END);
  const headWords = headEnd === -1 ? words : (folded.slice(0, headEnd).match(/[\p{L}][\p{L}'.-]*/gu) ?? []);
  const last = headWords.at(-1) ?? '';
  if (isTitleHead(last) || isCompound(headWords))
    score = headWords.length > 1 && isPluralHead(last) ? 0.85 * PLURAL_CONFIDENCE : 0.85;
  else if (headWords.some(isTitleHead)) score = 0.6;
  else if (headEnd !== -1 && words.some((word) => word.split('/').some(isTitleHead))) score = 0.5;
  else if (/(?:ologist|ographer|ician|keeper|tender|maker|smith|person|woman|worker)s?$/.test(last))
    score = 0.6;
  else score = accentedHeadScore(text);
  if (score > 0 && TITLE_LEADS.has(words[0]?.replace(/\.$/, '') ?? '')) score += 0.1;
  else if (score === 0 && TITLE_LEADS.has(words[0]?.replace(/\.$/, '') ?? '') && words.length > 1)
    score = 0.3;
  if (score > 0 && words.some((word) => TITLE_FIELDS.has(word))) score += 0.05;
  if (/^(?:i{1,3}|iv|[1-4])$/.test(words.at(-1) ?? '') && score > 0) score += 0.05;
  if (score === 0) return 0;
  if (NOT_TITLES.test(isTitleHead(last) ? withoutSchoolBefore(folded, last) : folded)) score *= 0.35;
  if (words.length > 8) score *= 0.6;
  return Math.min(1, score);
}

/** Score of a text with a head that has accents. */
function accentedHeadScore(text: string): number {
  const words = accentedWords(text, TITLE_WORD);
  if (ACCENTED_TITLE_HEADS.has(words.at(-1) ?? '')) return 0.85;
  return words.some((word) => ACCENTED_TITLE_HEADS.has(word)) ? 0.6 : 0;
}

/** Removes the school from "School Social Work Intern" and "College Professor", where it states the field of a title. */
function withoutSchoolBefore(folded: string, last: string): string {
  return /^(?:(?:high|middle|elementary|primary|public|summer) )?(?:school|college|university|academy)\b/.test(
    folded,
  )
    ? folded.slice(folded.indexOf(last))
    : folded;
}

/** True for a word that job titles contain. */
export function isTitleWord(word: string): boolean {
  const folded = foldText(word);
  return (
    ACCENTED_TITLE_HEADS.has(word.toLowerCase()) ||
    isTitleHead(folded) ||
    TITLE_LEADS.has(folded) ||
    TITLE_FIELDS.has(folded)
  );
}

/** True for "Lab Tech" and "Team Member", whose last word is a title only after certain words. */
function isCompound(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const noun = TITLE_COMPOUNDS.has(last) ? last : last.replace(/s$/, '');
  return TITLE_COMPOUNDS.get(noun)?.has(words.at(-2) ?? '') ?? false;
}

/** True for "roofers", which is no head of its own. */
function isPluralHead(word: string): boolean {
  return word.endsWith('s') && !TITLE_HEADS.has(word) && TITLE_HEADS.has(word.slice(0, -1));
}

function isTitleHead(word: string): boolean {
  const wordWithoutDot = word.endsWith('.') ? word.slice(0, -1) : word;
  if (
    TITLE_HEADS.has(wordWithoutDot) ||
    (wordWithoutDot.endsWith('s') && TITLE_HEADS.has(wordWithoutDot.slice(0, -1)))
  )
    return true;
  const hyphen = wordWithoutDot.lastIndexOf('-');
  return (
    (hyphen !== -1 && TITLE_HEADS.has(wordWithoutDot.slice(hyphen + 1))) || isCompoundTitle(wordWithoutDot)
  );
}

/** Letters that the first part of a compound has at least: "Pressefahrer", not "Erfahrer". */
const MIN_FIRST_PART = 3;

function isCompoundTitle(word: string): boolean {
  const endings = TITLE_ENDINGS.get(word.slice(-LOOKUP_LETTERS)) ?? [];
  return endings.some((ending) => word.length >= ending.length + MIN_FIRST_PART && word.endsWith(ending));
}

function endingsByLastLetters(endings: readonly string[]): Map<string, string[]> {
  const byLetters = new Map<string, string[]>();
  for (const ending of endings) {
    const letters = ending.slice(-LOOKUP_LETTERS);
    byLetters.set(letters, [...(byLetters.get(letters) ?? []), ending]);
  }
  return byLetters;
}
