import { certificationValidity, relatedCertifications, stateLicenses } from '../data/certification-rules';
import type { StateCode } from '../../common';
import { numbersByName, parseList, parseTable } from './records';

let monthsByName: ReadonlyMap<string, number> | undefined;
let compactByLicense: ReadonlyMap<string, ReadonlySet<string>> | undefined;
let relatedByName: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Months for which each certification of the table is valid without renewal, by its name in the map. */
export function certificationMonths(): ReadonlyMap<string, number> {
  monthsByName ??= numbersByName(certificationValidity);
  return monthsByName;
}

/** Credentials that each state issues for itself, with the states that recognize each other's. */
export function statesByLicense(): ReadonlyMap<string, ReadonlySet<string>> {
  compactByLicense ??= new Map(
    parseTable(stateLicenses).flatMap(({ section, fields: [names] }) => {
      const members = new Set(section.split(' ').filter((code) => code !== '-'));
      return parseList(names).map((name): [string, ReadonlySet<string>] => [name, members]);
    }),
  );
  return compactByLicense;
}

/** False for a license of one state that another one does not recognize. */
export function isRecognized(name: string, issuedBy: StateCode, workIn: StateCode): boolean {
  const members = statesByLicense().get(name);
  return members === undefined || issuedBy === workIn || (members.has(issuedBy) && members.has(workIn));
}

/** Credentials that an employer may accept in place of another one, by the name of the other one. */
export function relatedCertificationsOf(name: string): ReadonlySet<string> {
  relatedByName ??= byReplaced();
  return relatedByName.get(name) ?? NO_CERTIFICATIONS;
}

const NO_CERTIFICATIONS: ReadonlySet<string> = new Set();

function byReplaced(): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  for (const { fields } of parseTable(relatedCertifications)) {
    for (const replaced of parseList(fields[1])) {
      const held = related.get(replaced) ?? new Set();
      for (const name of parseList(fields[0])) if (name !== replaced) held.add(name);
      related.set(replaced, held);
    }
  }
  return related;
}

/** All names that the tables of rules mention. */
export function namesInCertificationRules(): string[] {
  const related = parseTable(relatedCertifications).flatMap(({ fields }) => fields.flatMap(parseList));
  return [...new Set([...certificationMonths().keys(), ...statesByLicense().keys(), ...related])];
}
