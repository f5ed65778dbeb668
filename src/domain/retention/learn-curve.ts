import { baselineHazard, logClock, PIVOT_DAYS } from './curve';
import { HORIZON_DAYS } from './retention-forecast';
import type { LearnedCurve } from './learned-curve';
import type { RetentionModel } from './model';

/** A placement as far as learning needs it: no person, no job, a number for what was known at the start. */
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
 * Level and shape of a Weibull hazard on the baseline's own clock, the likeliest given the outcomes and the prior
 * (Newton with step halving). Two parameters, because a level alone stays wrong where people leave earlier or later
 * than the baseline, however many outcomes come in.
 */
export function learnCurve(
  outcomes: readonly TenureOutcome[],
  model: RetentionModel,
  prior: CurvePrior,
): Pick<LearnedCurve, 'level' | 'shape' | 'covariance' | 'outcomes'> {
  const stays = outcomes.map(({ days, ended, predictor }) => {
    const seen = Math.min(days, HORIZON_DAYS);
    return {
      ended: ended && days <= HORIZON_DAYS,
      clock: logClock(model, Math.max(seen, 1)),
      hazard: Math.exp(predictor) * baselineHazard(model, PIVOT_DAYS),
    };
  });
  const weight = inverse(prior.covariance);
  let at = { level: prior.level, shape: prior.shape };
  let here = derivatives(stays, at, prior, weight);
  for (let step = 0; step < MAX_STEPS; step++) {
    const variance = inverse(here.information);
    const move = {
      level: variance.level * here.slope.level + variance.both * here.slope.shape,
      shape: variance.both * here.slope.level + variance.shape * here.slope.shape,
    };
    let share = 1;
    let next = here;
    let there = at;
    for (let halving = 0; halving < MAX_HALVINGS; halving++, share /= 2) {
      there = { level: at.level + share * move.level, shape: at.shape + share * move.shape };
      next = derivatives(stays, there, prior, weight);
      if (next.value >= here.value) break;
    }
    const gain = next.value - here.value;
    if (gain >= 0) [at, here] = [there, next];
    if (gain < CONVERGENCE_TOLERANCE) break;
  }
  return {
    ...at,
    covariance: inverse(here.information),
    outcomes: stays.filter(({ ended }) => ended).length,
  };
}

interface SymmetricMatrix {
  level: number;
  shape: number;
  both: number;
}

/** Log posterior with its slope, and an information that is positive definite: expected where observed is not. */
function derivatives(
  stays: readonly { ended: boolean; clock: number; hazard: number }[],
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
  for (const { ended, clock, hazard } of stays) {
    const turned = exponent * clock;
    const gone = hazard * Math.exp(level + turned);
    value += (ended ? level + shape + turned : 0) - gone;
    slope.level += (ended ? 1 : 0) - gone;
    slope.shape += (ended ? 1 + turned : 0) - gone * turned;
    information.level += gone;
    information.both += gone * turned;
    information.shape += gone * turned ** 2 + Math.max(0, (gone - (ended ? 1 : 0)) * turned);
  }
  return { value, slope, information };
}

function inverse({ level, shape, both }: SymmetricMatrix): SymmetricMatrix {
  const determinant = level * shape - both ** 2;
  return { level: shape / determinant, shape: level / determinant, both: -both / determinant };
}
