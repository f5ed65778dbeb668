import type { EducationLevel } from './common';

/** All levels, lowest first. */
export const EDUCATION_LEVELS: readonly EducationLevel[] = [
  'none',
  'some_high_school',
  'high_school',
  'ged',
  'vocational',
  'some_college',
  'associate',
  'bachelor',
  'master',
  'doctorate',
];
