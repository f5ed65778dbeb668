import { computeTotals } from '../parsing/resume/outcome/totals';
import { foldText } from '../parsing/text/normalize';
import type { WorkItem } from '../parsing/parsed-resume';
import { uniqueBy } from '../unique-by';
import { distinctSkills } from './apply-candidate-input';
import type { CandidateFields, CandidateSkill } from './candidate';
import { inferredSkills } from './inferred-skills';
import type { ResumeFields } from './resume-layer';

/** Data of the record and of the resume; a push replaces each separately. */
export interface CandidateLayers {
  record: CandidateFields;
  resume: ResumeFields | null;
}

const SINGLE_VALUE_FIELDS = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'phone',
  'location',
  'summary',
  'highestEducationLevel',
] as const;

/**
 * Combines record and resume to the candidate: for single values the record takes precedence, lists are merged, and
 * skills inferred from past work are added. `today` is `YYYY-MM-DD`.
 */
export function combineLayers({ record, resume }: CandidateLayers, today: string): CandidateFields {
  const view: CandidateFields = { ...record };
  if (resume) {
    for (const field of SINGLE_VALUE_FIELDS) view[field] ??= resume[field] as never;
    view.skills = withMonths(distinctSkills([...record.skills, ...resume.skills]), resume.skills);
    view.work = mergeWork(record.work, resume.work);
    view.education = uniqueBy([...record.education, ...resume.education], (item) =>
      [item.institution, item.level, item.area].map((text) => foldText(text ?? '')).join('|'),
    );
    view.certifications = uniqueBy([...record.certifications, ...resume.certifications], (item) =>
      foldText(item.name),
    );
    view.languages = uniqueBy(
      [...record.languages, ...resume.languages],
      (item) => item.languageCode ?? foldText(item.language),
    );
  }
  view.highestEducationLevel ??= computeTotals([], view.education, today).highestEducationLevel;
  view.work = sortNewestFirst(view.work);
  view.skills = [...view.skills, ...inferredSkills(view, today)];
  return view;
}

/** Restores the record layer of a candidate without a resume. */
export function recordLayer(view: CandidateFields): CandidateFields {
  const isStated = (skill: CandidateSkill): boolean =>
    skill.provenance === 'stated' || skill.provenance === 'parsed';
  return { ...view, skills: view.skills.filter(isStated) };
}

/** Adds the months of use in the resume to stated skills. */
function withMonths(skills: CandidateSkill[], parsed: readonly CandidateSkill[]): CandidateSkill[] {
  const months = new Map(parsed.map((skill) => [skill.name.toLowerCase(), skill.monthsUsed]));
  return skills.map((skill) => ({
    ...skill,
    monthsUsed: skill.monthsUsed ?? months.get(skill.name.toLowerCase()) ?? null,
  }));
}

/** Merges work. A record position without dates is dropped if the resume has the same title. */
function mergeWork(record: readonly WorkItem[], resume: readonly WorkItem[]): WorkItem[] {
  const resumeTitles = new Set(resume.map((item) => foldText(item.position ?? '')));
  const isBare = (item: WorkItem): boolean => item.startDate === null && item.endDate === null;
  const recordWork = record.filter(
    (item) => !(isBare(item) && resumeTitles.has(foldText(item.position ?? ''))),
  );
  return uniqueBy([...recordWork, ...resume], (item) =>
    [item.position, item.name, item.startDate].map((text) => foldText(text ?? '')).join('|'),
  );
}

function sortNewestFirst(work: readonly WorkItem[]): WorkItem[] {
  const end = (item: WorkItem): string => (item.isCurrent ? '9999' : (item.endDate ?? item.startDate ?? ''));
  const start = (item: WorkItem): string => item.startDate ?? '';
  return [...work].sort((a, b) => compare(end(b), end(a)) || compare(start(b), start(a)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
