/** Four decimals, for all stored and returned probabilities, confidences, similarities and weights. */
const SCALE = 10_000;

/** Rounds a number to four decimals. */
export function roundToFourDecimals(value: number): number {
  return Math.round(value * SCALE) / SCALE;
}

/** Returns plain data with every nested number rounded to four decimals. Parts that do not change are not copied. */
export function roundNumbersToFourDecimals<T>(value: T): T {
  return roundTo4(value) as T;
}

function roundTo4(value: unknown): unknown {
  if (typeof value === 'number') return roundToFourDecimals(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? roundList(value) : roundMembers(value as Record<string, unknown>);
}

function roundList(list: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | null = null;
  for (let at = 0; at < list.length; at += 1) {
    const rounded = roundTo4(list[at]);
    if (rounded !== list[at]) (copy ??= [...list])[at] = rounded;
  }
  return copy ?? list;
}

function roundMembers(members: Record<string, unknown>): Record<string, unknown> {
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(members)) {
    const rounded = roundTo4(members[key]);
    if (rounded !== members[key]) (copy ??= { ...members })[key] = rounded;
  }
  return copy ?? members;
}
