import type { FieldError } from '../platform/app-error';
import { isoTime } from './iso-time';

const DATES = new Set(['startDate', 'endDate', 'date', 'expires', 'lastUsed', 'availableFrom']);

/** Partial dates anywhere in a value that no calendar has: a pattern takes month 13. `at` is where the value stands. */
export function faultsOfDates(value: unknown, at: string): FieldError[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => faultsOfDates(item, `${at}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): FieldError[] => {
    if (!DATES.has(key) || typeof inner !== 'string') return faultsOfDates(inner, `${at}/${key}`);
    return isRealDate(inner)
      ? []
      : [{ pointer: `${at}/${key}`, code: 'format', message: 'A date from 1900 to 2999.' }];
  });
}

/** Parsing alone takes 30 February for 2 March. */
function isRealDate(text: string): boolean {
  const whole = `${text}${'-01'.repeat((10 - text.length) / 3)}`;
  return isoTime(whole)?.slice(0, 10) === whole;
}
