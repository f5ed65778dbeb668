import { parseIsoTime } from '../../domain/calendar';
import { formatMessage } from '../validation/formats';
import { invalidFields } from '../validation/check-value';

/** A time of a query parameter as ISO 8601 in UTC; null if the parameter is absent. */
export function timestampQuery(value: string | undefined, name: string): string | null {
  // An unescaped plus sign arrives as a space.
  return value === undefined ? null : timestampField(value.replace(' ', '+'), `?${name}`);
}

/** A time of the request as ISO 8601 in UTC. Throws `validation_failed` with `pointer` if it is invalid. */
export function timestampField(value: string, pointer: string): string {
  const time = parseIsoTime(value);
  if (time === null) {
    throw invalidFields([{ pointer, code: 'format', message: formatMessage('timestamp') }]);
  }
  return time;
}
