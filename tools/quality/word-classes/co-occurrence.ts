/** Max number of words, most frequent first, and their min frequency. */
const VOCABULARY = 12_000;
const MIN_COUNT = 5;
/** Number of the most frequent words used as contexts. */
const CONTEXTS = 3_000;
/** Context positions: directly before, directly after, and two or three words away. */
const PLACES: readonly (readonly number[])[] = [[-1], [1], [-3, -2, 2, 3]];

export interface Neighbours {
  words: string[];
  /** For each word, its frequency with each context. */
  counts: Map<number, number>[];
}

/** Counts co-occurrences of words and contexts by position. The ends of a line count as words. */
export function countNeighbours(lines: readonly string[][]): Neighbours {
  const totals = new Map<string, number>();
  for (const line of lines) for (const word of line) totals.set(word, (totals.get(word) ?? 0) + 1);
  const words = [...totals]
    .filter(([, count]) => count >= MIN_COUNT)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, VOCABULARY)
    .map(([word]) => word);
  const index = new Map(words.map((word, at) => [word, at]));
  const counts = words.map(() => new Map<number, number>());
  const end = PLACES.length * (CONTEXTS + 1);
  for (const line of lines) {
    const ids = line.map((word) => index.get(word) ?? -1);
    ids.forEach((id, at) => {
      const own = counts[id];
      if (!own) return;
      PLACES.forEach((steps, place) => {
        for (const step of steps) {
          const other = ids[at + step];
          const context = other === undefined ? (Math.abs(step) === 1 ? CONTEXTS : -1) : other;
          if (context < 0 || context > CONTEXTS) continue;
          const key = place * (CONTEXTS + 1) + Math.min(context, CONTEXTS);
          if (key < end) own.set(key, (own.get(key) ?? 0) + 1);
        }
      });
    });
  }
  return { words, counts };
}
