import { certificationLengths } from '../data/certification-lengths';
import { parseList, parseTable } from './records';

let daysByName: ReadonlyMap<string, number> | undefined;

/** Typical days until a person obtains each certification of the table, by its name in the map. */
export function certificationDays(): ReadonlyMap<string, number> {
  daysByName ??= new Map(
    parseTable(certificationLengths).flatMap(({ fields: [days, names] }) =>
      parseList(names).map((name): [string, number] => [name, Number(days)]),
    ),
  );
  return daysByName;
}
