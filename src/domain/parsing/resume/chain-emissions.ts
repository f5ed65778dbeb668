/** Prevents a division by zero if all probabilities of a linear chain round to 0. */
export const MIN_PROBABILITY = 1e-300;

/**
 * Exponentials of the scores of a linear chain, at `item * states + state`, scaled so that the highest of each item is 1;
 * 0 for states that the bit mask of an item does not allow.
 */
export function toEmissions(
  scores: Float64Array,
  states: number,
  allowed: ArrayLike<number> | null,
): Float64Array {
  const emissions = new Float64Array(scores.length);
  for (let offset = 0; offset < scores.length; offset += states) {
    let highest = -Infinity;
    for (let state = 0; state < states; state++) highest = Math.max(highest, scores[offset + state]!);
    const mask = allowed?.[offset / states];
    for (let state = 0; state < states; state++)
      if (mask === undefined || (mask >> state) & 1)
        emissions[offset + state] = Math.exp(scores[offset + state]! - highest);
  }
  return emissions;
}
