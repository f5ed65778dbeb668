/** Whether a text has more than `limit` characters, counted as JSON Schema and Postgres do: in Unicode code points. */
export function isLongerThan(text: string, limit: number): boolean {
  // A code point takes one or two UTF-16 units; only in between must they be counted.
  if (text.length <= limit) return false;
  if (text.length > 2 * limit) return true;
  return codePoints(text) > limit;
}

/** Number of characters of a text. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** The last `limit` characters of a text, never half of one. */
export function lastCharacters(text: string, limit: number): string {
  return isLongerThan(text, limit) ? [...text].slice(-limit).join('') : text;
}

/** The first `limit` characters of a text, never half of one. */
export function firstCharacters(text: string, limit: number): string {
  return isLongerThan(text, limit) ? [...text.slice(0, 2 * limit)].slice(0, limit).join('') : text;
}

/** A text, or null where nothing is said. */
export function textOrNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text;
}
