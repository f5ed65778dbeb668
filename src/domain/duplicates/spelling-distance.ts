/**
 * Returns the number of insertions, deletions, substitutions and swaps of neighbors that turn one word into the other
 * (optimal string alignment; Damerau 1964), or `limit + 1` if there are more than `limit`.
 */
export function spellingDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isEqual = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isEqual ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforePrevious = previous;
    previous = row;
  }
  return Math.min(previous[b.length] ?? limit + 1, limit + 1);
}

/** True if the words differ by what a typing error changes: one letter, two in words of 8 letters or more. */
export function isTypingError(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  if (length < 4) return false;
  const limit = length >= 8 ? 2 : 1;
  return spellingDistance(a, b, limit) <= limit;
}

/** Soundex code of a Latin word: its first letter and three digits for the consonants that follow. */
export function soundex(word: string): string {
  const letters = word.replace(/[^a-z]/g, '');
  let code = letters.charAt(0);
  let last = SOUNDEX_DIGITS[code] ?? '';
  for (const letter of letters.slice(1)) {
    const digit = SOUNDEX_DIGITS[letter] ?? '';
    if (digit !== '' && digit !== last) code += digit;
    if (letter !== 'h' && letter !== 'w') last = digit;
    if (code.length === 4) break;
  }
  return code === '' ? word.slice(0, 4) : code.padEnd(4, '0');
}

const SOUNDEX_DIGITS: Readonly<Record<string, string>> = Object.fromEntries(
  ['bfpv', 'cgjkqsxz', 'dt', 'l', 'mn', 'r'].flatMap((letters, at) =>
    [...letters].map((letter) => [letter, String(at + 1)]),
  ),
);
