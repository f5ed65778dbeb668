import { alternatives, collectWords } from '../locales';
import type { Locale } from '../locales/locale';
import { MONTH_PATTERN } from './month-names';

const YEAR_PATTERN = '(?:18|19|20)\\d{2}';
/** A year that a template or a redaction leaves open: "20XX", "19__". */
const HIDDEN_YEAR_PATTERN = '(?:19|20)(?:xx|__|\\*\\*|\\?\\?)(?![\\p{L}\\d])';
const DASH_PATTERN = '[-\\u2010-\\u2015\\u2212\\u2192~\\u301c]';
/** Start of a numeric date: not within a longer number, but right after the dash of "03/2021-06/2023". */
const AFTER_DATE = `(?:(?<![\\d./-])|(?<=[./]${YEAR_PATTERN}-))`;
/** The same before "2019-03", also after the dash of "2017-09-2019-03". */
const AFTER_ISO_MONTH = `(?:(?<![\\d./-])|(?<=(?<!\\d)${YEAR_PATTERN}-\\d{2}-))`;
const PRESENT_WORDS = alternatives(({ dates }) => dates?.present);
const SEASON_WORDS = alternatives(({ dates }) => dates?.seasons);
const RANGE_WORDS = alternatives(({ dates }) => dates?.rangeSeparators);
const ORDINAL_SUFFIXES = alternatives(({ dates }) => dates?.ordinalSuffixes);
const ARTICLES = beforeBlank(({ dates }) => dates?.articles);
const BEFORE_MONTH = beforeBlank(({ dates }) => dates?.beforeMonth);
const BEFORE_YEAR = beforeBlank(({ dates }) => dates?.beforeYear);

/** Alternatives that are each followed by a blank. */
function beforeBlank(listOf: (locale: Locale) => readonly string[] | undefined): string {
  return collectWords(listOf)
    .map((word) => `${word} `)
    .join('|');
}

/** The number of a standard, before the year of its edition: "ISO 9001:2015", "BS EN 1090-2:2018". */
const STANDARD = `\\b(?:iso|iec|en|bs|din|iatf|nfpa|ansi|as|nzs)[ /]?\\d[\\d.-]{1,9}`;

/** Dates that begin with a digit, each in a named group. */
const DIGIT_ATOMS = [
  // 2019-03-01, 2019/03, 2019.03
  `(?<iso>${AFTER_ISO_MONTH}(?<isoY>${YEAR_PATTERN})[-/.](?<isoM>0?[1-9]|1[0-2])(?:[-/.](?<isoD>0?[1-9]|[12]\\d|3[01]))?(?:(?![\\d./-]?\\d)|(?=-${YEAR_PATTERN}-\\d{2}(?!\\d))))`,
  // 03/01/2019, 1.3.2019
  `(?<num>${AFTER_DATE}(?<numA>0?[1-9]|[12]\\d|3[01])[-/.](?<numB>0?[1-9]|[12]\\d|3[01])[-/.](?<numY>${YEAR_PATTERN}|\\d{2})(?!\\d|[/.]\\d|-\\d(?!\\d?[./-]\\d)))`,
  // 03/2019, 3-2019, 03 / 2019
  `(?<my>${AFTER_DATE}(?<myM>0?[1-9]|1[0-2])(?: ?[/] ?|[-.])(?<myY>${YEAR_PATTERN})(?!\\d|/\\d))`,
  // 5 June 2018, 5th of June, 2018
  `(?<dmy>(?<!\\d)(?<dmyD>0?[1-9]|[12]\\d|3[01])(?:${ORDINAL_SUFFIXES}|\\.)?[ -]{1,2}(?:${BEFORE_MONTH})?(?<dmyM>${MONTH_PATTERN})\\.?[ ,-]{1,3}(?:${BEFORE_YEAR})?(?<dmyY>${YEAR_PATTERN})(?!\\d))`,
  `(?<hidden>(?<![\\d\\p{L}])${HIDDEN_YEAR_PATTERN})`,
  `(?<yy>(?<=(?:${YEAR_PATTERN}|\\d{2}) ?${DASH_PATTERN} ?['’]?|(?<!\\d)['’])\\d{2}(?![\\d/.%:]|[-]\\d))`,
  // 20132015, 2016present: the dash is missing
  `(?<lost>(?<![\\d\\p{L}./-])(?<lostA>(?:19|20)\\d{2})(?<lostB>(?:19|20)\\d{2}|present|current)(?![\\d\\p{L}]))`,
  // 09/13: month and short year, only inside a range
  `(?<ms>(?<![\\d./])(?:0?[1-9]|1[0-2])[/](?:\\d{2})(?![\\d/]|[.]\\d))`,
  `(?<year>(?<![\\d$€£#/.,-]|[\\p{L}]-|${STANDARD}:)${YEAR_PATTERN}(?![\\d%]|[.,]\\d|\\+|['’]?s\\b|(?:st|nd|rd|th)\\b))`,
  `(?<yearAfterDash>(?<=\\d{4} ?${DASH_PATTERN} ?)${YEAR_PATTERN}(?![\\d%]))`,
];
/** Dates, months and words for the present that begin with a letter. */
const WORD_ATOMS = [
  // June 5, 2018
  `(?<mdy>(?<!\\p{L})(?<mdyM>${MONTH_PATTERN})\\.? {1,2}(?<mdyD>0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?,? {1,2}(?<mdyY>${YEAR_PATTERN})(?!\\d))`,
  // June 2018, Sept. '18, Jun-18, junio de 2018, June, 2018
  `(?<mony>(?<!\\p{L})(?<monyM>${MONTH_PATTERN})(?:\\.?['’]?[ ,/.-]{0,3}\\n? ?(?:${BEFORE_MONTH}|${BEFORE_YEAR})?(?<monyY>${YEAR_PATTERN})(?!\\d)|\\.?,? {1,2}(?<monyH>${HIDDEN_YEAR_PATTERN})|\\.?[ -]?['’](?<monyS>\\d{2})(?!\\d)|[ -](?<monyT>\\d{2})(?![\\d:%+,]|(?: |-)?(?:st|nd|rd|th|years|days)\\b)))`,
  // Summer 2019, Q3 2020
  `(?<sea>(?<!\\p{L})(?:${SEASON_WORDS}|q[1-4])[ ,]{1,2}(?:of )?(?<seaY>${YEAR_PATTERN})(?!\\d))`,
  `(?<pres>(?<!\\p{L})(?:${PRESENT_WORDS})(?!\\p{L}))`,
  `(?<mon>(?<!\\p{L})(?<monM>${MONTH_PATTERN})(?!\\p{L})\\.?)`,
];
export const ATOM_FROM_DIGIT = new RegExp(DIGIT_ATOMS.join('|'), 'iuy');
export const ATOM_FROM_LETTER = new RegExp(WORD_ATOMS.join('|'), 'iuy');

/** Day and month of numeric dates with slashes or dashes, in either order. */
export const NUMERIC_DATE = /(?<![\d/.-])(\d{1,2})[-/](\d{1,2})[-/](?:(?:18|19|20)\d{2}|\d{2})(?![\d/-])/g;

/** The words that an atom can begin with: months, seasons, quarters, words for the present. */
export const ATOM_OPENING_WORDS: readonly string[] = [
  ...MONTH_PATTERN.split('|'),
  ...collectWords(({ dates }) => dates?.seasons),
  ...collectWords(({ dates }) => dates?.present),
  ...['q1', 'q2', 'q3', 'q4'],
];

/** Text between the two ends of a range. */
export const RANGE_SEPARATOR = new RegExp(
  `^[ \\t]{0,3}\\)?(?:\\n[ \\t]{0,3})?(?:${DASH_PATTERN}{1,3}|${RANGE_WORDS}|-{1,2}>)(?:\\n| ){0,3}(?:${ARTICLES})?\\(?[ \\t]{0,2}['\u2019]?$`,
  'iu',
);
/** Between the two dates of a form: "Start date: 04/2019   End date: 06/2021". */
export const END_LABEL =
  /^[ \t]{0,6}[,;|]?(?:\n| ){0,4}(?:end(?:ing|ed)?(?: date)?|to|until)[ \t]{0,2}:[ \t]{0,3}$/iu;
/** Words before the only date of an open range. */
export const SINCE_WORDS = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ dates }) => dates?.since)})[ :]{1,3}(?:in |the )?$`,
  'iu',
);
/** Words before a date that ends a range without a start. */
export const UNTIL_WORDS = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ dates }) => dates?.until)})[ :]{1,3}$`,
  'iu',
);
/** Words before the first of two dates, which belong to the range. */
export const RANGE_START_WORDS = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ dates }) => dates?.from)})[ :]{1,2}$`,
  'iu',
);
/** "2019 –" without an end. */
export const OPEN_END = new RegExp(`^ ?${DASH_PATTERN}[ \\t]*(?=\\n|\\)|$)`, 'u');
