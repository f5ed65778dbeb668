import commonStems from '../../text/data/common-stems.json';
import { romanceTitleAdjectives, romanceTitleWords } from '../data/titles/romance-title-words';
import { englishTitleWords } from '../map/english-title-words';
import { parseList, parseTable } from '../map/records';
import { wordsOf } from '../text/tokens';
import { withoutGenders } from './title-text';

/** A title in English, word by word. */
export interface TranslatedTitle {
  title: string;
  /** Share of its words with a translation. */
  share: number;
}

/** Words that join the parts of a title; the parts before and after change places in English. */
const JOINING = new Set(
  'de del do da dos das des du d en em para pour por par a al au aux con com avec sin sans sobre sur'.split(
    ' ',
  ),
);
const FOREIGN_JOINING = new Set('de del du des da do dos das para pour por'.split(' '));
const ARTICLES = new Set('el la los las lo les le l els un una une uno um uma o os as'.split(' '));
const AND = new Set('y e i et'.split(' '));
/** Gender and number; words are folded before, without a final `s`. Only the first that fits applies. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(d|t|s)or(?:a|e)$/, '$1or'],
  [/trice$/, 'teur'],
  [/euse$/, 'eur'],
  [/iere$/, 'ier'],
  [/enne$/, 'en'],
  [/(.[lndrz])e$/, '$1'],
  [/[aoe]$/, ''],
];
const MIN_STEM_LETTERS = 5;
const MAX_PHRASE_WORDS = 5;
/** A title is translated if at least this share of its words has a translation. */
const MIN_SHARE = 0.5;

interface Entry {
  english: string;
  /** Folded form in the table, to tell a stem from an English word that looks like it. */
  written: string;
}

let table: ReadonlyMap<string, Entry> | undefined;
/** Of words that also name a kind of worker. */
let adjectives: ReadonlyMap<string, Entry> | undefined;

/**
 * Translates a title in Spanish, Portuguese, Catalan or French into English word by word, with the kind of worker last:
 * `técnica de soporte informático` is a computer support technician. Null for a title in English, and for one of which
 * half of the words are unknown.
 */
export function translateRomanceTitle(title: string): TranslatedTitle | null {
  table ??= readTable(romanceTitleWords);
  adjectives ??= readTable(romanceTitleAdjectives);
  const words = wordsOf(withoutGenders(title));
  const stems = words.map(stemOf);
  const parts: string[][] = [[]];
  let knownWords = 0;
  let foreign = 0;
  let total = 0;
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(words, stems, at);
    if (phrase) {
      const part = parts.at(-1)!;
      const adjective = part.length > 0 && phrase.length === 1 ? adjectives.get(stems[at]!) : undefined;
      part.push(adjective?.english ?? phrase.english);
      knownWords += phrase.length;
      total += phrase.length;
      if (phrase.isForeign) foreign += 1;
      at += phrase.length;
      continue;
    }
    const word = words[at]!;
    at += 1;
    if (JOINING.has(word)) parts.push([]);
    else if (AND.has(word)) parts.at(-1)!.push('and');
    else if (!ARTICLES.has(word)) {
      parts.at(-1)!.push(word);
      total += 1;
    }
  }
  // All words of "director de logística" look English: its form tells, if each word has a translation.
  const isTranslated =
    foreign > 0 ? knownWords >= MIN_SHARE * total : knownWords === total && hasForeignForm(title, words);
  if (!isTranslated) return null;
  const english = parts
    .reverse()
    .flatMap((part) => part.reverse())
    .join(' ')
    .trim();
  return { title: english, share: knownWords / total };
}

/** A title in Spanish, Portuguese, Catalan or French in English words, any other as it is. */
export function titleInEnglish(title: string): string {
  return translateRomanceTitle(title)?.title ?? title;
}

/** True for a title with accents, or with a word that joins parts of titles and is no English word. */
function hasForeignForm(title: string, words: readonly string[]): boolean {
  return title.normalize('NFD') !== title || words.slice(1, -1).some((word) => FOREIGN_JOINING.has(word));
}

interface Phrase {
  english: string;
  length: number;
  isForeign: boolean;
}

function longestPhrase(words: readonly string[], stems: readonly string[], at: number): Phrase | null {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 0; length -= 1) {
    const key = stems.slice(at, at + length).join(' ');
    const entry = table!.get(key);
    if (!entry) continue;
    const written = words.slice(at, at + length).join(' ');
    // "medic" is an English word and the stem of "médico".
    if (written === key && entry.written !== key) continue;
    return { english: entry.english, length, isForeign: !words.slice(at, at + length).every(isEnglish) };
  }
  return null;
}

/** Letters of the stems in the table of English texts. */
const COMMON_STEM_LETTERS = 8;
/** Of words that share their stem with an English word: "coordinador", "investigadora". */
const ROMANCE_ENDING =
  /.{6}(?:adora?|itora?|idora?|ista|cion|sion|ario|aria|dade?|mento|miento)$|.{3}[dst]ora$/;

/** True for a word of English titles or texts: "professor" and "marine" say nothing about the language of a title. */
function isEnglish(word: string): boolean {
  if (englishTitleWords().has(word)) return true;
  return !ROMANCE_ENDING.test(word) && word.slice(0, COMMON_STEM_LETTERS) in commonStems;
}

function readTable(text: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { fields } of parseTable(text)) {
    const [english = '', names] = fields;
    for (const name of parseList(names)) {
      const words = wordsOf(name);
      const key = words.map(stemOf).join(' ');
      if (!entries.has(key)) entries.set(key, { english, written: words.join(' ') });
    }
  }
  return entries;
}

function stemOf(word: string): string {
  if (word.length < MIN_STEM_LETTERS || JOINING.has(word)) return word;
  for (const [ending, replacement] of ENDINGS)
    if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}
