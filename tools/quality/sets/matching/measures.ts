/** Area under the ROC curve: the probability that a positive scores above a negative; ties count half. */
export function areaUnderCurve(positives: readonly number[], negatives: readonly number[]): number {
  let wins = 0;
  for (const positive of positives) {
    for (const negative of negatives) wins += positive > negative ? 1 : positive === negative ? 0.5 : 0;
  }
  return wins / (positives.length * negatives.length);
}

/** Average precision of the first `depth` items of a ranking, over all relevant items. */
export function averagePrecision(
  ranking: readonly string[],
  relevant: ReadonlySet<string>,
  depth: number,
): number {
  let hits = 0;
  let sum = 0;
  ranking.slice(0, depth).forEach((id, at) => {
    if (!relevant.has(id)) return;
    hits += 1;
    sum += hits / (at + 1);
  });
  return sum / Math.min(relevant.size, depth);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
