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

/** The score of a person for a job, and the label that a judge gave. */
export interface JudgedScore {
  job: string;
  label: number;
  score: number;
}

/**
 * Share of two people with different labels for a job whose scores are in the order of the labels; ties count half. Only
 * pairs of labels that `isCompared` accepts count.
 */
export function orderAgreement(
  judged: readonly JudgedScore[],
  isCompared: (higher: number, lower: number) => boolean = () => true,
): number {
  let right = 0;
  let count = 0;
  for (const a of judged) {
    for (const b of judged) {
      if (a.job !== b.job || a.label <= b.label || !isCompared(a.label, b.label)) continue;
      count += 1;
      right += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0;
    }
  }
  return right / count;
}
