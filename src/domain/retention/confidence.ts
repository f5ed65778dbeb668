import type { Unit } from '../common';
import { roundToFourDecimals } from '../rounding';
import type { RetentionInput } from './inputs';
import type { LearnedCurve } from './learning/learned-curve';

/** Weight of each input when available; the remainder of 1 is the weight of the title alone. */
const FEATURE_WEIGHTS = {
  medianPriorTenureDays: 0.4,
  occupationGroup: 0.25,
  startMonth: 0.1,
  payVsExpectedPct: 0.1,
  commuteMiles: 0.1,
} as const;
const TITLE_ONLY_SHARE = 0.05;

/** Outcomes at which an employer's own data counts half. */
const OUTCOMES_FOR_HALF = 50;
const WITHOUT_OUTCOMES = 0.6;
/** A calibration error of .1 on later outcomes reduces the confidence by .3. */
const CALIBRATION_ERROR_WEIGHT = 3;
const MAX_CALIBRATION_PENALTY = 0.4;

/** Returns the relevant inputs that are unknown, by their names in the snapshot. */
export function missingFeatures(input: RetentionInput, priorTenure: boolean): string[] {
  const isAvailable: Record<keyof typeof FEATURE_WEIGHTS, boolean> = {
    medianPriorTenureDays: priorTenure && input.history.medianDays !== null,
    occupationGroup: input.opening.group !== null,
    startMonth: input.opening.startMonth !== null,
    payVsExpectedPct: input.payVsExpectedPct !== null,
    commuteMiles: input.commuteMiles !== null || input.workplaceType === 'remote',
  };
  return Object.entries(isAvailable)
    .filter(([, isKnown]) => !isKnown)
    .map(([name]) => name);
}

/**
 * Combines the data available for the pair (an average over one job counts less than over many), the amount of outcomes
 * from this employer, and the accuracy of earlier forecasts. It never changes the forecast.
 */
export function confidenceOf(
  input: RetentionInput,
  missing: readonly string[],
  curve: LearnedCurve,
  calibrationError: number,
): Unit {
  let inputCoverage = TITLE_ONLY_SHARE;
  for (const [name, weight] of Object.entries(FEATURE_WEIGHTS))
    if (!missing.includes(name)) inputCoverage += weight;
  const jobs = input.history.completedJobs;
  if (!missing.includes('medianPriorTenureDays'))
    inputCoverage -= FEATURE_WEIGHTS.medianPriorTenureDays / (2 * jobs);
  const cohort =
    WITHOUT_OUTCOMES + (1 - WITHOUT_OUTCOMES) * (curve.outcomes / (curve.outcomes + OUTCOMES_FOR_HALF));
  const accuracy = 1 - Math.min(MAX_CALIBRATION_PENALTY, CALIBRATION_ERROR_WEIGHT * calibrationError);
  return roundToFourDecimals(inputCoverage * cohort * accuracy);
}

export function confidenceLevel(confidence: Unit): 'low' | 'medium' | 'high' {
  if (confidence < 0.4) return 'low';
  return confidence < 0.7 ? 'medium' : 'high';
}
