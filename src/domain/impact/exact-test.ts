/** A category: persons assessed, and how many of them have the outcome. */
export interface Outcome {
  readonly assessed: number;
  readonly count: number;
}

/** Probabilities that differ by less than rounding errors count as equal. */
const TOLERANCE = 1 + 1e-7;

/**
 * Two-sided p of Fisher's exact test: the probability of all tables with the same margins that are at most as probable as
 * the observed one. Probabilities are computed as ratios to that of the most probable table, from one table to the next,
 * which is exact to rounding for any size.
 */
export function fisherExactP(a: Outcome, b: Outcome): number {
  const selected = a.count + b.count;
  const total = a.assessed + b.assessed;
  const lowest = Math.max(0, selected - b.assessed);
  const highest = Math.min(a.assessed, selected);
  const mode = Math.min(
    highest,
    Math.max(lowest, Math.floor(((selected + 1) * (a.assessed + 1)) / (total + 2))),
  );
  // The ratio of the probability of k + 1 to that of k.
  const step = (k: number): number =>
    ((a.assessed - k) * (selected - k)) / ((k + 1) * (b.assessed - selected + k + 1));
  const observed = relativeProbability(mode, a.count, step);
  let sum = 0;
  let extreme = 0;
  const add = (probability: number): void => {
    sum += probability;
    if (probability <= observed * TOLERANCE) extreme += probability;
  };
  let probability = 1;
  for (let k = mode; k <= highest && probability > 0; k += 1) {
    add(probability);
    probability *= step(k);
  }
  probability = 1;
  for (let k = mode - 1; k >= lowest && probability > 0; k -= 1) {
    probability /= step(k);
    add(probability);
  }
  return Math.min(1, extreme / sum);
}

function relativeProbability(mode: number, observed: number, step: (k: number) => number): number {
  let probability = 1;
  for (let k = mode; k < observed && probability > 0; k += 1) probability *= step(k);
  for (let k = mode - 1; k >= observed && probability > 0; k -= 1) probability /= step(k);
  return probability;
}

/**
 * Difference of two rates in standard deviations (pooled). Beyond 2 it is commonly read as unlikely to be chance. Null if
 * the pooled rate is 0 or 1.
 */
export function standardDeviations(a: Outcome, b: Outcome): number | null {
  const pooled = (a.count + b.count) / (a.assessed + b.assessed);
  const variance = pooled * (1 - pooled) * (1 / a.assessed + 1 / b.assessed);
  return variance > 0 ? (a.count / a.assessed - b.count / b.assessed) / Math.sqrt(variance) : null;
}
