import { parseIsoTime } from '../../domain/calendar';
import { formatMessage } from '../validation/formats';
import { invalidFields } from '../validation/check-value';

/** A time in a query parameter as ISO 8601 in UTC; null when it was not given. */
export function timestampQuery(value: string | undefined, name: string): string | null {
  // A plus sign that was not escaped arrives as a space.
  return value === undefined ? null : timestampField(value.replace(' ', '+'), `?${name}`);
}

/** A time of the request as ISO 8601 in UTC; refuses what is none, pointing at it. */
export function timestampField(value: string, pointer: string): string {
  const time = parseIsoTime(value);
  if (time === null) {
    throw invalidFields([{ pointer, code: 'format', message: formatMessage('timestamp') }]);
  }
  return time;
}
