import type { EducationItem, ResumeSkill, WorkItem } from '../../parsed-resume';

type Curve = readonly (readonly [given: number, right: number])[];

/**
 * How often values of a given confidence were right in plain texts: isotonic steps over the cross-validated parses of
 * the labelled texts, straight lines between them. See `docs/quality.md`.
 */
const WORK: Curve = [
  [0.35, 0.55],
  [0.5, 0.63],
  [0.85, 0.64],
  [0.95, 0.75],
];
const EDUCATION: Curve = [
  [0.4, 0.59],
  [0.75, 0.59],
  [0.85, 0.71],
  [0.95, 0.77],
];
const SKILLS: Curve = [
  [0.5, 0.52],
  [0.7, 0.69],
  [0.92, 0.79],
];

/** Puts the measured share of right values in the place of the parser's own guess. */
export function calibratePlain(work: WorkItem[], education: EducationItem[], skills: ResumeSkill[]): void {
  for (const item of work) item.confidence = along(WORK, item.confidence);
  for (const item of education) item.confidence = along(EDUCATION, item.confidence);
  for (const skill of skills) skill.confidence = along(SKILLS, skill.confidence);
}

function along(curve: Curve, given: number): number {
  const next = curve.findIndex(([at]) => at >= given);
  const [above, right] = curve[next === -1 ? curve.length - 1 : next] ?? [1, 1];
  const [below, left] = curve[(next === -1 ? curve.length : next) - 1] ?? [above, right];
  if (next === -1 || above === below) return right;
  return Math.round((left + ((right - left) * (given - below)) / (above - below)) * 1e4) / 1e4;
}
