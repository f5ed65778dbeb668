/** Valid years of a date; other years are mistakes. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

const PARTIAL_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** True if `YYYY`, `YYYY-MM` or `YYYY-MM-DD` is a valid date from 1900 to 2999. */
export function isPartialDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = PARTIAL_DATE.exec(text) ?? [];
  if (year === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  return isDay(`${year}-${month}-${day}`);
}

/**
 * Converts an ISO 8601 date or time to UTC with milliseconds; a time without a zone is in UTC. Returns null if the text
 * is not a valid date or time from 1900 to 2999.
 */
export function parseIsoTime(text: string): string | null {
  const [, date, hour = '00', minute = '00', second = '00', fraction = '0', zone = 'Z'] =
    TIME.exec(text) ?? [];
  if (date === undefined || !isDay(date)) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const offset = zone === 'Z' ? 0 : minutesOf(zone);
  if (offset === null) return null;
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const wallClock = Date.parse(`${date}T${hour}:${minute}:${second}.${milliseconds}Z`);
  const time = new Date(wallClock - offset * 60_000);
  const year = time.getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR ? time.toISOString() : null;
}

/** Compares the parsed date with the text, because `Date.parse` accepts 30 February as 2 March. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Offset of `+05:30` or `-0800` in minutes east of UTC; null for an impossible offset. */
function minutesOf(zone: string): number | null {
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 14 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
