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
