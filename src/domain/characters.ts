/** True if a text has more than `limit` Unicode code points, which is how JSON Schema and Postgres count. */
export function isLongerThan(text: string, limit: number): boolean {
  // A code point has one or two UTF-16 units, so counting is only needed in between.
  if (text.length <= limit) return false;
  if (text.length > 2 * limit) return true;
  return codePoints(text) > limit;
}

/** Number of Unicode code points of a text. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** The last `limit` code points of a text. */
export function lastCharacters(text: string, limit: number): string {
  return isLongerThan(text, limit) ? [...text].slice(-limit).join('') : text;
}

/** The first `limit` code points of a text. */
export function firstCharacters(text: string, limit: number): string {
  return isLongerThan(text, limit) ? [...text.slice(0, 2 * limit)].slice(0, limit).join('') : text;
}

/** Returns null for an absent or blank text. */
export function textOrNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text;
}
