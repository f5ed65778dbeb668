import type { UUID } from '../common';
import { computeTotals } from '../parsing/resume/outcome/totals';
import type { WorkItem } from '../parsing/parsed-resume';
import type { CandidateFields, CandidateSkill } from './candidate';
import { inferredSkills } from './inferred-skills';
import { RESUME_FIELD_NAMES, RESUME_FIELDS, type ResumeFieldName, type ResumeLayer } from './resume-fields';

/** Data of the record and of the resume; a push replaces each separately. */
export interface CandidateLayers {
  record: CandidateFields;
  resume: ResumeLayer | null;
  /** The parse from which the resume was taken; absent if its result was not stored. */
  parseId?: UUID;
}

/**
 * Combines record and resume to the candidate: for single values the record takes precedence, lists are merged, and
 * skills inferred from past work are added. `today` is `YYYY-MM-DD`.
 */
export function combineLayers({ record, resume }: CandidateLayers, today: string): CandidateFields {
  const view: CandidateFields = { ...record };
  if (resume) RESUME_FIELD_NAMES.forEach((name) => combineField(view, resume, name));
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

function combineField<Name extends ResumeFieldName>(
  view: ResumeLayer,
  resume: ResumeLayer,
  name: Name,
): void {
  view[name] = RESUME_FIELDS[name].combine(view[name], resume[name]);
}

function sortNewestFirst(work: readonly WorkItem[]): WorkItem[] {
  const end = (item: WorkItem): string =>
    item.isCurrent ? (item.currentAsOf ?? '9999') : (item.endDate ?? item.startDate ?? '');
  const start = (item: WorkItem): string => item.startDate ?? '';
  return [...work].sort((a, b) => compare(end(b), end(a)) || compare(start(b), start(a)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
