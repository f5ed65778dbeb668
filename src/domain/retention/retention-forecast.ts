import type { EmploymentType, Timestamp, Unit, UUID, WorkplaceType } from '../common';

/** Days at which the chance of still being employed is answered. */
export const HORIZONS = [30, 90, 180, 365] as const;
export type Horizon = (typeof HORIZONS)[number];
/** The curve ends here; expected tenure is the mean within it. */
export const HORIZON_DAYS = 1095;

/** How near the nearest of somebody's past occupations is to the opening's. */
export type OccupationMatchLevel = 'exact' | 'broad' | 'major_group' | 'none';

/** Two probabilities, the lower first. */
export type Interval = number[];

/** 80 % intervals; each holds its point. */
export interface ForecastIntervals {
  d30: Interval;
  d90: Interval;
  d180: Interval;
  d365: Interval;
}

/** What moved a forecast, against the mean of the people it was fitted on. */
export interface RetentionDriver {
  feature: string;
  value: number | string | boolean | null;
  direction: 'raises' | 'lowers';
  /** Days of expected tenure the feature adds or takes. */
  effectDays: number;
  /** Factor on the rate of leaving: above 1 people leave sooner. */
  hazardRatio: number;
  text: string;
}

/** The inputs as used. Null is unknown or not an input of this version. */
export interface FeatureSnapshot {
  priorJobCount: number | null;
  completedJobCount: number | null;
  medianPriorTenureDays: number | null;
  meanPriorTenureDays: number | null;
  shortestPriorTenureDays: number | null;
  longestPriorTenureDays: number | null;
  /** Always null: gaps between jobs are never an input. */
  currentGapDays: number | null;
  totalWorkMonths: number | null;
  occupationMatchLevel: OccupationMatchLevel | null;
  sameIndustry: boolean | null;
  knownEmployer: boolean | null;
  skillsCoverage: Unit | null;
  certificationsMet: Unit | null;
  hourlyMinUsd: number | null;
  hourlyMaxUsd: number | null;
  /** Middle of the offer against what the candidate asks for, in percent. */
  payVsExpectedPct: number | null;
  payVsAreaMedianPct: number | null;
  commuteMiles: number | null;
  scheduleFit: Unit | null;
  employmentType: EmploymentType | null;
  workplaceType: WorkplaceType | null;
  benefitsCount: number | null;
  occupationBaseTenureDays: number | null;
  /** Restricted mean under the caller's own curve; null until outcomes have shaped one. */
  employerBaseTenureDays: number | null;
  /** Two digits of SOC, e.g. `35`. */
  occupationGroup: string | null;
  industry: string | null;
  /** Words and kinds of the title that carry weight. */
  titleSigns: string[];
  /** 1–12. */
  startMonth: number | null;
  missingFeatures: string[];
}

/** How long somebody is likely to stay; everything but the ids of the pair and the time. */
export interface Forecast {
  probability30d: Unit;
  probability90d: Unit;
  probability180d: Unit;
  probability365d: Unit;
  intervals: ForecastIntervals;
  confidence: Unit;
  confidenceLevel: 'low' | 'medium' | 'high';
  /** Restricted mean over `horizonDays`. */
  expectedTenureDays: number;
  /** Null when more than half stay beyond the horizon. */
  medianTenureDays: number | null;
  horizonDays: number;
  /** At most six, the strongest first. */
  drivers: RetentionDriver[];
  featureSnapshot: FeatureSnapshot;
  modelVersion: string;
}

/** A forecast as callers see it. */
export interface RetentionForecast extends Forecast {
  candidateId: UUID;
  jobId: UUID;
  computedAt: Timestamp;
}
