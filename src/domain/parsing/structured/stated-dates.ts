import { isPartialDate } from '../../calendar';
import type { PartialDate } from '../../common';
import { findDates } from '../text/dates';
import { lineOf } from './members';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;
const ISO_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T.*|Z|[+-]\d{2}:?\d{2})?$/;

/** A date as ISO 8601 states it, as precise as it is stated; a date in words is read like one of a text. */
export function statedDate(value: unknown): PartialDate | null {
  const text = lineOf(value);
  if (text === null) return null;
  const iso = ISO_DATE.exec(text);
  if (iso) return partialDate(iso[1], iso[2], iso[3]);
  const [mention, ...others] = findDates(text);
  if (!mention || mention.range || mention.open || others.length > 0) return null;
  return mention.from;
}

/** The date of its parts, or null if it does not exist. A month or day of zero is not stated. */
export function partialDate(year: string | undefined, month?: string, day?: string): PartialDate | null {
  if (year === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return null;
  const isStated = (part: string | undefined): part is string => part !== undefined && Number(part) > 0;
  if (!isStated(month)) return year;
  const date = [year, month.padStart(2, '0'), isStated(day) ? day.padStart(2, '0') : '01'].join('-');
  if (!isPartialDate(date)) return null;
  return isStated(day) ? date : date.slice(0, 7);
}

/** The day of a time, for the date of a document. */
export function statedDay(value: unknown): PartialDate | null {
  const date = statedDate(value);
  return date?.length === 10 ? date : null;
}
