import { baselineHazard, logClock, PIVOT_DAYS } from '../curve';
import { HORIZON_DAYS } from '../retention-forecast';
import type { LearnedCurve } from './learned-curve';
import type { RetentionModel } from '../model';

/** The data of a placement that learning uses: no person and no job, only a number for the inputs at the start. */
export interface TenureOutcome {
  /** Days employed; at least 1. */
  days: number;
  /** False when still employed, or when it ended as agreed. */
  ended: boolean;
  /** Log hazard of the pair under the shipped model, without any learned curve. */
  predictor: number;
}

/** Normal prior of level and shape. */
export type CurvePrior = Pick<LearnedCurve, 'level' | 'shape' | 'covariance'>;

const MAX_STEPS = 50;
const CONVERGENCE_TOLERANCE = 1e-9;
const MAX_HALVINGS = 20;

/**
 * Fits level and shape of a Weibull hazard on the time scale of the baseline: the most likely values given the outcomes
 * and the prior (Newton with step halving). Two parameters are needed because with a level alone the curve stays wrong
 * for employers whose workers leave earlier or later than the baseline, however many outcomes exist.
 */
export function learnCurve(
  outcomes: readonly TenureOutcome[],
  model: RetentionModel,
  prior: CurvePrior,
): Pick<LearnedCurve, 'level' | 'shape' | 'covariance' | 'outcomes'> {
  const observations = outcomes.map(({ days, ended, predictor }) => {
    const observedDays = Math.min(days, HORIZON_DAYS);
    return {
      ended: ended && days <= HORIZON_DAYS,
      clock: logClock(model, Math.max(observedDays, 1)),
      hazard: Math.exp(predictor) * baselineHazard(model, PIVOT_DAYS),
    };
  });
  const weight = inverse(prior.covariance);
  let at = { level: prior.level, shape: prior.shape };
  let current = derivatives(observations, at, prior, weight);
  for (let step = 0; step < MAX_STEPS; step++) {
    const variance = inverse(current.information);
    const move = {
      level: variance.level * current.slope.level + variance.both * current.slope.shape,
      shape: variance.both * current.slope.level + variance.shape * current.slope.shape,
    };
    let share = 1;
    let next = current;
    let candidate = at;
    for (let halving = 0; halving < MAX_HALVINGS; halving++, share /= 2) {
      candidate = { level: at.level + share * move.level, shape: at.shape + share * move.shape };
      next = derivatives(observations, candidate, prior, weight);
      if (next.value >= current.value) break;
    }
    const gain = next.value - current.value;
    if (gain >= 0) [at, current] = [candidate, next];
    if (gain < CONVERGENCE_TOLERANCE) break;
  }
  return {
    ...at,
    covariance: inverse(current.information),
    outcomes: observations.filter(({ ended }) => ended).length,
  };
}

interface SymmetricMatrix {
  level: number;
  shape: number;
  both: number;
}

/**
 * Log posterior, its slope, and a positive definite information matrix: the expected information where the observed one
 * is not positive definite.
 */
function derivatives(
  observations: readonly { ended: boolean; clock: number; hazard: number }[],
  { level, shape }: { level: number; shape: number },
  prior: CurvePrior,
  weight: SymmetricMatrix,
): { value: number; slope: { level: number; shape: number }; information: SymmetricMatrix } {
  const [byLevel, byShape] = [level - prior.level, shape - prior.shape];
  let value =
    -(weight.level * byLevel ** 2 + 2 * weight.both * byLevel * byShape + weight.shape * byShape ** 2) / 2;
  const slope = {
    level: -(weight.level * byLevel + weight.both * byShape),
    shape: -(weight.both * byLevel + weight.shape * byShape),
  };
  const information = { ...weight };
  const exponent = Math.exp(shape);
  for (const { ended, clock, hazard } of observations) {
    const scaledClock = exponent * clock;
    const cumulativeHazard = hazard * Math.exp(level + scaledClock);
    value += (ended ? level + shape + scaledClock : 0) - cumulativeHazard;
    slope.level += (ended ? 1 : 0) - cumulativeHazard;
    slope.shape += (ended ? 1 + scaledClock : 0) - cumulativeHazard * scaledClock;
    information.level += cumulativeHazard;
    information.both += cumulativeHazard * scaledClock;
    information.shape +=
      cumulativeHazard * scaledClock ** 2 + Math.max(0, (cumulativeHazard - (ended ? 1 : 0)) * scaledClock);
  }
  return { value, slope, information };
}

function inverse({ level, shape, both }: SymmetricMatrix): SymmetricMatrix {
  const determinant = level * shape - both ** 2;
  return { level: shape / determinant, shape: level / determinant, both: -both / determinant };
}
