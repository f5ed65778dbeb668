import type { Unit } from '../common';
import { roundToFourDecimals } from '../rounding';
import { HORIZONS } from './retention-forecast';

/** A placement and its forecast from before the outcome. */
export interface ForecastOutcome {
  days: number;
  /** False when still employed, or when it ended as agreed. */
  ended: boolean;
  /** Probabilities at the four horizons. */
  forecast: readonly number[];
}

/** Comparison of forecasts and outcomes at one horizon. */
export interface HorizonCalibration {
  day: number;
  /** Placements with a known status at the horizon. */
  known: number;
  /** Mean forecast probability. */
  predicted: Unit | null;
  /** Observed share (Kaplan–Meier estimate, which includes current placements up to their observed duration). */
  observed: Unit | null;
}

/** Minimum placements with a known status for evaluating a horizon. */
const MIN_KNOWN_OUTCOMES = 10;

/** Compares forecasts with outcomes for each horizon; null when there is not enough data. */
export function calibrationOf(outcomes: readonly ForecastOutcome[]): HorizonCalibration[] {
  return HORIZONS.map((day, at) => {
    const knownCount = outcomes.filter(({ days, ended }) => ended || days >= day).length;
    if (knownCount < MIN_KNOWN_OUTCOMES) return { day, known: knownCount, predicted: null, observed: null };
    const predicted = outcomes.reduce((sum, { forecast }) => sum + (forecast[at] ?? 0), 0) / outcomes.length;
    return {
      day,
      known: knownCount,
      predicted: roundToFourDecimals(predicted),
      observed: roundToFourDecimals(observedRetention(outcomes, day)),
    };
  });
}

/** Mean difference over the evaluated horizons; null without any. */
export function calibrationGap(horizons: readonly HorizonCalibration[]): number | null {
  const gaps = horizons.flatMap(({ predicted, observed }) =>
    predicted === null || observed === null ? [] : [Math.abs(predicted - observed)],
  );
  return gaps.length === 0
    ? null
    : roundToFourDecimals(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
}

/** Kaplan–Meier estimate of the probability of staying at least `day` days. */
function observedRetention(outcomes: readonly ForecastOutcome[], day: number): number {
  // Among equal durations, continuing employments count as longer.
  const sorted = [...outcomes].sort((a, b) => a.days - b.days || Number(b.ended) - Number(a.ended));
  let survival = 1;
  sorted.forEach((outcome, at) => {
    if (outcome.ended && outcome.days <= day) survival *= 1 - 1 / (sorted.length - at);
  });
  return survival;
}
