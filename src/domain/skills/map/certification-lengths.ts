import { certificationLengths } from '../data/certification-lengths';
import { numbersByName } from './records';

let daysByName: ReadonlyMap<string, number> | undefined;

/** Typical days until a person obtains each certification of the table, by its name in the map. */
export function certificationDays(): ReadonlyMap<string, number> {
  daysByName ??= numbersByName(certificationLengths);
  return daysByName;
}
