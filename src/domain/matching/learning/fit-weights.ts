import { appliedWeights, COMPONENT_NAMES, type ComponentWeights } from '../weights';
import { fitNonNegativeLogistic } from './non-negative-logistic';
import { designRow, type PairOutcome } from './pair-outcome';

/**
 * How firmly shares hold to the ones started from, in units of evidence: chosen in simulations on pairs of real
 * postings and resumes (`match_learning` of the quality bench), where half as much took noise in more often and twice as
 * much gained a little less.
 */
const PULL = 1;
/** Keeps outcomes that the score parts perfectly from asking for an endless slope. */
const SLOPE_PULL = 0.01;
/** A mean over known components depends on the weights; after so many rounds it no longer moves. */
const ROUNDS = 3;

/**
 * Weights under which the final score tells good outcomes from others best: logistic regression of the outcome on the
 * components, coefficients not negative (more of what a job asks for never counts against anybody), pulled towards the
 * shares of `base`. What the outcomes say nothing about keeps its share.
 */
export function fitWeights(outcomes: readonly PairOutcome[], base: ComponentWeights): ComponentWeights {
  const penalty = pullTowards(COMPONENT_NAMES.map((name) => base[name]));
  const good = outcomes.map((outcome) => outcome.good);
  let weights = base;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = outcomes.map(({ scores }) => designRow(weights, scores));
    const { coefficients } = fitNonNegativeLogistic({ rows, good, penalty });
    if (coefficients.every((value) => value < 1e-6)) return base;
    const found = Object.fromEntries(
      COMPONENT_NAMES.map((name, at) => [name, coefficients[at]!]),
    ) as ComponentWeights;
    weights = appliedWeights(COMPONENT_NAMES, found, () => true);
  }
  return weights;
}

/**
 * Penalty on Σ (β_j − share_j · Σβ)²: it holds the shares and leaves the slope, how sharply the score parts outcomes,
 * to the outcomes.
 */
function pullTowards(shares: readonly number[]): number[][] {
  const size = shares.length;
  const squares = shares.reduce((sum, share) => sum + share * share, 0);
  return shares.map((own, i) =>
    shares.map((other, j) => PULL * ((i === j ? 1 : 0) - own - other + squares) + SLOPE_PULL / size),
  );
}
