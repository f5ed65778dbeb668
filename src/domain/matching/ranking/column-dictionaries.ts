import type { TitleOccupationShare } from '../profile/title-features';

/** Numbers the distinct values of a column: 0, 1, 2 … */
export interface ColumnDictionary {
  indexOf(text: string): number;
}

/** Columns whose values are facts as JSON, in the order in which candidate features contain them. */
export const FACT_COLUMNS = [
  'certificates',
  'education',
  'languages',
  'places',
  'pay',
  'schedules',
  'authorization',
] as const;
export type FactColumn = (typeof FACT_COLUMNS)[number];

/** The dictionaries to which the numbers in columns refer. */
export interface ColumnDictionaries extends Record<FactColumn, ColumnDictionary> {
  readonly skills: ColumnDictionary;
  readonly employers: ColumnDictionary;
  readonly groups: ColumnDictionary;
  readonly owners: ColumnDictionary;
  /** Returns the number of a title; `occupations` is only called for new ones. */
  titleNumber(title: string, occupations: () => TitleOccupationShare[]): number;
}
