import type { EducationLevel, EmploymentType } from '../common';
import type { Compensation } from '../parsing/parsed-job-description';

/** Terms with their values. Of several, the first of a term is read and the first of a value is written. */
type Terms<Value> = readonly (readonly [term: string, value: Value])[];

export const EMPLOYMENT_TERMS: Terms<EmploymentType> = [
  ['FULL_TIME', 'full_time'],
  ['PART_TIME', 'part_time'],
  ['CONTRACTOR', 'contract'],
  ['TEMPORARY', 'temporary'],
  ['TEMPORARY', 'seasonal'],
  ['INTERN', 'internship'],
  ['INTERN', 'apprenticeship'],
  ['VOLUNTEER', 'volunteer'],
  ['PER_DIEM', 'per_diem'],
];

export const PERIOD_TERMS: Terms<NonNullable<Compensation['period']>> = [
  ['HOUR', 'hour'],
  ['DAY', 'day'],
  ['WEEK', 'week'],
  ['MONTH', 'month'],
  ['YEAR', 'year'],
];

/** Categories of the guideline for job postings of the largest search engine. It has none for the other levels. */
export const EDUCATION_TERMS: Terms<EducationLevel> = [
  ['high school', 'high_school'],
  ['high school', 'ged'],
  ['associate degree', 'associate'],
  ['bachelor degree', 'bachelor'],
  ['professional certificate', 'vocational'],
  ['postgraduate degree', 'master'],
  ['postgraduate degree', 'doctorate'],
];

/** Returns the value of a term; null if there is none. */
export function valueOfTerm<Value>(terms: Terms<Value>, wanted: string): Value | null {
  return terms.find(([term]) => term === wanted)?.[1] ?? null;
}

/** Returns the term for a value; null if there is none. */
export function termOfValue<Value>(terms: Terms<Value>, wanted: Value | null): string | null {
  return terms.find(([, value]) => value === wanted)?.[0] ?? null;
}
