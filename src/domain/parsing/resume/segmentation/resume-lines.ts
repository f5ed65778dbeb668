import { collectWords } from '../../locales';
import { bulletLength } from '../../text/bullets';
import { findDates, type DateMention } from '../../text/dates';
import { MONTH_PATTERN, monthNumber } from '../../text/month-names';
import { isAllCaps } from '../../text/normalize';
import { isPlace } from '../../places/places';
import { trimEndOf } from '../../text/trim-end';
import { startsLikeDuty } from '../fields/work/action-verbs';
import { withNumberedEntries } from './numbered-entries';
import { headingKey, sectionKinds, isKnownHeading, withoutOrnament } from './section-lexicon';
import type { SourceLine, SourceText, Span } from '../../text/source-text';
import { countWords } from '../../text/word-count';

/** A line of the resume with the properties that the parser uses repeatedly. */
export interface ResumeLine extends Span {
  index: number;
  /** Without indentation, bullet and trailing blanks; `start` and `end` are its offsets in the raw text. */
  text: string;
  source: SourceLine;
  bullet: boolean;
  /** True after a blank line or a visibly larger distance. */
  spaceBefore: boolean;
  words: number;
  caps: boolean;
  bold: boolean;
  italic: boolean;
  /** Font size relative to the body text; 1 when unknown. */
  size: number;
  /** Left edge as a fraction of the page, or the indentation in characters; null when unknown. */
  indent: number | null;
  /** Dates that begin on this line, offsets into the raw text. */
  dates: DateMention[];
}

export const PAGE_NUMBER = new RegExp(
  `^(?:${collectWords((locale) => locale.pageWords).join('|')}) ?\\d{1,2}(?: ?(?:\\p{L}{1,3}|\\/) ?\\d{1,2})?$`,
  'iu',
);

/** The icon of a contact at the right edge: "Nantes ✉". Dots and stars are levels. */
const ICON_AT_END = /\s(?![●○◉◎★☆■□▪▫◆◇©®])[\p{So}\p{Co}]\s*$/u;

/** Returns the non-empty lines of a document with their properties. */
export function readLines(source: SourceText): ResumeLine[] {
  const body = bodyStyle(source);
  const dates = findDates(source.raw);
  const lines: ResumeLine[] = [];
  let blank = false;
  let pendingBullets = 0;
  let nextDate = 0;
  for (const line of source.lines) {
    const lineDates: DateMention[] = [];
    while (nextDate < dates.length && (dates[nextDate]?.start ?? 0) <= line.end) {
      const date = dates[nextDate];
      if (date && date.start >= line.start) lineDates.push(date);
      nextDate++;
    }
    if (line.text.trim() === '') {
      blank = true;
      continue;
    }
    const marker = bulletLength(line.text);
    const content = line.text.slice(marker).replace(ICON_AT_END, '').trim();
    if (PAGE_NUMBER.test(content)) continue;
    if (content === '' || !/[\p{L}\p{N}]/u.test(content)) {
      if (marker > 0) pendingBullets = Math.min(pendingBullets + 1, 12);
      continue;
    }
    const start = line.start + line.text.indexOf(content, marker);
    const bullet = marker > 0 || pendingBullets > 0 || line.layout.listLevel !== null;
    const { layout } = line;
    const gap = layout.gapBefore;
    const described: ResumeLine = {
      index: lines.length,
      text: content,
      start,
      end: start + content.length,
      source: line,
      bullet,
      spaceBefore: blank || (gap !== null && body.gap !== null && gap > body.gap + 0.35),
      words: countWords(content),
      caps: isAllCaps(content),
      bold: layout.bold,
      italic: layout.italic,
      size: layout.fontSize !== null && body.size !== null ? layout.fontSize / body.size : 1,
      indent: layout.box ? layout.box[0] : line.text.length - line.text.trimStart().length,
      dates: lineDates,
    };
    for (const part of marginFirst(described)) lines.push(withIndex(part, lines.length));
    blank = false;
    if (pendingBullets > 0) pendingBullets--;
  }
  return joinWrappedHeaders(
    joinDividedRanges(joinDateLines(withNumberedEntries(lines.map(withoutIcon)))),
  ).map(withIndex);
}

/**
 * Copies a line with changes. All lines are made here or in `readLines`, with their properties in one order: the engine
 * gives the copies of every spread expression a hidden class of their own, and reads objects of many classes slowly.
 */
export function changeLine(line: ResumeLine, changes: Partial<ResumeLine>): ResumeLine {
  const copy: ResumeLine = {
    index: line.index,
    text: line.text,
    start: line.start,
    end: line.end,
    source: line.source,
    bullet: line.bullet,
    spaceBefore: line.spaceBefore,
    words: line.words,
    caps: line.caps,
    bold: line.bold,
    italic: line.italic,
    size: line.size,
    indent: line.indent,
    dates: line.dates,
  };
  return Object.assign(copy, changes);
}

function withIndex(line: ResumeLine, index: number): ResumeLine {
  return line.index === index ? line : changeLine(line, { index });
}

/** A heading after an icon, which OCR reads as a bullet: list items come in groups, and their names are longer. */
function withoutIcon(line: ResumeLine, index: number, lines: readonly ResumeLine[]): ResumeLine {
  if (!line.bullet || line.words > MAX_ICON_HEADING_WORDS) return line;
  const isAlone = (line.spaceBefore || !lines[index - 1]?.bullet) && !lines[index + 1]?.bullet;
  return isAlone && sectionKinds(withoutOrnament(headingKey(line.text))).length > 0
    ? changeLine(line, { bullet: false })
    : line;
}

const MAX_ICON_HEADING_WORDS = 3;

/** Words at the end of a line whose phrase continues on the next line, and a hyphen after a name in capitals. */
const UNFINISHED = new RegExp(
  `\\s(?:&|${collectWords((locale) => locale.unfinishedWords).join('|')})$|(?<=\\p{Lu}{3})-$`,
  'u',
);
/** Words of a line that can be the first half of a header. */
const MAX_WRAPPED_HEADER_WORDS = 9;

/** Joins the halves of a header that a narrow column divides: "Bergmann Anlagenbau GmbH &" and "Co. KG". */
function joinWrappedHeaders(lines: ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (!last || !isSecondHalf(last, line)) {
      joined.push(line);
      continue;
    }
    const text = `${last.text}${last.text.endsWith('-') ? '' : ' '}${line.text}`;
    joined[joined.length - 1] = changeLine(last, {
      text,
      end: line.end,
      dates: line.dates,
      words: countWords(text),
    });
  }
  return joined;
}

function isSecondHalf(first: ResumeLine, second: ResumeLine): boolean {
  const [above, below] = [first.source.layout, second.source.layout];
  return (
    above.box !== null &&
    above.column === below.column &&
    above.fontSize === below.fontSize &&
    first.source.page === second.source.page &&
    !first.bullet &&
    !second.bullet &&
    first.dates.length === 0 &&
    (first.words <= MAX_WRAPPED_HEADER_WORDS || isDividedPlace(first, second)) &&
    second.words <= MAX_WRAPPED_HEADER_WORDS &&
    // The text must keep its offsets.
    second.start === first.end + 1 &&
    ((!second.spaceBefore && UNFINISHED.test(first.text) && !/[.;]$/.test(second.text)) ||
      isDividedPlace(first, second) ||
      isDividedHeading(first, second))
  );
}

/** True for "Henning," and "TN" below it. */
function isDividedPlace(first: ResumeLine, second: ResumeLine): boolean {
  if (second.spaceBefore || !first.text.endsWith(',')) return false;
  const city = /(?:^|[,|–—-]\s|\t)([^,|–—\t]+),$/u.exec(first.text)?.[1];
  return city !== undefined && /^[A-Z]{2}$/.test(second.text) && isPlace(`${city}, ${second.text}`);
}

/** Words of a line of a heading that a narrow column divides. */
const MAX_DIVIDED_HEADING_WORDS = 2;

/** True for "EDUCATIONAL" and "BACKGROUND": bold lines that are the heading of a section together. */
function isDividedHeading(first: ResumeLine, second: ResumeLine): boolean {
  return (
    first.bold &&
    second.bold &&
    first.words <= MAX_DIVIDED_HEADING_WORDS &&
    second.words <= MAX_DIVIDED_HEADING_WORDS &&
    !first.text.endsWith(':') &&
    isKnownHeading(headingKey(`${first.text} ${second.text}`))
  );
}

/** A dash after the start of a range, and the month of its end if the year is on the next line. */
const RANGE_CONTINUES = new RegExp(`^ ?[-\\u2013\\u2014]\\s*(?:(${MONTH_PATTERN})\\.?(?=\\s))?`, 'iu');
const YEAR_AT_START = /^(?:\p{L}{1,3} )?((?:19|20)\d{2})(?=\s|$)/u;

/**
 * Joins the halves of a range in a narrow column of dates, next to which the title and the employer stand:
 * "August 2015 –   Cook" and "May 2020   Blue Diner".
 */
function joinDividedRanges(lines: ResumeLine[]): ResumeLine[] {
  const joined = [...lines];
  for (let index = 0; index + 1 < joined.length; index++) {
    const [first, second] = [joined[index], joined[index + 1]];
    const halves = first && second ? dividedRange(first, second) : null;
    if (halves) [joined[index], joined[index + 1]] = halves;
  }
  return joined;
}

function dividedRange(first: ResumeLine, second: ResumeLine): [ResumeLine, ResumeLine] | null {
  const [date] = first.dates;
  if (!date?.from || date.range || first.dates.length > 1 || date.start > first.start + 2) return null;
  if (first.bullet || second.spaceBefore) return null;
  const below = rangeInMargin(date, first, second);
  if (below) return below;
  const continuation = RANGE_CONTINUES.exec(first.text.slice(date.end - first.start));
  if (!continuation || second.bullet) return null;
  const [end] = second.dates;
  const month = continuation[1] === undefined ? null : monthNumber(continuation[1]);
  const year = YEAR_AT_START.exec(second.text);
  let to: string | null = null;
  let rest = 0;
  const open = month === null ? OPEN_IN_MARGIN.exec(second.text)?.[0].length : undefined;
  if (open !== undefined) {
    const range = { ...date, to: null, open: true, range: true };
    return [
      changeLine(first, { dates: [range] }),
      restOfLine(second, open + leadingBlanks(second.text.slice(open))),
    ];
  }
  if (month !== null && year) {
    to = `${year[1]}-${String(month).padStart(2, '0')}`;
    rest = year[0].length;
  } else if (end?.from && !end.range && end.start <= second.start + 2) {
    to = end.from;
    rest = end.end - second.start;
  }
  if (to === null || to < date.from || rest >= second.text.length) return null;
  const range = { ...date, end: date.end + (month === null ? 0 : continuation[0].length), to, range: true };
  const from = second.text.length - second.text.slice(rest).trimStart().length;
  return [changeLine(first, { dates: [range] }), restOfLine(second, from)];
}

function leadingBlanks(text: string): number {
  return text.length - text.trimStart().length;
}

/** A line from an offset on, with the dates from there. */
function restOfLine(line: ResumeLine, from: number): ResumeLine {
  const rest = cutLine(line, from, line.text.length);
  return changeLine(rest, {
    bullet: false,
    dates: rest.dates.filter(({ start }) => start >= rest.start),
  });
}

/** The end of a range at the left margin: "Present   Acme Bakery" and "Mar 2022   Acme Bakery". */
const OPEN_IN_MARGIN = new RegExp(
  `^(?:${collectWords((locale) => locale.dates?.present).join('|')})(?=\\t| {2,})`,
  'iu',
);

/** Joins "Apr 2022   Baker" and "– Present   Acme Bakery", the two lines of a range next to an entry. */
function rangeInMargin(
  date: DateMention,
  first: ResumeLine,
  second: ResumeLine,
): [ResumeLine, ResumeLine] | null {
  const aside = /^(?:\t| {2,})/.test(first.text.slice(date.end - first.start));
  if (!aside || !DASH_BEFORE_DATE.test(second.source.text)) return null;
  const open = OPEN_IN_MARGIN.exec(second.text)?.[0].length;
  const [end] = second.dates;
  const closed = end?.from && !end.range && end.start === second.start && end.from >= (date.from ?? '');
  const length = open ?? (closed ? end.end - second.start : 0);
  const rest = second.text.slice(length);
  if (length === 0 || !/^(?:\t| {2,})\S/.test(rest)) return null;
  const to = open === undefined ? (end?.from ?? null) : null;
  const range = { ...date, to, open: to === null, range: true };
  return [
    changeLine(first, { dates: [range] }),
    restOfLine(second, second.text.length - rest.trimStart().length),
  ];
}

const PRESENT_WORD_ONLY =
  /^\W*(?:to |till |until )?(?:pres[ea]?nt|current(?:ly)?|now|ongoing|date|today)\W*$/i;

/** The dash of a range at the beginning of its second line, which looks like a bullet. */
const DASH_BEFORE_DATE = /^\s*[-\u2013\u2014]\s*[\p{L}\d]/u;

/** Joins a start and an end on two separate lines, as in narrow columns, to one range. */
function joinDateLines(lines: ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    // The second line of a range that the search for dates has joined, and the text beside it.
    const over = last?.dates.find((date) => date.range && date.start < line.start && date.end > line.start);
    if (over && over.end >= line.end) continue;
    if (over) {
      const rest = line.text.slice(over.end - line.start);
      if (/^(?:\t| {2,})/.test(rest)) {
        joined.push(restOfLine(line, line.text.length - rest.trimStart().length));
        continue;
      }
    }
    const start = last ? isOnlyDate(last) : null;
    const end = isOnlyDate(line);
    const open = PRESENT_WORD_ONLY.test(line.text);
    if (
      last &&
      start?.from &&
      (open || (end?.from && end.from >= start.from)) &&
      (!line.bullet || DASH_BEFORE_DATE.test(line.source.text)) &&
      !last.bullet
    ) {
      const range = {
        ...start,
        end: open ? line.end : (end?.end ?? line.end),
        to: end?.from ?? null,
        open,
        range: true,
      };
      joined[joined.length - 1] = changeLine(last, {
        end: line.end,
        text: `${last.text}${dashOfLength(line.start - last.end)}${line.text}`,
        dates: [range],
      });
      continue;
    }
    joined.push(line);
  }
  return joined;
}

/** A dash between two lines as long as the text between them, so that the offsets of the joined line stay those of the document. */
function dashOfLength(length: number): string {
  return (length < 3 ? '–' : ' – ').padEnd(Math.max(1, length));
}

/** Returns the date of a line that contains nothing else; null for other lines. */
function isOnlyDate(line: ResumeLine): DateMention | null {
  const [date] = line.dates;
  return date &&
    line.dates.length === 1 &&
    !date.range &&
    removeDates(line).replace(/^(?:to|from|until)$/i, '') === ''
    ? date
    : null;
}

const DURATION_PATTERN =
  /\(?\b\d{1,2}\+? ?(?:years?|yrs?\.?|y|months?|mos?\.?|m)\b(?:,? (?:and )?\d{1,2} ?(?:months?|mos?\.?|m)\b)?\)?/gi;

/**
 * A date at the right margin is next to any line at that height, even the first line of duties. Such a date is moved
 * from a line of running text to the line before it, where its header ends.
 */
function marginFirst(line: ResumeLine): ResumeLine[] {
  const tab = line.text.lastIndexOf('\t');
  if (tab <= 0) return [line];
  const main = cutLine(line, 0, line.text.slice(0, tab).trimEnd().length);
  if (!main.bullet && !isProse(main) && !/^\p{Ll}/u.test(main.text) && !startsLikeDuty(main.text))
    return [line];
  const from = line.text.length - line.text.slice(tab).trimStart().length;
  const aside = changeLine(cutLine(line, from, line.text.length), { bullet: false, bold: false });
  const rest = removeDates(aside)
    .replace(DURATION_PATTERN, '')
    .replace(/[\s,()|\u00b7\u2022-]+/g, '');
  if (rest !== '' && !isPlace(removeDates(aside).replace(DURATION_PATTERN, '').trim())) return [line];
  return aside.dates.length > 0 || rest !== '' ? [aside, changeLine(main, { spaceBefore: false })] : [main];
}

/** Makes a line from the characters of a line from `from` to `to`. */
export function cutLine(line: ResumeLine, from: number, to: number): ResumeLine {
  const text = line.text.slice(from, to);
  const start = line.start + from;
  const end = line.start + to;
  const dates = line.dates.filter((date) => date.start >= start && date.end <= end);
  return changeLine(line, { text, start, end, dates, words: countWords(text), caps: isAllCaps(text) });
}

/** The same without the blanks around the characters. */
export function cutTrimmedLine(line: ResumeLine, from: number, to: number): ResumeLine {
  const part = line.text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  return cutLine(line, start, start + part.trim().length);
}

/** Font size and line distance of the majority of the text. */
function bodyStyle(source: SourceText): { size: number | null; gap: number | null } {
  const sizes = new Map<number, number>();
  const gaps: number[] = [];
  for (const { layout, text } of source.lines) {
    if (layout.fontSize !== null) {
      const key = Math.round(layout.fontSize * 2) / 2;
      sizes.set(key, (sizes.get(key) ?? 0) + text.length);
    }
    if (layout.gapBefore !== null) gaps.push(layout.gapBefore);
  }
  let size: number | null = null;
  let highestCount = 0;
  for (const [key, count] of sizes) {
    if (count > highestCount) {
      highestCount = count;
      size = key;
    }
  }
  gaps.sort((a, b) => a - b);
  return { size, gap: gaps.length > 3 ? (gaps[Math.floor(gaps.length / 2)] ?? null) : null };
}

/** Returns the text of a line without its dates, their brackets and dangling separators. */
export function removeDates(line: ResumeLine): string {
  const parts: string[] = [];
  let at = 0;
  for (const date of line.dates) {
    const from = Math.max(at, date.start - line.start);
    parts.push(line.text.slice(at, from), '\t');
    at = Math.max(from, date.end - line.start);
  }
  parts.push(line.text.slice(at));
  const text = parts
    .join('')
    .replace(/[([]\s*\t\s*[)\]]/g, '\t')
    .replace(/^[\s,;:|()–—\-•·]+/u, '');
  return trimEndOf(text, /[\s,;:|(–—\-•·]/u).trim();
}

/** The full stop of an abbreviation that ends the name of a company. */
const LEGAL_FORM_AT_END =
  /(?<!\p{L})(?:inc|ltd|ltda|co|corp|llc|st|dept|lda|s\.[al]|s\.p\.a|s\.r\.l|s\.n\.c|o\.o|e\.v|[nb]\.v|jr|sr)\.$/iu;

/** True for running text: a long line, or one that ends like a sentence. */
export function isProse(line: ResumeLine): boolean {
  return (
    line.words > 14 || (line.words > 5 && /[.;!]$/.test(line.text) && !LEGAL_FORM_AT_END.test(line.text))
  );
}
