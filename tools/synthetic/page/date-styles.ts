import type { PartialDate } from '../../../src/domain/common';
import { monthOf, WRITTEN_ON, type Day } from '../people/person';
import { SECTION_WORDS, type Language } from './words';

export const DATE_STYLES = [
  'short_month',
  'long_month',
  'short_month_to',
  'month_slash_year',
  'month_slash_short_year',
  'month_dot_year',
  'year_month',
  'years',
  'since',
  'seasons',
  'us_days',
  'british_days',
  'dotted_days',
  'apostrophe',
  'day_month_year',
  'from_till',
  'with_duration',
] as const;
export type DateStyle = (typeof DATE_STYLES)[number];

/** Date format of a document, the same throughout. */
export interface DateHabit {
  style: DateStyle;
  /** Text between the two ends of a range. */
  separator: string;
  present: string;
  language: Language;
}

/** A printed range and the dates it states, with the precision of the print. */
export interface PrintedRange {
  text: string;
  start: PartialDate | null;
  end: PartialDate | null;
  isCurrent: boolean;
  /** True if one date stands for both ends. */
  single: boolean;
}

type Precision = 'year' | 'month' | 'day';

const two = (value: number): string => String(value).padStart(2, '0');

/** Prints the range of a position. `end` is null for a current one. */
export function printRange(habit: DateHabit, start: Day, end: Day | null): PrintedRange {
  const precision = precisionOf(habit.style);
  const from = partial(start, precision);
  const to = end && partial(end, precision);
  const first = printDay(habit, start);
  const stated = { start: from, end: to, isCurrent: end === null };
  if (end && to === from && precision !== 'day' && habit.style !== 'seasons') {
    return { ...stated, text: first, single: true };
  }
  if (!end && habit.style === 'since') {
    return { ...stated, text: `${SECTION_WORDS[habit.language].since} ${first}`, single: false };
  }
  const last = end ? printDay(habit, end) : habit.present;
  if (end && last === first) return { ...stated, text: first, single: true };
  const wordy = !end && /^to /.test(habit.present);
  const separator = wordy ? ' ' : habit.separator;
  const text = `${first}${separator}${last}`;
  if (habit.style === 'from_till' && !wordy)
    return { ...stated, text: `From ${first} till ${last}`, single: false };
  if (habit.style === 'with_duration') {
    return { ...stated, text: `${text} (${duration(start, end ?? WRITTEN_ON)})`, single: false };
  }
  return { ...stated, text, single: false };
}

/** Prints one date, for example of a certificate. */
export function printDate(habit: DateHabit, day: Day): { text: string; date: PartialDate } {
  return { text: printDay(habit, day), date: partial(day, precisionOf(habit.style)) };
}

export function precisionOf(style: DateStyle): Precision {
  if (style === 'years' || style === 'seasons') return 'year';
  return /days$|^day_/.test(style) ? 'day' : 'month';
}

function partial(day: Day, precision: Precision): PartialDate {
  if (precision === 'year') return String(day.year);
  const month = `${day.year}-${two(day.month)}`;
  return precision === 'month' ? month : `${month}-${two(day.day)}`;
}

function printDay({ style, language }: DateHabit, { year, month, day }: Day): string {
  const words = SECTION_WORDS[language];
  const long = words.months[month - 1] ?? '';
  const short = words.shortMonths[month - 1] ?? '';
  switch (style) {
    case 'short_month':
    case 'short_month_to':
    case 'with_duration':
      return `${short} ${year}`;
    case 'long_month':
    case 'since':
    case 'from_till':
      return `${long} ${year}`;
    case 'month_slash_year':
      return `${two(month)}/${year}`;
    case 'month_slash_short_year':
      return `${month}/${two(year % 100)}`;
    case 'month_dot_year':
      return `${two(month)}.${year}`;
    case 'year_month':
      return `${year}-${two(month)}`;
    case 'years':
      return String(year);
    case 'seasons':
      return `${season(month)} ${year}`;
    case 'us_days':
      return `${two(month)}/${two(day)}/${year}`;
    case 'british_days':
      return `${two(day)}/${two(month)}/${year}`;
    case 'dotted_days':
      return `${two(day)}.${two(month)}.${year}`;
    case 'apostrophe':
      return `${short} '${two(year % 100)}`;
    case 'day_month_year':
      return `${day} ${long} ${year}`;
  }
}

function season(month: number): string {
  if (month <= 2 || month === 12) return 'Winter';
  if (month <= 5) return 'Spring';
  return month <= 8 ? 'Summer' : 'Fall';
}

function duration(start: Day, end: Day): string {
  const months = monthOf(end) - monthOf(start) + 1;
  const years = Math.floor(months / 12);
  const parts = [
    years > 0 ? `${years} yr${years > 1 ? 's' : ''}` : '',
    months % 12 > 0 ? `${months % 12} mo${months % 12 > 1 ? 's' : ''}` : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
