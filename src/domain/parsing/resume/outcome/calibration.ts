import { roundToFourDecimals } from '../../../rounding';
import type { Certification, EducationItem, ResumeSkill, WorkItem } from '../../parsed-resume';
import { employerScore } from '../../text/employer-words';
import { titleScore } from '../../text/title-words';
import measured from '../data/calibration.json';

/** Points `[confidence, share of correct values]` in ascending order: linear between them and from 0, then constant. */
export type CalibrationCurve = readonly (readonly number[])[];

export type CalibratedKind = 'work' | 'education' | 'skills' | 'certifications';

/** Share of correct values by confidence, for texts without a layout and for all other documents. */
export type Calibration = Record<'unstructured' | 'laidOut', Record<CalibratedKind, CalibrationCurve>>;

/** Measured on labelled documents by `tools/quality/fit-confidence.ts`; see `docs/quality/training-data.md`. */
export const FITTED_CALIBRATION: Calibration = measured;

/** Leaves the parser's own confidences unchanged, so that they can be measured. */
export const NO_CALIBRATION: Calibration = {
  unstructured: { work: [], education: [], skills: [], certifications: [] },
  laidOut: { work: [], education: [], skills: [], certifications: [] },
};

interface CalibratedFields {
  work: WorkItem[];
  education: EducationItem[];
  skills: ResumeSkill[];
  certifications: Certification[];
}

/**
 * Max confidence of a position without an employer and of an education without a school. Its title or degree is right in
 * 37 of 39 entries of the labelled documents, but the document may name what is missing in a way that was not understood.
 */
const MAX_INCOMPLETE_CONFIDENCE = 0.75;
/** The same of an education without a school: 21 of 24 such degrees are right. */
const MAX_SCHOOLLESS_CONFIDENCE = 0.85;
/**
 * A title with a comma may contain the employer that is missing: "Booth Renter, Bright Salon", and one with a slash
 * another one than was found.
 */
const MAX_UNDIVIDED_CONFIDENCE = 0.45;
const BETWEEN_TITLE_AND_EMPLOYER = /\s[/|]\s/;
/**
 * Max confidence of a position without a title or whose employer is doubtful, and of a sentence or a title among
 * certifications. There are too few to measure, and they stay improbable.
 */
const MAX_IMPROBABLE = 0.3;

/** Max confidence of a skill that the skills map does not contain: the labelled lists of unknown skills have few authors. */
const MAX_UNKNOWN_SKILL_CONFIDENCE = 0.89;

/** False for values that stay improbable. */
export function isCalibrated(kind: CalibratedKind, confidence: number): boolean {
  return (kind !== 'certifications' && kind !== 'work') || confidence > MAX_IMPROBABLE;
}

type Entry = WorkItem | EducationItem | Certification;

/** Confidences of entries that are measured for a document by itself. */
export interface EntryConfidences {
  of: (entry: Entry) => number;
}

/** Replaces the parser's own confidences by the measured share of correct values, those of entries by curves. */
export function calibrate(
  curves: Record<CalibratedKind, CalibrationCurve>,
  fields: Omit<CalibratedFields, 'skills'>,
): void {
  const { work, education, certifications } = fields;
  for (const item of work) {
    if (isCalibrated('work', item.confidence)) item.confidence = interpolate(curves.work, item.confidence);
    item.confidence = Math.min(item.confidence, maxConfidenceOf(item), maxWithoutEmployer(item));
  }
  for (const item of education) {
    item.confidence = interpolate(curves.education, item.confidence);
    if (item.institution === null) item.confidence = Math.min(item.confidence, MAX_SCHOOLLESS_CONFIDENCE);
  }
  for (const item of certifications)
    if (isCalibrated('certifications', item.confidence))
      item.confidence = interpolate(curves.certifications, item.confidence);
}

/** Replaces the parser's own confidences by those that are measured for the document. */
export function setConfidences(
  measuredFor: EntryConfidences,
  { work, education, certifications }: Omit<CalibratedFields, 'skills'>,
): void {
  for (const item of work) {
    if (isCalibrated('work', item.confidence)) item.confidence = measuredFor.of(item);
    item.confidence = Math.min(item.confidence, maxConfidenceOf(item));
  }
  for (const item of education) item.confidence = measuredFor.of(item);
  for (const item of certifications)
    if (isCalibrated('certifications', item.confidence)) item.confidence = measuredFor.of(item);
}

/** Replaces the parser's own confidences of skills by the measured share of correct ones. */
export function calibrateSkills(curve: CalibrationCurve, skills: readonly ResumeSkill[]): void {
  for (const skill of skills) {
    const confidence = interpolate(curve, skill.confidence);
    skill.confidence =
      skill.skillId === null ? Math.min(confidence, MAX_UNKNOWN_SKILL_CONFIDENCE) : confidence;
  }
}

/** Limit of a position in any document. */
function maxConfidenceOf({ name, position }: WorkItem): number {
  if (position === null) return MAX_IMPROBABLE;
  return isUndivided(position) || (name !== null && isUndivided(name)) ? MAX_UNDIVIDED_CONFIDENCE : 1;
}

/** Limit of a position without an employer, which the signs of plain texts already contain. */
function maxWithoutEmployer({ name, position }: WorkItem): number {
  if (name !== null) return 1;
  return position?.includes(', ') === true ? MAX_UNDIVIDED_CONFIDENCE : MAX_INCOMPLETE_CONFIDENCE;
}

const MIN_TITLE_SCORE = 0.6;
const MIN_EMPLOYER_SCORE = 0.5;

/** True for a title and an employer in one value: "Crew Leader / Willowmere Builders Inc." */
function isUndivided(text: string): boolean {
  const parts = text.split(BETWEEN_TITLE_AND_EMPLOYER);
  if (parts.length < 2) return false;
  return (
    parts.some((part) => titleScore(part) >= MIN_TITLE_SCORE) &&
    parts.some((part) => employerScore(part) >= MIN_EMPLOYER_SCORE)
  );
}

/** Returns the value of a curve at a confidence. A curve without points changes nothing. */
export function interpolate(curve: CalibrationCurve, given: number): number {
  const next = curve.findIndex(([at = 0]) => at >= given);
  const last = curve.at(-1);
  if (!last) return given;
  if (next === -1) return last[1] ?? given;
  const [above = 0, right = given] = curve[next] ?? last;
  const [below = 0, left = 0] = next === 0 ? [] : (curve[next - 1] ?? []);
  if (above === below) return right;
  return roundToFourDecimals(left + ((right - left) * (given - below)) / (above - below));
}
