import type { EducationItem, WorkItem } from '../../src/domain/parsing/parsed-resume';
import type { TruthRecord } from './page/printed-page';

/** One line of `gold.jsonl`, in the flat form that quality sets of resumes share. */
export interface GoldRow {
  id: string;
  family: string;
  layout: string;
  format: string;
  pages: number | null;
  fictional_persona: true;
  personal_data: false;
  truth_complete: true;
  gold: Record<string, unknown>;
  coverage_in_text: null;
  file: string;
  /** The complete expected result in the format of the API. */
  truth: string;
  derived_from?: string;
  /** True for a design that the parser is never fitted to. */
  held_out: boolean;
  /** Random choices for the document, to break down figures by them. */
  traits: Record<string, string>;
}

/** Flattens the expected result. */
export function flatGold(truth: TruthRecord): Record<string, unknown> {
  const { basics } = truth;
  return {
    name: basics.name,
    headline: basics.label,
    email: basics.email,
    phone: basics.phone,
    location: basics.location?.raw ?? null,
    links: basics.profiles.map(({ network, username }) => ({ kind: network, value: username })),
    summary: basics.summary ?? basics.objective,
    work: truth.work.map(flatWork),
    education: truth.education.map(flatEducation),
    skills: truth.skills.map(({ name }) => name),
    certifications: truth.certifications.map(({ name, issuer, date }) => ({ name, issuer, date_text: date })),
    languages: truth.languages.map(({ language }) => language),
  };
}

function flatWork(item: WorkItem): Record<string, unknown> {
  return {
    position: item.position,
    company: item.name,
    location: item.location?.raw ?? '',
    date_text: item.rawDates,
    ...dates(item),
  };
}

function flatEducation(item: EducationItem): Record<string, unknown> {
  return {
    institution: item.institution,
    degree: [item.studyType, item.area].filter((part) => part !== null).join(' '),
    location: item.location?.raw ?? '',
    ...dates(item),
  };
}

/** A position with a single date states its relation to that date, not an end: its gold value is the text alone. */
function dates(item: { startDate: string | null; endDate: string | null }): Record<string, unknown> {
  if (item.startDate !== null && item.startDate === item.endDate) return { date_text: item.startDate };
  if (item.startDate === null && item.endDate === null) return {};
  return { start: item.startDate, end: item.endDate };
}
