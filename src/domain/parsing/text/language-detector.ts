import { LOCALES } from '../locales';
import { isLetter } from './ascii';
import { isBlank } from './blanks';
import { memoizeByText } from '../../text/memoize-by-text';
import { foldText } from './normalize';
import { WordOpenings } from './word-patterns/word-openings';

/** Languages by their stop words, with the positions in this list that each word belongs to. */
interface StopWordIndex {
  codes: readonly string[];
  languagesOf: ReadonlyMap<string, readonly number[]>;
  maxCharacters: number;
}

const STOP_WORDS = indexStopWords(LOCALES.map(({ code, stopWords }) => [code, stopWords]));
const POSTING_STOP_WORDS = indexStopWords(
  LOCALES.map(({ code, postingStopWords = [] }) => [code, postingStopWords]),
);

/** A text without any of these characters is in Latin script. The range contains the letters of all other scripts. */
const OTHER_SCRIPTS = /[\u0370-\u1dff\u2e80-\uffff]/;
const SCRIPT_LANGUAGES = LOCALES.flatMap(({ code, letters, distinctiveLetters }) =>
  letters ? [{ code, letters, distinctiveLetters }] : [],
);
/** Minimum share of the letters that tell languages of one script apart. */
const MIN_DISTINCTIVE_SHARE = 0.01;

/** Indexes in `STOP_WORDS.codes` of the languages of each heading of a resume. */
const HEADINGS = new Map<string, number[]>();
for (const { code, sectionHeadings = {} } of LOCALES) {
  for (const heading of Object.values(sectionHeadings).flat())
    HEADINGS.set(heading, [...(HEADINGS.get(heading) ?? []), STOP_WORDS.codes.indexOf(code)]);
}
/** A heading says as much about the language as this many frequent words. */
const VOTES_OF_HEADING = 4;
const MAX_HEADING_CHARACTERS = 60;
const MAX_SAMPLE_CHARACTERS = 8000;
const MAX_POSTING_SAMPLE_CHARACTERS = 6000;

/** True for English, in which the tagger was trained, and for texts whose language is unknown. */
export function isEnglish(language: string | null): boolean {
  return language === null || language === 'en';
}

/** Returns the ISO 639-1 code of the main language of a text; null if the text is too short. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, MAX_SAMPLE_CHARACTERS);
  const letters = countLetters(sample);
  if (letters < 20) return null;
  const count = (pattern: RegExp): number => sample.match(pattern)?.length ?? 0;
  for (const { code, letters: script, distinctiveLetters } of OTHER_SCRIPTS.test(sample)
    ? SCRIPT_LANGUAGES
    : []) {
    if (count(script) <= letters * 0.4) continue;
    if (!distinctiveLetters || count(distinctiveLetters) >= letters * MIN_DISTINCTIVE_SHARE) return code;
  }
  const { counts, words } = countAsciiStopWords(foldText(withoutAddresses(sample)));
  for (const line of sample.split('\n')) {
    if (line.length > MAX_HEADING_CHARACTERS) continue;
    for (const index of languagesOfHeading(line)) counts[index] = (counts[index] ?? 0) + VOTES_OF_HEADING;
  }
  const best = mostFrequent(STOP_WORDS, counts);
  if (best.code !== 'en' && best.code !== null) addLetterVotes(STOP_WORDS.codes, counts, sample);
  const chosen = best.code === 'en' ? best : mostFrequent(STOP_WORDS, counts);
  return chosen.count >= Math.max(1, words * 0.03) ? chosen.code : null;
}

const HEADING_OPENINGS = new WordOpenings(
  [...HEADINGS.keys()].filter((heading) => /^[\p{L}\p{N}]/u.test(heading)),
);
const PLAIN_OPENING = /^[A-Za-z ]+$/;
const FIRST_LETTER = /[^\0-@[-`{-\x7f]/;

/** False for most lines, whose words are then not compared with the headings. */
function mayBeHeading(line: string): boolean {
  const at = line.search(FIRST_LETTER);
  // A sign within the first letters is a blank in a heading.
  return at === -1 || !PLAIN_OPENING.test(line.slice(at, at + 3)) || HEADING_OPENINGS.mayBeginAt(line, at);
}

const languagesOfHeading = memoizeByText((line): readonly number[] => {
  if (!mayBeHeading(line)) return [];
  const key = foldText(line)
    .replace(/[^\p{L} ]+/gu, ' ')
    .trim();
  return HEADINGS.get(key) ?? [];
});

const ADDRESS_MARK = /[@/.]/g;
/** Without a maximum, the time for a text of one word grows with its square. */
const ADDRESS = /\S{0,253}[@/]\S*|\S{1,253}\.\p{L}{2,4}(?![\p{L}])/gu;

/** Removes addresses, which contain "com", "de" and "es": words of other languages. */
function withoutAddresses(text: string): string {
  let rest = '';
  let from = 0;
  ADDRESS_MARK.lastIndex = 0;
  for (let mark = ADDRESS_MARK.exec(text); mark !== null; mark = ADDRESS_MARK.exec(text)) {
    let start = mark.index;
    while (start > from && !isBlank(text, start - 1)) start--;
    let end = mark.index + 1;
    while (end < text.length && !isBlank(text, end)) end++;
    rest += text.slice(from, start) + text.slice(start, end).replace(ADDRESS, ' ');
    from = end;
    ADDRESS_MARK.lastIndex = end;
  }
  return rest + text.slice(from);
}

/** Counts the words of ASCII letters and, by language, those of them that are stop words. */
function countAsciiStopWords(text: string): { counts: number[]; words: number } {
  const { codes, languagesOf, maxCharacters } = STOP_WORDS;
  const counts = codes.map(() => 0);
  let words = 0;
  for (let at = 0; at < text.length; at++) {
    const start = at;
    while (at < text.length && isLowerLetterOrApostrophe(text.charCodeAt(at))) at++;
    if (at === start) continue;
    words++;
    if (at - start > maxCharacters) continue;
    for (const language of languagesOf.get(text.slice(start, at)) ?? []) counts[language]!++;
  }
  return { counts, words };
}

function isLowerLetterOrApostrophe(code: number): boolean {
  return (code >= 97 && code <= 122) || code === 39;
}

/** Counts letters of all scripts. A regular expression is needed for the few characters that are not ASCII only. */
function countLetters(text: string): number {
  let count = 0;
  let others = '';
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isLetter(code)) count++;
    else if (code >= 128) others += text[at];
  }
  return others === '' ? count : count + (others.match(/\p{L}/gu)?.length ?? 0);
}

const TYPICAL_LETTERS = LOCALES.flatMap(({ code, typicalLetters }) =>
  typicalLetters ? [{ code, letters: typicalLetters }] : [],
);
/** Letters of names occur in every language, so they count only up to here. */
const MAX_LETTER_VOTES = 6;
/** Share of frequent English words below which a posting is hardly English. */
const MIN_ENGLISH_SHARE = 0.06;

/** Returns the ISO 639-1 code of a posting by its frequent words. If they are too few, the hint decides. */
export function detectPostingLanguage(text: string, hint: string | null): string | null {
  const sample =
    text
      .slice(0, MAX_POSTING_SAMPLE_CHARACTERS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = countStopWords(POSTING_STOP_WORDS, sample);
  addLetterVotes(POSTING_STOP_WORDS.codes, counts, text.slice(0, MAX_POSTING_SAMPLE_CHARACTERS));
  const english = counts[POSTING_STOP_WORDS.codes.indexOf('en')] ?? 0;
  const best = mostFrequent(POSTING_STOP_WORDS, counts);
  // Languages share short words: another language must be clearly ahead of English.
  if (
    best.code !== 'en' &&
    best.count >= 5 &&
    best.count > english * 1.5 &&
    best.count >= sample.length * 0.1
  )
    return best.code;
  // A short posting has few frequent words, and German shares "in" and "an" with English.
  if (english < sample.length * MIN_ENGLISH_SHARE && !hasEnglishTerms(sample)) {
    const general = detectLanguage(text);
    if (general !== null && general !== 'en') return general;
  }
  if (english >= 2) return 'en';
  if (hint) return hint.toLowerCase();
  return english === 1 ||
    (sample.length >= 3 && best.count < 3 && /^[\p{ASCII}\s]*$/u.test(text.slice(0, 2000)))
    ? 'en'
    : null;
}

/** Adds to the counts of languages the letters that few other languages have. */
function addLetterVotes(codes: readonly string[], counts: number[], text: string): void {
  for (const { code, letters } of TYPICAL_LETTERS) {
    const position = codes.indexOf(code);
    const votes = Math.min(MAX_LETTER_VOTES, text.match(letters)?.length ?? 0);
    if (position >= 0) counts[position] = (counts[position] ?? 0) + votes;
  }
}

/** Words of short English postings, which have few frequent words: "MUST PASS WELD TEST, $23/HR, EVERY FRIDAY OFF". */
const ENGLISH_TERMS: ReadonlySet<string> = new Set(
  'must pay hour hours hiring required shift shifts wanted needed apply walk welcome every off per week day days benefits experience required license preferred start immediate weekend nights hr hrs call text ask need looking own drivers driver hire tips weekly daily training card drug test paid cash tomorrow start starting exp graveyard diff bring operator operators worker workers helper clean company'.split(
    ' ',
  ),
);
const MIN_ENGLISH_TERMS = 3;
const MIN_PLAIN_SHARE = 0.9;
const PLAIN_LETTERS = /^[a-z]+$/;

/** True for a text mostly in plain letters with several words that only English postings contain. */
function hasEnglishTerms(words: readonly string[]): boolean {
  const terms = new Set(words.filter((word) => ENGLISH_TERMS.has(word)));
  const plain = words.filter((word) => PLAIN_LETTERS.test(word));
  return terms.size >= MIN_ENGLISH_TERMS && plain.length >= words.length * MIN_PLAIN_SHARE;
}

function indexStopWords(lists: readonly (readonly [string, readonly string[]])[]): StopWordIndex {
  const filled = lists.filter(([, words]) => words.length > 0);
  const languagesOf = new Map<string, number[]>();
  filled.forEach(([, words], language) => {
    for (const word of new Set(words)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  });
  const maxCharacters = Math.max(...[...languagesOf.keys()].map((word) => word.length));
  return { codes: filled.map(([code]) => code), languagesOf, maxCharacters };
}

/** Counts the stop words of each language, in the order of the index. */
function countStopWords({ codes, languagesOf }: StopWordIndex, words: readonly string[]): number[] {
  const counts = codes.map(() => 0);
  for (const word of words) {
    for (const language of languagesOf.get(word) ?? []) counts[language] = (counts[language] ?? 0) + 1;
  }
  return counts;
}

/** Of languages with equal counts, the one listed first. */
function mostFrequent(
  { codes }: StopWordIndex,
  counts: readonly number[],
): { code: string | null; count: number } {
  const count = Math.max(...counts);
  return { code: codes[counts.indexOf(count)] ?? null, count };
}
