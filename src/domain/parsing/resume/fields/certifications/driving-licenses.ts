import { alternatives } from '../../../locales';
import { allMatches } from '../../../../text/all-matches';
import { DRIVING_LICENSE } from '../../../driving-license';
import { cutTrimmedLine, type ResumeLine } from '../../segmentation/resume-lines';

/** A number of the license, or a license that the person does not have. */
const NO_LICENSE = new RegExp(
  `^\\W{0,3}(?:n[\\u00bao°r]\\.?|num|numer|:\\s*(?:no|-|${alternatives((locale) => locale.noWords)})(?!\\p{L}))|\\d{5}`,
  'iu',
);
const NEGATION = new RegExp(`(?:^|\\P{L})(?:${alternatives((locale) => locale.withoutWords)})\\s+$`, 'iu');
/** A longer line is a sentence about something else. */
const MAX_WORDS = 24;

/** True for a text that begins with a license to drive. */
export function namesDrivingLicense(text: string): boolean {
  return text.search(DRIVING_LICENSE) === 0;
}

/** Returns the licenses to drive that lines about the person name among other facts: "34 ans – Permis B – Véhicule". */
export function drivingLicenses(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines
    .filter(({ words }) => words <= MAX_WORDS)
    .flatMap((line) =>
      allMatches(line.text, DRIVING_LICENSE).flatMap(({ index, 0: license }) => {
        const end = index + license.length;
        if (NO_LICENSE.test(line.text.slice(end, end + 20)) || NEGATION.test(line.text.slice(0, index)))
          return [];
        return [cutTrimmedLine(line, index, end)];
      }),
    );
}
