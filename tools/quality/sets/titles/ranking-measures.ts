/** Mean of the precisions at the position of each relevant item. */
export function averagePrecision(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  let hits = 0;
  let sum = 0;
  ranked.forEach((item, at) => {
    if (!relevant.has(item)) return;
    hits += 1;
    sum += hits / (at + 1);
  });
  return relevant.size === 0 ? 0 : sum / relevant.size;
}

/** Share of relevant items among the first `k`. */
export function precisionAt(k: number, ranked: readonly string[], relevant: ReadonlySet<string>): number {
  return ranked.slice(0, k).filter((item) => relevant.has(item)).length / k;
}

/** Reciprocal of the position of the first relevant item; 0 if there is none. */
export function reciprocalRank(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  const at = ranked.findIndex((item) => relevant.has(item));
  return at === -1 ? 0 : 1 / (at + 1);
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
