import { alternatives } from './locales';

/** The classes of the European Union, and their letters in Cyrillic. */
const CLASS = String.raw`(?:AM|AB|AC|AD|AE|A[12]?|BE|B96|B1?|C1E|CE|C1?|D1E|DE|D1?|EC|E|T|[\u0410\u0412\u0421\u0414\u0415])(?:\+E)?`;
const CLASS_LABEL = `(?:${alternatives((locale) => locale.licenseClassLabels)})`;

/** A license to drive with its classes: "Carnet de conducir: B", "Führerschein der Klasse B", "prawo jazdy kat. B, C+E". */
export const DRIVING_LICENSE = new RegExp(
  `(?<![\\p{L}-])(?:${alternatives((locale) => locale.drivingLicenses)})(?!\\p{L})` +
    `(?:(?: ?[:–-] ?|[ \\t]+)(?:(?:\\p{Ll}{2,3} )?${CLASS_LABEL}[ :]*)?${CLASS}(?:(?:, ?| ?[/+] ?| \\p{Ll}{1,3} )${CLASS})*(?![\\p{L}\\p{N}]))?`,
  'giu',
);
