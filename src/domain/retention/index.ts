export { RetentionEstimator, historyEffect } from './retention-estimator';
export { calibrationGap, calibrationOf, type HorizonCalibration } from './calibration';
export { forecast, type ForecastSettings } from './forecast';
export {
  openingOf,
  retentionInput,
  type RetentionCandidate,
  type RetentionInput,
  type RetentionJob,
} from './inputs';
export { FAMILY_SPREAD, PRIOR_CURVE, type LearnedCurve } from './learning/learned-curve';
export { learnCurve, type TenureOutcome } from './learning/learn-curve';
export { retentionModel } from './model';
export { predictorOf } from './predictor';
export { historyFeaturesOf, type HistoryFeatures } from './work-history';
export type * from './retention-forecast';
export { HORIZON_DAYS, HORIZONS } from './retention-forecast';
