/** A tenant's turnover relative to the base model. */
export interface LearnedCurve {
  /** Log factor on the cumulative hazard at the pivot: above 0 people leave sooner than in the base model. */
  level: number;
  /** Log exponent of the clock: below 0 more of them leave early. */
  shape: number;
  /** Uncertainty of the two parameters. */
  covariance: { level: number; shape: number; both: number };
  /** Ended stays it was learned from. */
  outcomes: number;
  /** Mean distance of forecast from outcome over the horizons, on outcomes after the forecasts; null until measured. */
  calibrationError: number | null;
  /** Named in the model version of forecasts that used it; null for the prior. */
  version: string | null;
}

/**
 * Before any outcome: employers differ. The spread of levels is that of separation rates between industries and sizes
 * of establishment, which the features only partly know; that of shapes is narrower.
 */
export const PRIOR_CURVE: LearnedCurve = {
  level: 0,
  shape: 0,
  covariance: { level: 0.4 ** 2, shape: 0.15 ** 2, both: 0 },
  outcomes: 0,
  calibrationError: null,
  version: null,
};

/** Around a tenant's own curve, before a job family has outcomes of its own. */
export const FAMILY_SPREAD = { level: 0.25 ** 2, shape: 0.12 ** 2, both: 0 } as const;
