export interface FieldScore {
  precision: number;
  recall: number;
  f1: number;
  tp: number;
  fp: number;
  fn: number;
}

/** Counts of correct, wrong and missed values by field. */
export class Tally {
  private readonly fields = new Map<string, { tp: number; fp: number; fn: number }>();

  add(field: string, tp: number, fp: number, fn: number): void {
    const counts = this.fields.get(field) ?? { tp: 0, fp: 0, fn: 0 };
    counts.tp += tp;
    counts.fp += fp;
    counts.fn += fn;
    this.fields.set(field, counts);
  }

  /** Compares two single values; counts nothing if both are missing. */
  scalar(
    field: string,
    gold: unknown,
    predicted: unknown,
    equal: (gold: unknown, predicted: unknown) => boolean,
  ): void {
    const hasGold = present(gold);
    const hasPredicted = present(predicted);
    if (!hasGold && !hasPredicted) return;
    const right = hasGold && hasPredicted && equal(gold, predicted);
    this.add(field, Number(right), Number(hasPredicted && !right), Number(hasGold && !right));
  }

  /** Scores by field, in the order of their names. A field of which nothing was expected or found has no score. */
  scores(): Map<string, FieldScore> {
    const result = new Map<string, FieldScore>();
    for (const field of [...this.fields.keys()].sort()) {
      const { tp, fp, fn } = this.fields.get(field) as { tp: number; fp: number; fn: number };
      if (tp + fp + fn === 0) continue;
      const precision = tp + fp > 0 ? tp / (tp + fp) : 0;
      const recall = tp + fn > 0 ? tp / (tp + fn) : 0;
      const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
      result.set(field, { precision, recall, f1, tp, fp, fn });
    }
    return result;
  }
}

/** Mean F1 over the fields; null without any. */
export function macroF1(scores: Map<string, FieldScore>): number | null {
  if (scores.size === 0) return null;
  let sum = 0;
  for (const { f1 } of scores.values()) sum += f1;
  return sum / scores.size;
}

function present(value: unknown): boolean {
  return (
    value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}

/** Greedy one-to-one pairing in descending order of similarity; ties go to the later pair. */
export function pairUp<G, P>(
  gold: G[],
  predicted: P[],
  similarity: (gold: G, predicted: P) => number,
): [number, number, number][] {
  const candidates: [number, number, number][] = [];
  gold.forEach((g, i) => predicted.forEach((p, j) => candidates.push([similarity(g, p), i, j])));
  candidates.sort((a, b) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]);
  const usedGold = new Set<number>();
  const usedPredicted = new Set<number>();
  const pairs: [number, number, number][] = [];
  for (const [value, i, j] of candidates) {
    if (value <= 0 || usedGold.has(i) || usedPredicted.has(j)) continue;
    usedGold.add(i);
    usedPredicted.add(j);
    pairs.push([i, j, value]);
  }
  return pairs;
}
