/** Digits behind the point of every probability, confidence, similarity and weight that is kept or answered. */
const SCALE = 10_000;

/** A number with at most four decimals. */
export function fourDecimals(value: number): number {
  return Math.round(value * SCALE) / SCALE;
}

/** A copy with at most four decimals in every number, however deep; what is no plain data is taken over as it is. */
export function withFourDecimals<T>(value: T): T {
  return roundTo4(value) as T;
}

function roundTo4(value: unknown): unknown {
  if (typeof value === 'number') return fourDecimals(value);
  if (Array.isArray(value)) return value.map(roundTo4);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, roundTo4(inner)]));
}
