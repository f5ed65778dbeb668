import type { PartialDate } from '../../common';
import { isDigit, isLetter } from './ascii';
import {
  ATOM_FROM_DIGIT,
  ATOM_FROM_LETTER,
  ATOM_OPENING_WORDS,
  END_LABEL,
  NUMERIC_DATE,
  OPEN_END,
  RANGE_SEPARATOR,
  RANGE_START_WORDS,
  SINCE_WORDS,
  UNTIL_WORDS,
} from './date-patterns';
import { monthNumber } from './month-names';
import { WordOpenings } from './word-patterns/word-openings';

/** A date or a range as written. Offsets are into the searched text; `end` is exclusive. */
export interface DateMention {
  start: number;
  end: number;
  /** Null if only the end is written ("until 2019") or the year is hidden ("June 20XX"). */
  from: PartialDate | null;
  /** Null for a single date, an open range and a hidden year. */
  to: PartialDate | null;
  /** True for "Present" and "since 2019". */
  open: boolean;
  range: boolean;
}

type DateAtomKind = 'date' | 'month' | 'present' | 'short' | 'hidden';

interface DateAtom {
  start: number;
  end: number;
  kind: DateAtomKind;
  /** Null for a month without year, for a hidden year and for "present". */
  value: PartialDate | null;
  month: number | null;
  /** A whole range without its dash. */
  lost?: DateMention;
}

const OPENINGS = new WordOpenings(ATOM_OPENING_WORDS);

/** Finds all dates and ranges of a text, in order and without overlaps. */
export function findDates(text: string): DateMention[] {
  // A month or "present" alone is not a date, and most lines have no digit.
  if (!/\d/.test(text)) return [];
  const atoms = joinYearsAndMonths(text, findAtoms(text));
  const mentions: DateMention[] = [];
  for (let index = 0; index < atoms.length; index++) {
    const atom = atoms[index];
    if (!atom) continue;
    const next = atoms[index + 1];
    const range = next && !atom.lost && rangeOf(text, atom, next);
    if (range) {
      mentions.push(range);
      index++;
      continue;
    }
    const single = atom.lost ?? singleOf(text, atom);
    if (single) mentions.push(single);
  }
  return withShortDates(text, atoms, joinRepeatedSeasons(text, mentions));
}

/** Between the years in which a season repeats. */
const ANOTHER_YEAR = /^(?:,|,? ?(?:and|y|e|et|i|und|oraz|&)(?= )) ?$/i;

/** Joins "August to October 2017, 2018 and 2019" and "summers 2017, 2018": a season that repeats each year. */
function joinRepeatedSeasons(text: string, mentions: DateMention[]): DateMention[] {
  if (mentions.length < 2) return mentions;
  const joined: DateMention[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    const year = mention.range ? null : mention.from;
    if (
      last &&
      year?.length === 'YYYY'.length &&
      isSeason(text, last) &&
      year > (last.to ?? last.from ?? '').slice(0, 4) &&
      ANOTHER_YEAR.test(text.slice(last.end, mention.start).trimStart())
    )
      joined[joined.length - 1] = {
        ...last,
        end: mention.end,
        to: year + (last.to?.slice(4) ?? ''),
        range: true,
        open: false,
      };
    else joined.push(mention);
  }
  return joined;
}

/** True for a part of one year, or for several of its seasons: "summers 2017". */
function isSeason(text: string, { start, end, from, to, open }: DateMention): boolean {
  if (open || from === null) return false;
  if (to === null) return from.length === 'YYYY'.length && /^\p{L}+s\b/u.test(text.slice(start, end));
  return from.length > 4 && (from.slice(0, 4) === to.slice(0, 4) || /^\p{L}/u.test(text.slice(start, end)));
}

const MONTH_AND_SHORT_YEAR = /^\d{1,2}\/\d{2}$/;
/** Ranges such as "9/25 - 1/26" that show how a document writes its dates. */
const MIN_SHORT_RANGES = 2;

/** Adds "6/09" alone on a line or in a cell, if the ranges of the document are written so. */
function withShortDates(text: string, atoms: readonly DateAtom[], mentions: DateMention[]): DateMention[] {
  const short = atoms.filter(
    ({ kind, start, end }) => kind === 'short' && MONTH_AND_SHORT_YEAR.test(text.slice(start, end)),
  );
  let next = 0;
  let shortRanges = 0;
  const single: DateAtom[] = [];
  // Both lists are in the order of the text.
  for (const atom of short) {
    while ((mentions[next]?.end ?? Infinity) <= atom.start) next += 1;
    const mention = mentions[next];
    const isInRange = mention?.range === true && mention.start <= atom.start;
    if (isInRange && mention.start === atom.start) shortRanges += 1;
    if (!isInRange) single.push(atom);
  }
  if (shortRanges < MIN_SHORT_RANGES) return mentions;
  const alone = single.filter(
    ({ start, end }) =>
      /(?:^|[\n\t])\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
      /^\s*?(?:[\n\t]|$)/.test(text.slice(end, end + 3)),
  );
  const added = alone.map(({ start, end, value }): DateMention => {
    return { start, end, from: value, to: null, open: false, range: false };
  });
  return [...mentions, ...added].sort((a, b) => a.start - b.start);
}

/** Joins "2023 April" before a dash or at the end of a text: in some countries the year precedes the month. */
function joinYearsAndMonths(text: string, atoms: DateAtom[]): DateAtom[] {
  if (!atoms.some(({ kind }) => kind === 'month')) return atoms;
  return atoms.flatMap((atom, index) => {
    const [before, next] = [atoms[index - 1], atoms[index + 1]];
    if (before && isYearBeforeMonth(text, before, atom)) return [];
    if (!next || !isYearBeforeMonth(text, atom, next)) return [atom];
    return [{ ...atom, end: next.end, value: `${atom.value}-${twoDigits(next.month ?? 1)}` }];
  });
}

function isYearBeforeMonth(text: string, year: DateAtom, month: DateAtom): boolean {
  if (year.kind !== 'date' || month.kind !== 'month' || month.month === null) return false;
  if (year.value?.length !== 'YYYY'.length || text.slice(year.end, month.start) !== ' ') return false;
  return /^\s*(?:[-–—,.)]|to\b|until\b|till\b|$)/.test(
    text.slice(month.end, month.end + MAX_SEPARATOR_CHARS),
  );
}

/** Words before a date that say about when: "until early 2019". */
const APPROXIMATE =
  /\s(?:(?:the )?(?:early|late|mid|beginning of|start of|end of)|about|around|approx\.?|circa)[\s-]*$/i;
/** Characters between the two dates of a range at most. */
const MAX_SEPARATOR_CHARS = 24;

function rangeOf(text: string, atom: DateAtom, next: DateAtom): DateMention | null {
  const between = text.slice(atom.end, next.start).replace(APPROXIMATE, ' ');
  if (between.length > MAX_SEPARATOR_CHARS || atom.kind === 'present') return null;
  const selfJoined = next.kind === 'present' && /^t[oi]/i.test(text.slice(next.start, next.end));
  const spaced = next.kind === 'present' && /^ {2,4}$/.test(between);
  const labelled = END_LABEL.test(between);
  const separated = labelled || RANGE_SEPARATOR.test(between) || (selfJoined && /^\s{1,3}$/.test(between));
  if (!separated && !spaced && !isDashLost(text, atom, next)) return null;
  const several = /^(?:spring|summer|fall|winter|season)s\b/i.test(text.slice(atom.start, atom.end));
  if (/^\s*and\s*$/i.test(between) && next.kind !== 'present' && !several) return null;
  const start = sinceStart(text, atom.start);
  const isHidden = atom.kind === 'hidden';
  if (isHidden || next.kind === 'hidden') {
    const open = next.kind === 'present';
    if (!isHidden && atom.kind !== 'date' && atom.kind !== 'month') return null;
    const to = next.kind === 'date' ? next.value : null;
    return { start, end: next.end, from: atom.value, to, open, range: true };
  }
  if (next.kind === 'present') {
    const from = atom.kind === 'month' ? null : atom.value;
    return from ? { start, end: next.end, from, to: null, open: true, range: true } : null;
  }
  if (next.kind === 'month') return null;
  let from = atom.value;
  if (atom.kind === 'month' && next.value && atom.month !== null) {
    from = `${next.value.slice(0, 4)}-${twoDigits(atom.month)}`;
  }
  if (!from || !next.value) return null;
  let to = next.value;
  if (next.kind === 'short' && /^\d{4}$/.test(from)) to = sameCentury(from, to);
  // A short year before the start is not the end of the range; a full date is kept as written.
  if (to.slice(0, 4) < from.slice(0, 4) && (next.kind === 'short' || atom.kind !== 'date')) return null;
  return { start, end: next.end, from, to, open: false, range: true };
}

/** True for "Sept 2018 May 2023" at the end of a line: OCR often does not see the dash of a range. */
function isDashLost(text: string, atom: DateAtom, next: DateAtom): boolean {
  if (!/^ {1,4}$/.test(text.slice(atom.end, next.start))) return false;
  if (!/^\s*[)\]]?[ \t]*(?:\n|$)/.test(text.slice(next.end, next.end + MAX_SEPARATOR_CHARS))) return false;
  const isMonth = (value: PartialDate | null): boolean => value !== null && value.length === 'YYYY-MM'.length;
  if (atom.kind !== 'date' || !isMonth(atom.value)) return false;
  return (
    next.kind === 'present' || (next.kind === 'date' && isMonth(next.value) && next.value! >= atom.value!)
  );
}

function singleOf(text: string, atom: DateAtom): DateMention | null {
  if (atom.kind === 'hidden')
    return { start: atom.start, end: atom.end, from: null, to: null, open: false, range: false };
  if (atom.kind !== 'date' || !atom.value) return null;
  const before = text.slice(Math.max(0, atom.start - 24), atom.start);
  const since = SINCE_WORDS.exec(before);
  if (since) {
    const start = atom.start - since[0].length;
    return { start, end: atom.end, from: atom.value, to: null, open: true, range: true };
  }
  const until = UNTIL_WORDS.exec(before);
  if (until) {
    return {
      start: atom.start - until[0].length,
      end: atom.end,
      from: null,
      to: atom.value,
      open: false,
      range: true,
    };
  }
  // "2019 –" without an end is an open range.
  const tail = OPEN_END.exec(text.slice(atom.end, atom.end + 8));
  const open = tail !== null;
  return { start: atom.start, end: atom.end, from: atom.value, to: null, open, range: open };
}

function sinceStart(text: string, start: number): number {
  const match = RANGE_START_WORDS.exec(text.slice(Math.max(0, start - 12), start));
  return match ? start - match[0].length : start;
}

function findAtoms(text: string): DateAtom[] {
  const atoms: DateAtom[] = [];
  const isDayFirst = provesDayFirst(text);
  for (let at = 0; at < text.length; at++) {
    if (!mayBegin(text, at)) continue;
    const pattern = isDigit(text.charCodeAt(at)) ? ATOM_FROM_DIGIT : ATOM_FROM_LETTER;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    const atom = atomOf(match, isDayFirst);
    if (atom) atoms.push(atom);
    at += match[0].length - 1;
  }
  return atoms;
}

/** Skips most positions of a text, at which no atom can begin. */
function mayBegin(text: string, at: number): boolean {
  const before = at === 0 ? 0 : text.charCodeAt(at - 1);
  if (isDigit(text.charCodeAt(at))) return !isDigit(before);
  return !isLetter(before) && OPENINGS.mayBeginAt(text, at);
}

function atomOf(match: RegExpMatchArray, isDayFirst: boolean): DateAtom | null {
  const groups = match.groups ?? {};
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const date = (value: PartialDate | null): DateAtom | null =>
    value === null ? null : { start, end, kind: 'date', value, month: null };
  const monthAtom = (month: string | undefined, year: string | undefined, day?: string): DateAtom | null => {
    const number = month === undefined ? null : monthNumber(month);
    return number === null || year === undefined ? null : date(toIsoDate(fullYear(year), number, day));
  };
  if (groups.hidden !== undefined || groups.monyH !== undefined)
    return { start, end, kind: 'hidden', value: null, month: null };
  if (groups.iso !== undefined) return date(toIsoDate(groups.isoY ?? '', Number(groups.isoM), groups.isoD));
  if (groups.num !== undefined)
    return date(
      numericDate(
        groups.numA ?? '',
        groups.numB ?? '',
        groups.numY ?? '',
        isDayFirst || groups.num.includes('.'),
      ),
    );
  if (groups.my !== undefined) return date(toIsoDate(groups.myY ?? '', Number(groups.myM)));
  if (groups.dmy !== undefined) return monthAtom(groups.dmyM, groups.dmyY, groups.dmyD);
  if (groups.mdy !== undefined) return monthAtom(groups.mdyM, groups.mdyY, groups.mdyD);
  if (groups.mony !== undefined) return monthAtom(groups.monyM, groups.monyY ?? groups.monyS ?? groups.monyT);
  if (groups.sea !== undefined) return date(groups.seaY ?? null);
  if (groups.pres !== undefined) return { start, end, kind: 'present', value: null, month: null };
  if (groups.mon !== undefined) {
    return { start, end, kind: 'month', value: null, month: monthNumber(groups.monM ?? '') };
  }
  if (groups.lostA !== undefined) return impliedRange(start, end, groups.lostA, groups.lostB ?? '');
  if (groups.yy !== undefined) return { start, end, kind: 'short', value: fullYear(groups.yy), month: null };
  if (groups.ms !== undefined) {
    const [month = '', year = ''] = match[0].split('/');
    return { start, end, kind: 'short', value: toIsoDate(fullYear(year), Number(month)), month: null };
  }
  return yearAfterRomanMonth(match.input ?? '', start, end) ?? date(match[0]);
}

const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];
/** A month in Roman numerals at the beginning of a line or after a dash. "Nurse II 2019" has none. */
const ROMAN_MONTH_BEFORE = /(?:^|\n|[-–—]\s{0,2})([IVX]{1,4})[ ./]$/;

/** Reads "XI 2019", as in Poland and Ukraine. */
function yearAfterRomanMonth(text: string, yearStart: number, end: number): DateAtom | null {
  if (!/[IVX][ ./]$/.test(text.slice(Math.max(0, yearStart - 2), yearStart))) return null;
  const numeral = ROMAN_MONTH_BEFORE.exec(text.slice(Math.max(0, yearStart - 8), yearStart))?.[1] ?? '';
  const month = ROMAN_MONTHS.indexOf(numeral) + 1;
  if (month === 0 || end - yearStart !== 'YYYY'.length) return null;
  const start = yearStart - numeral.length - 1;
  return { start, end, kind: 'date', value: toIsoDate(text.slice(yearStart, end), month), month: null };
}

function impliedRange(start: number, end: number, from: string, rest: string): DateAtom | null {
  const open = !/^\d/.test(rest);
  if (!open && rest < from) return null;
  const lost = { start, end, from, to: open ? null : rest, open, range: true };
  return { start, end, kind: 'date', value: from, month: null, lost };
}

/**
 * True if a numeric date of the text has a day above 12 in front and none has one in second place: all dates of a document
 * have the same order.
 */
function provesDayFirst(text: string): boolean {
  let dayFirst = false;
  for (const [, first, second] of text.matchAll(NUMERIC_DATE)) {
    if (Number(second) > 12) return false;
    if (Number(first) > 12) dayFirst = true;
  }
  return dayFirst;
}

/** Month first, as in the United States, unless only the other order is possible or the day is known to be first. */
function numericDate(first: string, second: string, year: string, isDayFirst: boolean): PartialDate | null {
  const a = Number(first);
  const b = Number(second);
  if (a > 12 && b > 12) return null;
  return a > 12 || (isDayFirst && b <= 12)
    ? toIsoDate(fullYear(year), b, first)
    : toIsoDate(fullYear(year), a, second);
}

function toIsoDate(year: string, month: number, day?: string): PartialDate {
  return `${year}-${twoDigits(month)}${day === undefined ? '' : `-${twoDigits(Number(day))}`}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Two digits up to 49 are years of this century. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < 50 ? `20${year}` : `19${year}`;
}

function sameCentury(from: PartialDate, to: PartialDate): PartialDate {
  const candidate = from.slice(0, 2) + to.slice(2);
  return candidate >= from.slice(0, 4) ? candidate : to;
}

/** True if a range ends before it begins, at the precision both dates have. */
export function endsBeforeStart({
  startDate,
  endDate,
}: {
  startDate: PartialDate | null;
  endDate: PartialDate | null;
}): boolean {
  if (startDate === null || endDate === null) return false;
  const shared = Math.min(startDate.length, endDate.length);
  return endDate.slice(0, shared) < startDate.slice(0, shared);
}

/** Months counted from year 0; `atEnd` takes the last month of a date that states the year only. */
export function monthIndex(date: PartialDate, atEnd = false): number {
  const month = date.length >= 7 ? Number(date.slice(5, 7)) : atEnd ? 12 : 1;
  return Number(date.slice(0, 4)) * 12 + month - 1;
}
