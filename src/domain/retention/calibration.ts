import type { Unit } from '../common';
import { HORIZONS } from './retention-forecast';

/** A stay and what was forecast for it before it was known. */
export interface ForecastOutcome {
  days: number;
  /** False when still employed, or when it ended as agreed. */
  ended: boolean;
  /** Chances at the four horizons. */
  forecast: readonly number[];
}

/** Forecasts held against outcomes at one horizon. */
export interface HorizonCalibration {
  day: number;
  /** Stays whose state at the horizon is known. */
  known: number;
  /** Mean of what was forecast. */
  predicted: Unit | null;
  /** What came (Kaplan–Meier, which counts stays still going on for as long as they were seen). */
  observed: Unit | null;
}

/** Below this many stays with a known state a horizon is not judged. */
const LEAST_KNOWN = 10;

/** Forecasts against what came of them, a horizon at a time; null where too little is known yet. */
export function calibrationOf(outcomes: readonly ForecastOutcome[]): HorizonCalibration[] {
  return HORIZONS.map((day, at) => {
    const known = outcomes.filter(({ days, ended }) => ended || days >= day).length;
    if (known < LEAST_KNOWN) return { day, known, predicted: null, observed: null };
    const predicted = outcomes.reduce((sum, { forecast }) => sum + (forecast[at] ?? 0), 0) / outcomes.length;
    return { day, known, predicted: unit(predicted), observed: unit(observedStaying(outcomes, day)) };
  });
}

/** Mean distance over the horizons that can be judged; null when none can. */
export function calibrationGap(horizons: readonly HorizonCalibration[]): number | null {
  const gaps = horizons.flatMap(({ predicted, observed }) =>
    predicted === null || observed === null ? [] : [Math.abs(predicted - observed)],
  );
  return gaps.length === 0 ? null : unit(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length);
}

/** Kaplan and Meier's estimate of staying at least so many days. */
function observedStaying(outcomes: readonly ForecastOutcome[], day: number): number {
  // Of stays as long as each other, those that went on count as longer.
  const sorted = [...outcomes].sort((a, b) => a.days - b.days || Number(b.ended) - Number(a.ended));
  let staying = 1;
  sorted.forEach((stay, at) => {
    if (stay.ended && stay.days <= day) staying *= 1 - 1 / (sorted.length - at);
  });
  return staying;
}

function unit(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
