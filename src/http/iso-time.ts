import { AppError } from '../platform/app-error';

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** An ISO 8601 time in UTC with milliseconds; null when the text is none or lies outside the years 1900 to 2999. */
export function isoTime(text: string): string | null {
  const time = ISO.test(text) ? new Date(text) : null;
  if (!time || Number.isNaN(time.getTime())) return null;
  const year = time.getUTCFullYear();
  return year >= 1900 && year < 3000 ? time.toISOString() : null;
}

/** A time in a query parameter as ISO 8601 in UTC; null when it was not given. */
export function timestampQuery(value: string | undefined, name: string): string | null {
  // A plus sign that was not escaped arrives as a space.
  return value === undefined ? null : timestampField(value.replace(' ', '+'), `?${name}`);
}

/** A time of the request as ISO 8601 in UTC; refuses what is none, pointing at it. */
export function timestampField(value: string, pointer: string): string {
  const time = isoTime(value);
  if (time === null) {
    throw new AppError('validation_failed', 'The request has fields that are not valid.', {
      errors: [{ pointer, code: 'format', message: 'A time in ISO 8601, such as 2026-06-08T12:00:00Z.' }],
    });
  }
  return time;
}
