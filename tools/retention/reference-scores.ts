import { HORIZON_DAYS, HORIZONS } from '../../src/domain/retention';
import { calibrationError, concordance, integratedBrier, type PredictedTenure } from './survival-measures';

/** Reference measures of forecasts: concordance, integrated Brier score to the horizon and calibration. */
export function referenceScores(judged: readonly PredictedTenure[]): Record<string, number> {
  return {
    c: concordance(judged, 365),
    ibs: integratedBrier(judged, HORIZON_DAYS),
    ...Object.fromEntries(HORIZONS.map((day) => [`ece${day}`, calibrationError(judged, day)])),
  };
}

/** Mean of each measure over several splits. */
export function meanScores(scores: readonly Record<string, number>[]): Record<string, number> {
  const names = Object.keys(scores[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, scores.reduce((sum, score) => sum + (score[name] ?? NaN), 0) / scores.length]),
  );
}
