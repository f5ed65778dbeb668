import { toE164 } from '../parsing/text/contacts';
import { parseIsoTime, isPartialDate } from '../calendar';
import { isLongerThan } from '../characters';
import { RecordFormatError } from './adapter';

/** Parses a value of a record; `at` is its JSON Pointer. Empty texts become null. */
export type FieldParser<T = unknown> = (value: unknown, at: string, timeZone: string) => T | null;

const MAX_TEXT_LENGTH = 1_000;
const MAX_NOTE_LENGTH = 131_072;
const MAX_ID_LENGTH = 200;

export const parseText: FieldParser<string> = (value, at) => textOf(value, at, MAX_TEXT_LENGTH);

export const parseNote: FieldParser<string> = (value, at) => textOf(value, at, MAX_NOTE_LENGTH);

export const parseIdentifier: FieldParser<string> = (value, at) => textOf(value, at, MAX_ID_LENGTH);

function textOf(value: unknown, at: string, maxLength: number): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new RecordFormatError(at, 'type', 'Must be a text.');
  }
  const trimmed = String(value).replaceAll('\u0000', '').trim();
  if (isLongerThan(trimmed, maxLength))
    throw new RecordFormatError(at, 'max', `At most ${maxLength} characters.`);
  return trimmed === '' ? null : trimmed;
}

/** Parses `true`, `1` and their text forms in JSON and spreadsheets. */
export const parseFlag: FieldParser<boolean> = (value, at) => {
  if (typeof value === 'boolean') return value;
  const written = parseText(value, at, '')?.toLowerCase() ?? null;
  if (written === null) return null;
  if (written === 'true' || written === '1') return true;
  if (written === 'false' || written === '0') return false;
  throw new RecordFormatError(at, 'type', 'Must be true or false.');
};

/** Parses the day of a date or time as written, ignoring zones. */
export const parseDay: FieldParser<string> = (value, at) => {
  const written = parseText(value, at, '');
  if (written === null) return null;
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(written);
  if (!match || !isPartialDate(`${match[1]}-${match[2]}-${match[3]}`)) {
    throw new RecordFormatError(at, 'format', 'A date as YYYY-MM-DD.');
  }
  return `${match[1]}-${match[2]}-${match[3]}`;
};

/** Parses an ISO 8601 time to UTC; a time without a zone is in the zone of the site. */
export const parseInstant: FieldParser<string> = (value, at, timeZone) => {
  const written = parseText(value, at, '');
  if (written === null) return null;
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?))?\s?(Z|[+-]\d{2}:?\d{2})?$/.exec(
      written,
    );
  const [, date = '', clock = '00:00', zone] = match ?? [];
  const offset = zone === undefined || zone === 'Z' ? 'Z' : zone.replace(/^(.\d{2}):?(\d{2})$/, '$1:$2');
  const isoTime = parseIsoTime(`${date}T${clock}${offset}`);
  if (!match || isoTime === null) throw new RecordFormatError(at, 'format', 'A date and time.');
  const time = Date.parse(isoTime);
  const utc = zone === undefined ? time - offsetOf(timeZone, time) : time;
  return new Date(utc).toISOString();
};

/**
 * Milliseconds by which a zone is ahead of UTC. Computed twice because the offset can change between wall clock and
 * UTC.
 */
function offsetOf(timeZone: string, wallClock: number): number {
  if (timeZone === 'UTC') return 0;
  const first = offsetAt(timeZone, wallClock);
  return offsetAt(timeZone, wallClock - first);
}

function offsetAt(timeZone: string, time: number): number {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day: date, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`) - Math.floor(time / 1000) * 1000;
}

/** Parses a phone number to E.164; numbers without a country code are US numbers. Other texts become null. */
export const parsePhone: FieldParser<string> = (value, at) => {
  const written = parseText(value, at, '');
  return written === null ? null : toE164(written, 'US');
};

export const parseEmail: FieldParser<string> = (value, at) => {
  const written = parseText(value, at, '');
  return written !== null && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(written) ? written : null;
};

/** Converts `es_MX` to BCP 47: `es-MX`. */
export const parseLanguageTag: FieldParser<string> = (value, at) =>
  parseText(value, at, '')?.replace('_', '-') ?? null;
