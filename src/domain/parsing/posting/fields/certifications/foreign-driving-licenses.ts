import { certificationLexicon } from '../../../../skills';
import { allMatches } from '../../../../text/all-matches';
import { DRIVING_LICENSE } from '../../../driving-license';
import type { CredentialMention } from './credential-mention';

const CLASSES =
  /(?<=[\s:–-])(?:AM|[A-E]{1,2}[12]?|B96|C1E|D1E|T)(?:\+E)?(?:(?:, ?| ?[/+] ?| \p{Ll}{1,3} )[A-E]{1,2}[12]?E?(?:\+E)?)*$/u;
const TRUCK_OR_BUS = /[CDE]/;
const CAR = /B/;

/** Licenses to drive in other languages, whose classes say what they allow: "permiso C+E", "Führerschein der Klasse B". */
export function foreignDrivingLicenses(text: string): CredentialMention[] {
  return allMatches(text, DRIVING_LICENSE).flatMap(({ index, 0: written }) => {
    const certification = certificationLexicon().findExact(nameOfClasses(CLASSES.exec(written)?.[0] ?? ''));
    return certification ? [{ start: index, end: index + written.length, certification }] : [];
  });
}

function nameOfClasses(classes: string): string {
  // A car with a trailer.
  const withoutTrailer = classes.replace(/BE|B\+E/g, 'B');
  if (TRUCK_OR_BUS.test(withoutTrailer)) return 'heavy goods vehicle license';
  return classes === '' || CAR.test(classes) ? "driver's license" : 'motorcycle license';
}
