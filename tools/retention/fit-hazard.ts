import { logLikelihoodTerms } from './likelihood';
import { PackedMatrix } from './packed-matrix';
import type { Observation } from './observation';

/** Features to fit and the regularization of their coefficients. */
export interface HazardDesign {
  cutDays: readonly number[];
  /** Names of the features to fit; others are ignored. */
  features: readonly string[];
  /** Ridge penalty of a feature: the inverse variance of its normal prior around zero. */
  penalty(feature: string): number;
}

export interface HazardFit {
  cutDays: readonly number[];
  features: readonly string[];
  place: ReadonlyMap<string, number>;
  /** Log hazards of the intervals, then coefficients of the features. */
  estimates: Float64Array;
  /** Penalized observed information at the estimates; its inverse is their covariance. */
  information: PackedMatrix;
}

const MAX_STEPS = 40;
const MAX_STEP = 1.5;
const CONVERGENCE_TOLERANCE = 1e-7;
/** Initial log hazard of an interval. */
const START = -3;
/** Regularizes intervals without any end, which would otherwise diverge. */
const BASELINE_PENALTY = 0.01;

/**
 * Discrete-time proportional hazards with the complementary log-log link (Prentice and Gloeckler 1978): the probability
 * of leaving within interval j is 1 − exp(−exp(b_j + x·β)). A tenure censored inside an interval counts for the
 * observed part, with a constant hazard within the interval. Fitted by Newton's method on the penalized likelihood.
 */
export function fitHazard(observations: readonly Observation[], design: HazardDesign): HazardFit {
  const { cutDays, features } = design;
  const place = new Map(features.map((name, index) => [name, index + cutDays.length]));
  const size = cutDays.length + features.length;
  const penalties = Float64Array.from({ length: size }, (_, index) =>
    index < cutDays.length ? BASELINE_PENALTY : design.penalty(features[index - cutDays.length] as string),
  );
  const rows = observations.map((each) => sparse(each, place));
  const estimates = new Float64Array(size).fill(START, 0, cutDays.length);
  let information = new PackedMatrix(size);
  for (let step = 0; step < MAX_STEPS; step++) {
    const gradient = new Float64Array(size);
    information = new PackedMatrix(size);
    for (const row of rows) addTenure(row, cutDays, estimates, gradient, information);
    for (let index = 0; index < size; index++) {
      const penalty = penalties[index] as number;
      if (index >= cutDays.length) gradient[index]! -= penalty * (estimates[index] as number);
      information.add(index, index, penalty);
    }
    const change = information.solve(gradient);
    let largest = 0;
    for (let index = 0; index < size; index++) {
      const move = Math.max(-MAX_STEP, Math.min(MAX_STEP, change[index] as number));
      estimates[index]! += move;
      largest = Math.max(largest, Math.abs(move));
    }
    if (largest < CONVERGENCE_TOLERANCE) break;
  }
  return { cutDays, features, place, estimates, information };
}

/** Linear predictor of an observation: sum of coefficients times features. */
export function linearPredictor(fit: HazardFit, observation: Pick<Observation, 'features'>): number {
  let sum = 0;
  for (const [name, value] of observation.features) {
    const index = fit.place.get(name);
    if (index !== undefined) sum += value * (fit.estimates[index] as number);
  }
  return sum;
}

/** Cumulative hazards at the ends of the intervals. */
export function cumulativeHazards(fit: HazardFit, observation: Pick<Observation, 'features'>): number[] {
  const factor = Math.exp(linearPredictor(fit, observation));
  let sum = 0;
  return fit.cutDays.map((_, index) => (sum += factor * Math.exp(fit.estimates[index] as number)));
}

interface SparseStay {
  days: number;
  ended: boolean;
  at: number[];
  values: number[];
}

function sparse(observation: Observation, place: ReadonlyMap<string, number>): SparseStay {
  const at: number[] = [];
  const values: number[] = [];
  for (const [name, value] of observation.features) {
    const index = place.get(name);
    if (index === undefined || value === 0) continue;
    at.push(index);
    values.push(value);
  }
  return { days: observation.days, ended: observation.ended, at, values };
}

/**
 * Adds the contribution of one tenure to gradient and information. The part of the features is the same in every
 * interval.
 */
function addTenure(
  stay: SparseStay,
  cutDays: readonly number[],
  estimates: Float64Array,
  gradient: Float64Array,
  information: PackedMatrix,
): void {
  let predictor = 0;
  stay.at.forEach(
    (index, which) => (predictor += (estimates[index] as number) * (stay.values[which] as number)),
  );
  let slopes = 0;
  let curvatures = 0;
  let from = 0;
  for (let interval = 0; interval < cutDays.length && stay.days > from; interval++) {
    const to = cutDays[interval] as number;
    const last = stay.days <= to;
    const seen = last && !stay.ended ? (stay.days - from) / (to - from) : 1;
    const terms = logLikelihoodTerms((estimates[interval] as number) + predictor, last && stay.ended, seen);
    gradient[interval]! += terms.slope;
    information.add(interval, interval, terms.curvature);
    stay.at.forEach((index, which) =>
      information.add(index, interval, terms.curvature * (stay.values[which] as number)),
    );
    slopes += terms.slope;
    curvatures += terms.curvature;
    from = to;
  }
  stay.at.forEach((row, first) => {
    const value = stay.values[first] as number;
    gradient[row]! += slopes * value;
    for (let second = 0; second <= first; second++) {
      information.add(row, stay.at[second] as number, curvatures * value * (stay.values[second] as number));
    }
  });
}
