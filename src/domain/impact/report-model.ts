import type { RaceEthnicity, Sex } from './categories';
import type { RateInterval } from './intervals';

export const IMPACT_NOTICE =
  'These are data for an audit, not an audit. A bias audit under New York City Local Law 144 is made by an independent auditor.';

/** Figures of one of the two rates of a category. A figure is null if it is masked or not defined. */
export interface RateFigures {
  /** Persons of the category who are selected, or whose score is above the median. */
  count: number | null;
  rate: number | null;
  /** Wilson score interval, 95 %. */
  rateInterval: RateInterval | null;
  /** Rate divided by the highest rate of a category in the table. */
  impactRatio: number | null;
  /** Interval of the impact ratio, 95 %, by the standard error of its logarithm. */
  impactRatioInterval: RateInterval | null;
  /** Lowest and highest impact ratio that persons of unknown category could cause. */
  impactRatioBounds: RateInterval | null;
  /** Whether the category has the highest rate, so that others are compared with it. */
  isReference: boolean;
  /** Whether the impact ratio is under four fifths. */
  belowFourFifths: boolean | null;
  /** Two-sided p of Fisher's exact test against the reference. */
  fisherP: number | null;
  /** Difference from the reference in standard deviations. */
  standardDeviations: number | null;
}

export interface ImpactRow {
  /** Null in the table by race and ethnicity. */
  sex: Sex | null;
  /** Null in the table by sex. */
  raceEthnicity: RaceEthnicity | null;
  /** Persons assessed; null if masked. */
  assessed: number | null;
  /** Share of all persons assessed. */
  share: number | null;
  /** Whether the category is under 2 % of the data and has no impact ratio for that reason. */
  belowTwoPercent: boolean | null;
  /** Share of the persons who were selected. */
  selection: RateFigures;
  /** Share of the persons whose score is above the median of the full sample. */
  scoring: RateFigures;
}

export interface ImpactTable {
  name: 'sex' | 'race_ethnicity' | 'intersectional';
  /** Persons of unknown category, who are in no row. */
  unknown: { assessed: number | null; selected: number | null; aboveMedian: number | null };
  rows: ImpactRow[];
}

export interface ImpactSlice {
  /** Persons assessed; null if masked. */
  assessed: number | null;
  selected: number | null;
  aboveMedian: number | null;
  tables: ImpactTable[];
}

/** Impact ratios of a sample in the form of the bias audits of New York City Local Law 144 (6 RCNY §5-301 ff.). */
export interface ImpactTables extends ImpactSlice {
  /** What this report is, and is not. */
  notice: string;
  /** Median of all scores; a score counts as high if it is above. */
  medianScore: number | null;
  /** Counts from 1 to one less than this are masked, and others from which they would follow. */
  masksCountsBelow: number;
  byMonth: (ImpactSlice & { month: string })[];
  byModelVersion: (ImpactSlice & { modelVersion: string })[];
}
