/** Mean of the precisions at each relevant item's place. */
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

/** Share of the first `k` that is relevant. */
export function precisionAt(k: number, ranked: readonly string[], relevant: ReadonlySet<string>): number {
  return ranked.slice(0, k).filter((item) => relevant.has(item)).length / k;
}

/** One over the place of the first relevant item; 0 when there is none. */
export function reciprocalRank(ranked: readonly string[], relevant: ReadonlySet<string>): number {
  const at = ranked.findIndex((item) => relevant.has(item));
  return at === -1 ? 0 : 1 / (at + 1);
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
