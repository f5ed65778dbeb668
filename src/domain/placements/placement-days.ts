import type { PartialDate } from '../common';

/** The day a date of a month or better stands for (the middle of a month); null for a bare year, which is too coarse. */
export function dayOf(date: PartialDate | null): string | null {
  if (date === null || date.length < 7) return null;
  return date.length === 7 ? `${date}-15` : date;
}

/** Whether a date is one of the calendar. */
export function isCalendarDate(date: PartialDate): boolean {
  const [year, month = '01', day = '01'] = date.split('-');
  const time = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === `${year}-${month}-${day}`;
}

/** Whether one date certainly lies before another, at the precision both have. */
export function isBefore(one: PartialDate, other: PartialDate): boolean {
  const shared = Math.min(one.length, other.length);
  return one.slice(0, shared) < other.slice(0, shared);
}

/** A placement may be planned this many days ahead. */
export const MAX_DAYS_AHEAD = 366;
/** Records of employment do not reach further back. */
export const FIRST_DAY = '1970-01-01';

const DAY_MS = 86_400_000;

/** Whether a date lies between `FIRST_DAY` and `MAX_DAYS_AHEAD` after today; of a month or year, its first day counts. */
export function isPlausibleDay(date: PartialDate, today: string): boolean {
  const last = new Date(Date.parse(today) + MAX_DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  const first = `${date}${'-01'.repeat((10 - date.length) / 3)}`;
  return first >= FIRST_DAY && first <= last;
}
