import { roundToFourDecimals } from '../rounding';
import { confidenceLevel, confidenceOf, missingFeatures } from './confidence';
import { BaseCurve } from './curve';
import { driversOf } from './explanation/drivers';
import type { RetentionInput } from './inputs';
import { PRIOR_CURVE, type LearnedCurve } from './learning/learned-curve';
import { retentionModel, type RetentionModel } from './model';
import { shareBeyond } from './planned-end';
import { predictorOf, type PredictorSettings } from './predictor';
import { HORIZON_DAYS, HORIZONS, type Forecast, type Interval } from './retention-forecast';
import { snapshotOf } from './snapshot';
import { logHazardErrors } from './uncertainty';

/** Settings of the tenant that requests the forecast. */
export interface ForecastSettings extends PredictorSettings {
  /** The curve learned from the tenant's outcomes; null until there are enough. */
  curve: LearnedCurve | null;
}

const DEFAULT_SETTINGS: ForecastSettings = { priorTenure: true, curve: null };
/** Standard errors on each side that cover 80% of a normal distribution. */
const Z_SCORE_80_PERCENT = 1.2816;

/**
 * Forecasts tenure: probabilities at four horizons with 80% intervals, expected and median days, drivers, and the inputs
 * used. Pure: the same input, model and curve give the same numbers.
 */
export function forecast(
  input: RetentionInput,
  settings: ForecastSettings = DEFAULT_SETTINGS,
  model: RetentionModel = retentionModel(),
): Forecast {
  const learned = settings.curve;
  const curve = learned ?? PRIOR_CURVE;
  const predictor = predictorOf(input, model, settings);
  const prior = priorOf(model);
  const used = learned ? new BaseCurve(model, learned) : prior;
  const curves = { used, prior, learned: learned !== null };
  const logHazards = HORIZONS.map((day) => Math.log(used.hazard(day)) + predictor.total);
  const errors = logHazardErrors(model, curve, predictor, HORIZONS);
  const [d30, d90, d180, d365] = logHazards.map((logHazard, at) => {
    const margin = Z_SCORE_80_PERCENT * (errors[at] as number);
    const share = shareBeyond(input.plannedEnd, HORIZONS[at] as number);
    return [
      roundToFourDecimals(survivalProbability(logHazard + margin) * share),
      roundToFourDecimals(survivalProbability(logHazard - margin) * share),
    ];
  }) as [Interval, Interval, Interval, Interval];
  const [p30, p90, p180, p365] = logHazards.map((logHazard, at) =>
    roundToFourDecimals(
      survivalProbability(logHazard) * shareBeyond(input.plannedEnd, HORIZONS[at] as number),
    ),
  ) as [number, number, number, number];
  const missing = missingFeatures(input, settings.priorTenure);
  const confidence = confidenceOf(
    input,
    missing,
    curve,
    curve.calibrationError ?? model.fitted.calibrationError,
  );
  const median = used.median(predictor.total, input.plannedEnd);
  return {
    probability30d: p30,
    probability90d: p90,
    probability180d: p180,
    probability365d: p365,
    intervals: { d30, d90, d180, d365 },
    confidence,
    confidenceLevel: confidenceLevel(confidence),
    expectedTenureDays: Math.round(used.restrictedMean(predictor.total, input.plannedEnd)),
    medianTenureDays: median === null ? null : Math.round(median),
    horizonDays: HORIZON_DAYS,
    drivers: driversOf(input, predictor, model, curves),
    featureSnapshot: snapshotOf(input, model, curves, settings.priorTenure, missing),
    modelVersion: curve.version === null ? model.version : `${model.version}+${curve.version}`,
  };
}

const cachedPriors = new WeakMap<RetentionModel, BaseCurve>();

/** Returns the curve without learned outcomes, built once per model. */
function priorOf(model: RetentionModel): BaseCurve {
  const prior = cachedPriors.get(model) ?? new BaseCurve(model, PRIOR_CURVE);
  cachedPriors.set(model, prior);
  return prior;
}

/** Natural logarithm of the baseline's cumulative hazard at a day, on the learned curve if there is one. */
export function baseLogHazard(day: number, { curve }: ForecastSettings, model: RetentionModel): number {
  return Math.log((curve ? new BaseCurve(model, curve) : priorOf(model)).hazard(day));
}

/** Probability of still being employed at a log cumulative hazard. */
export function survivalProbability(logHazard: number): number {
  return Math.exp(-Math.exp(logHazard));
}
