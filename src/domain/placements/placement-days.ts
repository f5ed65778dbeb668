import type { PartialDate } from '../common';

/** Day of a date that has at least a month (the 15th if it has no day); null for a bare year. */
export function dayOf(date: PartialDate | null): string | null {
  if (date === null || date.length < 7) return null;
  return date.length === 7 ? `${date}-15` : date;
}

/** True for a valid calendar date. */
export function isCalendarDate(date: PartialDate): boolean {
  const [year, month = '01', day = '01'] = date.split('-');
  const time = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === `${year}-${month}-${day}`;
}

/** True if one date is certainly before another, compared at their common precision. */
export function isBefore(one: PartialDate, other: PartialDate): boolean {
  const shared = Math.min(one.length, other.length);
  return one.slice(0, shared) < other.slice(0, shared);
}

/** Maximum days in the future of a planned placement. */
export const MAX_DAYS_AHEAD = 366;
/** Earliest valid day of a placement. */
export const FIRST_DAY = '1970-01-01';

const DAY_MS = 86_400_000;

/** True if a date is between `FIRST_DAY` and `MAX_DAYS_AHEAD` after today; a month or year counts as its first day. */
export function isPlausibleDay(date: PartialDate, today: string): boolean {
  const last = new Date(Date.parse(today) + MAX_DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  const first = `${date}${'-01'.repeat((10 - date.length) / 3)}`;
  return first >= FIRST_DAY && first <= last;
}
