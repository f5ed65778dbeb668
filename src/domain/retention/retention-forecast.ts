import type { EmploymentType, Timestamp, Unit, UUID, WorkplaceType } from '../common';

/** Days for which the forecast states the probability of still being employed. */
export const HORIZONS = [30, 90, 180, 365] as const;
export type Horizon = (typeof HORIZONS)[number];
/** The last day of the curve; expected tenure is the mean within it. */
export const HORIZON_DAYS = 1095;

/** Similarity of the closest past occupation to the opening's. */
export type OccupationMatchLevel = 'exact' | 'broad' | 'major_group' | 'none';

/** Two probabilities, the lower first. */
export type Interval = number[];

/** 80% intervals; each contains its point estimate. */
export interface ForecastIntervals {
  d30: Interval;
  d90: Interval;
  d180: Interval;
  d365: Interval;
}

/** An effect on a forecast, relative to the mean of the training population. */
export interface RetentionDriver {
  feature: string;
  value: number | string | boolean | null;
  direction: 'raises' | 'lowers';
  /** Days of expected tenure the feature adds or removes. */
  effectDays: number;
  /** Factor on the hazard of leaving: above 1, people leave sooner. */
  hazardRatio: number;
  text: string;
}

/** The inputs used. Null means unknown, or not an input of this version. */
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
  /** Midpoint of the offer relative to the candidate's request, in percent. */
  payVsExpectedPct: number | null;
  payVsAreaMedianPct: number | null;
  commuteMiles: number | null;
  /** Days until the planned end; absent for a permanent position. */
  plannedEndDays?: number;
  scheduleFit: Unit | null;
  employmentType: EmploymentType | null;
  workplaceType: WorkplaceType | null;
  benefitsCount: number | null;
  occupationBaseTenureDays: number | null;
  /** Restricted mean under the tenant's own curve; null until a curve is learned. */
  employerBaseTenureDays: number | null;
  /** Two digits of SOC, e.g. `35`. */
  occupationGroup: string | null;
  industry: string | null;
  /** Words and position types of the title that have a coefficient. */
  titleSigns: string[];
  /** 1–12. */
  startMonth: number | null;
  missingFeatures: string[];
}

/** A tenure forecast without the ids of the pair and the time. */
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
  /** Null when the probability of staying beyond the horizon exceeds one half. */
  medianTenureDays: number | null;
  horizonDays: number;
  /** At most six, the strongest first. */
  drivers: RetentionDriver[];
  featureSnapshot: FeatureSnapshot;
  modelVersion: string;
}

/** A forecast as the API returns it. */
export interface RetentionForecast extends Forecast {
  candidateId: UUID;
  jobId: UUID;
  computedAt: Timestamp;
}
