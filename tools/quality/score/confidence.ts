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

type Truth = Record<
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
    const { work, education, skills } = row.gold;
    const all = (values: (string | null | undefined)[]): string[] | null => {
      const known = values.filter((value): value is string => Boolean(value));
      return known.length > 0 ? known : null;
    };
    const truth = {
      position: all(work.map(({ position }) => position)),
      name: all(work.map(({ company }) => company)),
      institution: all(education.map(({ institution }) => institution)),
      degree: all(education.map(({ degree }) => degree)),
      skill: all(skills),
      certification: all((row.gold.certifications ?? []).map(({ name }) => name)),
    };
    return scoreResumeValues(row.id, resume, truth, true);
  });
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

function scoreResumeValues(id: string, resume: Resume, truth: Truth, hasSkillList: boolean): ScoredValue[] {
  const judged: ScoredValue[] = [];
  const add = (
    kind: CalibratedKind,
    confidence: number,
    value: string | null,
    expectedSkills: readonly string[] | null,
    ...others: (string | null)[]
  ): void => {
    if (value === null || expectedSkills === null) return;
    const right = [value, ...others].some((form) => expectedSkills.some((text) => soft(text, form)));
    judged.push({ kind, id, confidence, right });
  };
  for (const { position, name, confidence } of resume.work) {
    add('work', confidence, position, truth.position);
    add('work', confidence, name, truth.name);
  }
  for (const { institution, studyType, area, confidence } of resume.education) {
    add('education', confidence, institution, truth.institution);
    add(
      'education',
      confidence,
      studyType,
      truth.degree,
      area === null ? null : `${studyType ?? ''} ${area}`,
    );
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
