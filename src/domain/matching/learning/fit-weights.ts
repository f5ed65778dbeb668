import { appliedWeights, COMPONENT_NAMES, type ComponentWeights } from '../weights';
import { fitNonNegativeLogistic } from './non-negative-logistic';
import { designRow, type PairOutcome } from './pair-outcome';

/**
 * Strength of the prior on the initial shares, in units of evidence. Chosen in simulations on real postings and resumes
 * (`match_learning` of the quality bench): half the strength overfits more often, twice the strength gains less.
 */
const PRIOR_STRENGTH = 1;
/** Bounds the slope when the score separates the outcomes perfectly. */
const SLOPE_PRIOR_STRENGTH = 0.01;
/** A mean over known components depends on the weights; it converges within this many rounds. */
const FIT_ROUNDS = 3;

/**
 * Fits the weights that best separate good outcomes from others: logistic regression on the components with non-negative
 * coefficients (meeting a requirement never lowers the score), regularized towards the shares of `base`. A component
 * without information in the outcomes keeps its share.
 */
export function fitWeights(outcomes: readonly PairOutcome[], base: ComponentWeights): ComponentWeights {
  const penalty = priorPenalty(COMPONENT_NAMES.map((name) => base[name]));
  const good = outcomes.map((outcome) => outcome.good);
  let weights = base;
  for (let round = 0; round < FIT_ROUNDS; round += 1) {
    const rows = outcomes.map(({ scores }) => designRow(weights, scores));
    const { coefficients } = fitNonNegativeLogistic({ rows, good, penalty });
    if (coefficients.every((value) => value < 1e-6)) return base;
    const fitted = Object.fromEntries(
      COMPONENT_NAMES.map((name, at) => [name, coefficients[at]!]),
    ) as ComponentWeights;
    weights = appliedWeights(COMPONENT_NAMES, fitted, () => true);
  }
  return weights;
}

/**
 * Builds the penalty on Σ (β_j − share_j · Σβ)²: it regularizes the shares and leaves the slope to the outcomes.
 */
function priorPenalty(shares: readonly number[]): number[][] {
  const size = shares.length;
  const squares = shares.reduce((sum, share) => sum + share * share, 0);
  return shares.map((share, i) =>
    shares.map(
      (other, j) =>
        PRIOR_STRENGTH * ((i === j ? 1 : 0) - share - other + squares) + SLOPE_PRIOR_STRENGTH / size,
    ),
  );
}
