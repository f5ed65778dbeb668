/** A tenant's turnover relative to the base model. */
export interface LearnedCurve {
  /** Log factor of the cumulative hazard at the pivot: above 0 workers leave sooner than in the base model. */
  level: number;
  /** Log exponent of the time scale: below 0 more workers leave early. */
  shape: number;
  /** Uncertainty of the two parameters. */
  covariance: { level: number; shape: number; both: number };
  /** Number of ended placements from which the curve was learned. */
  outcomes: number;
  /**
   * Mean difference between forecast and outcome over the horizons, on outcomes after the forecasts; null until
   * measured.
   */
  calibrationError: number | null;
  /** Part of the model version of forecasts that use the curve; null for the prior. */
  version: string | null;
}

/**
 * The prior without outcomes: employers differ. The spread of levels is that of separation rates between industries and
 * sizes of establishment, which the features cover only partly; the spread of shapes is narrower.
 */
export const PRIOR_CURVE: LearnedCurve = {
  level: 0,
  shape: 0,
  covariance: { level: 0.4 ** 2, shape: 0.15 ** 2, both: 0 },
  outcomes: 0,
  calibrationError: null,
  version: null,
};

/** Spread of the curves of job families around the tenant's curve, before a family has its own outcomes. */
export const FAMILY_SPREAD = { level: 0.25 ** 2, shape: 0.12 ** 2, both: 0 } as const;
