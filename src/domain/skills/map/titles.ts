import { foreignTitles } from '../data/titles/foreign-titles';
import { informalTitles, textsWithoutOccupation } from '../data/titles/informal-titles';
import { militaryTitles } from '../data/titles/military-titles';
import { vietnameseTitles } from '../data/titles/vietnamese-titles';
import { TitleIndex, type TitleRow } from '../titles/title-index';
import { titleWords } from '../titles/title-text';
import { parseList, parseTable } from './records';
import { occupationRecords } from './occupations';

let index: TitleIndex | undefined;
let vocabulary: ReadonlySet<string> | undefined;

/** The map's titles as rows of a title index: official titles, their parts, and other names. */
export function curatedTitleRows(): TitleRow[] {
  return [...mapTitleRows(), ...rowsOf([militaryTitles, informalTitles, foreignTitles, vietnameseTitles])];
}

function mapTitleRows(): TitleRow[] {
  return occupationRecords().flatMap(({ code, title, aliases, spanish }): TitleRow[] => [
    { title, code, preferred: true },
    ...partsOfTitle(title).map((part) => ({ title: part, code })),
    ...[...aliases, ...spanish].map((name) => ({ title: name, code })),
  ]);
}

/** Words of titles, to tell them from names of people: without those of Vietnamese, which are names as well. */
export function titleVocabulary(): ReadonlySet<string> {
  vocabulary ??= new Set(
    [...mapTitleRows(), ...rowsOf([militaryTitles, informalTitles, foreignTitles])].flatMap(({ title }) =>
      titleWords(title),
    ),
  );
  return vocabulary;
}

/** Words of English titles, and those that only titles of other languages have. */
let wordsByLanguage: { english: ReadonlySet<string>; other: ReadonlySet<string> } | undefined;

/**
 * True for a title in another language than English: at least as many of its words are known from such titles alone as
 * from English ones. `chef de cuisine` is English as well.
 */
export function isForeignTitle(title: string): boolean {
  wordsByLanguage ??= splitVocabulary();
  const { english, other } = wordsByLanguage;
  const words = titleWords(title).filter((word) => word.length >= MIN_TELLING_LETTERS);
  const fromOthers = words.filter((word) => other.has(word)).length + (ACCENTED.test(title) ? 1 : 0);
  const fromEnglish = words.filter((word) => english.has(word)).length;
  return (fromOthers > 0 && fromOthers >= fromEnglish) || OTHER_SCRIPT.test(title);
}

/** Shorter words, such as `de` and `a`, are in titles of all languages. */
const MIN_TELLING_LETTERS = 3;
const ACCENTED = /[à-öø-žÀ-ÖØ-Ž]/;
const OTHER_SCRIPT = /[\u0370-\u1dff\u2e80-\uffff]/;

function splitVocabulary(): { english: ReadonlySet<string>; other: ReadonlySet<string> } {
  const wordsOfTitles = (titles: readonly string[]) => new Set(titles.flatMap(titleWords));
  const english = wordsOfTitles([
    ...occupationRecords().flatMap(({ title, aliases }) => [title, ...aliases]),
    ...rowsOf([militaryTitles]).map(({ title }) => title),
  ]);
  const other = wordsOfTitles([
    ...occupationRecords().flatMap(({ spanish }) => spanish),
    ...rowsOf([foreignTitles, vietnameseTitles]).map(({ title }) => title),
  ]);
  return { english, other: new Set([...other].filter((word) => !english.has(word))) };
}

/** Rows `code | names` of names that are no titles of the civilian labour market in English or Spanish. */
function rowsOf(tables: readonly string[]): TitleRow[] {
  return tables.flatMap((table) =>
    parseTable(table).flatMap(({ fields: [code = '', names] }) =>
      parseList(names).map((title) => ({ title, code })),
    ),
  );
}

/** The title index of the curated map, built on first use and shared. */
export function titleIndex(): TitleIndex {
  index ??= new TitleIndex(curatedTitleRows(), {
    withoutOccupation: parseList(textsWithoutOccupation.replaceAll('\n', ' ')),
  });
  return index;
}

/** Splits official titles that name several jobs (`Packers and Packagers, Hand`); each part is a name of its own. */
function partsOfTitle(title: string): string[] {
  const mainTitle = title.replace(/,? (?:Except|All Other|Including)\b.*$/, '');
  const parts = mainTitle.split(/, and |, | and /).filter((part) => part.includes(' ') || part.length > 8);
  return parts.length > 1 ? [mainTitle, ...parts] : mainTitle === title ? [] : [mainTitle];
}
