import { AppError } from '../platform/app-error';

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** A time in a query parameter as ISO 8601 in UTC; null when it was not given. */
export function timestampQuery(value: string | undefined, name: string): string | null {
  if (value === undefined) return null;
  // A plus sign that was not escaped arrives as a space.
  const time = ISO.test(value.replace(' ', '+')) ? Date.parse(value.replace(' ', '+')) : NaN;
  if (Number.isNaN(time)) {
    throw new AppError('validation_failed', 'The request has fields that are not valid.', {
      errors: [
        { pointer: `?${name}`, code: 'format', message: 'A time in ISO 8601, such as 2026-06-08T12:00:00Z.' },
      ],
    });
  }
  return new Date(time).toISOString();
}
