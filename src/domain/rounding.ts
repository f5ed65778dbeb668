/** Four decimals, for all stored and returned probabilities, confidences, similarities and weights. */
const SCALE = 10_000;

/** Rounds a number to four decimals. */
export function roundToFourDecimals(value: number): number {
  return Math.round(value * SCALE) / SCALE;
}

/** Copies a value with every nested number rounded to four decimals. Expects plain data. */
export function roundNumbersToFourDecimals<T>(value: T): T {
  return roundTo4(value) as T;
}

function roundTo4(value: unknown): unknown {
  if (typeof value === 'number') return roundToFourDecimals(value);
  if (Array.isArray(value)) return value.map(roundTo4);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, roundTo4(inner)]));
}
