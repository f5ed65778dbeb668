import type { EducationLevel, EmploymentType } from '../../../src/domain/common';
import type { Occupation } from '../data/occupation';
import type { City, Country } from '../data/places';

export type Background =
  | 'steady'
  | 'many_short_jobs'
  | 'one_long_job'
  | 'newcomer'
  | 'returning'
  | 'career_change'
  | 'gaps'
  | 'student';

export interface Day {
  year: number;
  month: number;
  day: number;
}

export interface Place {
  city: City;
  country: Country;
}

/** A position as held, regardless of what a document states. */
export interface Position {
  title: string;
  employer: string;
  place: Place;
  start: Day;
  /** Null for a current position. */
  end: Day | null;
  employmentType: EmploymentType | null;
  occupation: Occupation;
  duties: string[];
}

export interface Schooling {
  institution: string;
  degree: string;
  area: string | null;
  level: EducationLevel;
  place: Place;
  start: Day;
  /** In the future if the education continues. */
  end: Day;
  score: string | null;
}

export interface Credential {
  name: string;
  kind: 'certification' | 'license';
  issuer: string | null;
  date: Day | null;
  expires: Day | null;
  number: string | null;
  /** Region that issued it. */
  state: string | null;
}

export interface SpokenLanguage {
  name: string;
  fluency: 'native' | 'fluent' | 'professional' | 'conversational' | 'basic';
  cefr: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | null;
}

/** A fictional person with all facts that a resume could state. */
export interface Person {
  background: Background;
  given: string;
  middle: string | null;
  family: string;
  home: Place;
  street: string;
  postal: string;
  phone: { written: string; e164: string };
  email: string;
  occupation: Occupation;
  /** Newest first. */
  positions: Position[];
  /** Newest first. */
  schooling: Schooling[];
  credentials: Credential[];
  skills: string[];
  languages: SpokenLanguage[];
  volunteering: Position[];
  linkedIn: string | null;
}

/** Date of the generated documents: "Present" means this day in every run. */
export const WRITTEN_ON: Day = { year: 2026, month: 6, day: 1 };

/** Months counted from year 0. */
export function monthOf(day: Day): number {
  return day.year * 12 + day.month - 1;
}

/** Returns a day of a month that is counted from year 0. */
export function dayAt(month: number, day: number): Day {
  return { year: Math.floor(month / 12), month: (month % 12) + 1, day };
}
