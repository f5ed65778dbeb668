/** Years a date may lie in; what lies outside is a mistake. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

const PARTIAL_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whether `YYYY`, `YYYY-MM` or `YYYY-MM-DD` is in the calendar, in the years 1900 to 2999. */
export function isPartialDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = PARTIAL_DATE.exec(text) ?? [];
  if (year === undefined || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  return isDay(`${year}-${month}-${day}`);
}

/**
 * An ISO 8601 date or time in UTC with milliseconds; one without a zone is in UTC. Null when the text is none, or is not
 * in the calendar, or lies outside the years 1900 to 2999.
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

/** Parsing alone takes 30 February for 2 March. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Minutes east of UTC that `+05:30` or `-0800` stands for; null for an offset no place has. */
function minutesOf(zone: string): number | null {
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 14 || minutes > 59) return null;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
