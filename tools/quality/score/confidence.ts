import type { CalibratedKind } from '../../../src/domain/parsing/resume/outcome/calibration';
import type { ParsedResume } from '../../../src/domain/parsing/parsed-resume';
import type { PairsRow, ValuesRow } from './resume';
import { soft } from './text';

type Resume = Omit<ParsedResume, 'meta'>;

/** A parsed value with its confidence and correctness. */
export interface ScoredValue {
  kind: CalibratedKind;
  /** The document that contains the value. */
  id: string;
  confidence: number;
  right: boolean;
}

type ValuesTruth = Record<
  'position' | 'name' | 'institution' | 'degree' | 'skill' | 'certification',
  readonly string[] | null
>;

/**
 * Values of structured resumes. Incomplete sections are left out because they cannot identify errors, and so are skills
 * found outside a list of skills.
 */
export function scorePairValues(
  rows: readonly PairsRow[],
  predictions: ReadonlyMap<string, Resume>,
): ScoredValue[] {
  return rows.flatMap((row) => {
    const resume = predictions.get(row.id);
    if (!resume || row.truth_complete === false) return [];
    return scoreResumeValues(row.id, resume, valuesTruth(row), true);
  });
}

/** The expected values of a structured resume by field; null for a field without labels. */
export function valuesTruth({ gold }: PairsRow): ValuesTruth {
  const { work, education, skills } = gold;
  const all = (values: (string | null | undefined)[]): string[] | null => {
    const known = values.filter((value): value is string => Boolean(value));
    return known.length > 0 ? known : null;
  };
  return {
    position: all(work.map(({ position }) => position)),
    name: all(work.map(({ company }) => company)),
    institution: all(education.map(({ institution }) => institution)),
    degree: all(education.map(({ degree }) => degree)),
    skill: all(skills),
    certification: all((gold.certifications ?? []).map(({ name }) => name)),
  };
}

/** True if a value, or another form of it, means the same as an expected one. */
export function isExpected(expected: readonly string[], forms: readonly (string | null)[]): boolean {
  return forms.some((form) => expected.some((text) => soft(text, form)));
}

/** A degree with its field of study, which labels may state as one. */
export function degreeWithField({
  studyType,
  area,
}: Pick<Resume['education'][number], 'studyType' | 'area'>): string | null {
  return area === null ? null : `${studyType ?? ''} ${area}`;
}

/** Values of texts with labelled spans. Kinds without labels in a text are left out. */
export function scoreSpanValues(
  rows: readonly ValuesRow[],
  predictions: ReadonlyMap<string, Resume>,
): ScoredValue[] {
  return rows.flatMap((row) => {
    const resume = predictions.get(row.id);
    if (!resume) return [];
    const labelled = (...labels: string[]): string[] | null => {
      const texts = row.entities.filter(({ label }) => labels.includes(label)).map(({ text }) => text);
      return texts.length > 0 ? texts : null;
    };
    const truth = {
      position: labelled('Designation'),
      name: labelled('Companies worked at'),
      institution: labelled('College Name'),
      degree: labelled('Degree'),
      skill: labelled('Tech Tools', 'Job Specific Skills', 'Soft Skills'),
      certification: null,
    };
    return scoreResumeValues(row.id, resume, truth, false);
  });
}

function scoreResumeValues(
  id: string,
  resume: Resume,
  truth: ValuesTruth,
  hasSkillList: boolean,
): ScoredValue[] {
  const judged: ScoredValue[] = [];
  const add = (
    kind: CalibratedKind,
    confidence: number,
    value: string | null,
    expected: readonly string[] | null,
    ...others: (string | null)[]
  ): void => {
    if (value === null || expected === null) return;
    judged.push({ kind, id, confidence, right: isExpected(expected, [value, ...others]) });
  };
  for (const { position, name, confidence } of resume.work) {
    add('work', confidence, position, truth.position);
    add('work', confidence, name, truth.name);
  }
  for (const item of resume.education) {
    add('education', item.confidence, item.institution, truth.institution);
    add('education', item.confidence, item.studyType, truth.degree, degreeWithField(item));
  }
  for (const { name, confidence } of resume.certifications)
    add('certifications', confidence, name, truth.certification);
  for (const { rawNames, name, confidence, foundIn } of resume.skills)
    if (!hasSkillList || foundIn.includes('skills'))
      add('skills', confidence, rawNames[0] ?? name, truth.skill);
  return judged;
}

const BINS = 10;

/** Expected calibration error: mean difference between the accuracy and the confidence of values. */
export function calibrationError(values: readonly ScoredValue[]): number | null {
  if (values.length === 0) return null;
  let error = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const own = values.filter(({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin);
    const said = own.reduce((sum, { confidence }) => sum + confidence, 0);
    error += Math.abs(said - own.filter(({ right }) => right).length);
  }
  return error / values.length;
}

/** Accuracy and number of values with a confidence from `from` up to `to`. */
export function reliability(
  judged: readonly ScoredValue[],
  from: number,
  to: number,
): { count: number; right: number } {
  const own = judged.filter(({ confidence }) => confidence >= from && confidence < to);
  return { count: own.length, right: own.filter(({ right }) => right).length / own.length };
}
