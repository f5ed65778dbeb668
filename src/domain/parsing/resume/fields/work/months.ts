import type { PartialDate } from '../../../../common';
import { monthIndex } from '../../../text/dates';

interface DateInterval {
  startDate: PartialDate | null;
  endDate: PartialDate | null;
  isCurrent: boolean;
  /** Date up to which a current position is known. */
  currentAsOf?: string;
}

/** Returns the first and the last month of a position, counted from year 0, inclusive; null without enough dates. */
export function monthInterval(item: DateInterval, today: string): { first: number; last: number } | null {
  if (item.startDate === null) return null;
  const end = item.isCurrent ? (item.currentAsOf ?? today) : item.endDate;
  if (end === null) return null;
  const first = monthIndex(item.startDate);
  // The months between two bare years are the whole years between them, not both years in full.
  const yearsOnly = item.startDate.length === 4 && end.length === 4;
  const last =
    yearsOnly && item.startDate !== end ? monthIndex(end) - 1 : monthIndex(end, item.startDate.length === 4);
  return last < first ? null : { first, last };
}

/** Returns the length of a position in months, both ends included; null if unknown or reversed. */
export function monthsBetween(item: DateInterval, today: string): number | null {
  const interval = monthInterval(item, today);
  return interval ? interval.last - interval.first + 1 : null;
}
