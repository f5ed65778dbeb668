import { baselineHazard, logClock, PIVOT_DAYS } from './curve';
import type { LearnedCurve } from './learning/learned-curve';
import { covarianceOf, type RetentionModel } from './model';
import type { Predictor } from './predictor';

/** Index of an estimate, baseline first, and the derivative of the log hazard with respect to it. */
type Gradient = { place: number; weight: number }[];

/**
 * Standard error of the log cumulative hazard at a day (delta method), from the uncertainty of the fitted coefficients,
 * of the multipliers, and of this employer's difference.
 */
export function logHazardErrors(
  model: RetentionModel,
  curve: LearnedCurve,
  predictor: Predictor,
  days: readonly number[],
): number[] {
  const { fitted } = model;
  const offset = fitted.cutDays.length;
  const features: Gradient = predictor.features.map(({ place, value }) => ({
    place: place + offset,
    weight: value,
  }));
  const ofFeatures = square(model, features);
  const ofMultipliers = predictor.multipliers.reduce((sum, { error }) => sum + error ** 2, 0);
  const atPivot = shares(model, PIVOT_DAYS);
  return days.map((day) => {
    const exponent = Math.exp(curve.shape);
    const atDay = shares(model, day);
    const baseline: Gradient = atPivot.map((share, place) => ({
      place,
      weight: share + exponent * ((atDay[place] as number) - share),
    }));
    const turn = exponent * logClock(model, day);
    const { covariance } = curve;
    const variance =
      ofFeatures +
      ofMultipliers +
      square(model, baseline) +
      2 * quadratic(model, baseline, features) +
      covariance.level +
      2 * turn * covariance.both +
      turn ** 2 * covariance.shape;
    return Math.sqrt(Math.max(variance, 0));
  });
}

/** Share of the baseline's cumulative hazard at a day by interval. */
function shares(model: RetentionModel, day: number): number[] {
  const total = baselineHazard(model, day);
  let before = 0;
  return model.fitted.cutDays.map((cut) => {
    const upTo = Math.min(baselineHazard(model, Math.min(day, cut)), total);
    const share = (upTo - before) / total;
    before = upTo;
    return share;
  });
}

/** Quadratic form with the same vector on both sides; each pair is computed once. */
function square({ fitted }: RetentionModel, gradient: Gradient): number {
  let sum = 0;
  gradient.forEach((a, at) => {
    for (let other = 0; other < at; other++) {
      const b = gradient[other] as Gradient[number];
      sum += 2 * a.weight * b.weight * covarianceOf(fitted, a.place, b.place);
    }
    sum += a.weight ** 2 * covarianceOf(fitted, a.place, a.place);
  });
  return sum;
}

function quadratic({ fitted }: RetentionModel, left: Gradient, right: Gradient): number {
  let sum = 0;
  for (const a of left) {
    for (const b of right) sum += a.weight * b.weight * covarianceOf(fitted, a.place, b.place);
  }
  return sum;
}
