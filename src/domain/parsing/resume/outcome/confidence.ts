import { roundToFourDecimals } from '../../../rounding';
import type { ParsedResume } from '../../parsed-resume';
import type { SourceText } from '../../text/source-text';
import type { PersonName } from '../fields/contact/person-name';

/** Overall confidence: the mean over the parts of a resume, low for missing parts and for poor scans. */
export function overallConfidence(
  parsed: Omit<ParsedResume, 'meta'>,
  name: Pick<PersonName, 'confidence'> | null,
  source: SourceText,
): number {
  const parts = [
    name?.confidence ?? 0.1,
    parsed.basics.email !== null || parsed.basics.phones.length > 0 ? 0.95 : 0.3,
    average(parsed.work.map((item) => item.confidence)) ?? 0.3,
    average(parsed.education.map((item) => item.confidence)) ?? 0.5,
    average(parsed.skills.map((skill) => skill.confidence)) ?? 0.4,
  ];
  const value = (average(parts) ?? 0) * readability(source);
  return roundToFourDecimals(value);
}

/** Mean confidence of the text runs, weighted by length. */
function readability(source: SourceText): number {
  let sum = 0;
  let length = 0;
  for (const { layout } of source.lines) {
    for (const run of layout.runs) {
      sum += run.confidence * run.text.length;
      length += run.text.length;
    }
  }
  return length === 0 ? 0 : sum / length;
}

function average(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
