/**
 * Finds a known string at edit distance one (a letter added, removed or changed, or two swapped).
 *
 * One edit leaves either the first or the last half of a word intact, so two keys per string are enough and a lookup
 * checks only a few candidates.
 */
export class NearSpelling {
  private readonly byHalf = new Map<string, string[]>();
  private readonly minLength: number;

  /** Strings shorter than `minLength` are not corrected, because many valid words differ in one letter. */
  constructor(spellings: Iterable<string>, minLength = 6) {
    this.minLength = minLength;
    for (const text of spellings) {
      if (text.length < minLength) continue;
      for (const key of halves(text, text.length)) appendTo(this.byHalf, key, text);
    }
  }

  /** Returns the known string one edit from `text`, or null without exactly one. */
  correct(text: string): string | null {
    if (text.length < this.minLength) return null;
    let match: string | null = null;
    for (let length = text.length - 1; length <= text.length + 1; length += 1) {
      for (const key of halves(text, length)) {
        for (const candidate of this.byHalf.get(key) ?? []) {
          if (candidate === match || !isOneEditApart(text, candidate)) continue;
          if (match !== null) return null;
          match = candidate;
        }
      }
    }
    return match;
  }
}

function halves(text: string, length: number): [string, string] {
  const half = length >> 1;
  return [
    `${length}<${text.slice(0, half - 1)}`,
    `${length}>${text.slice(text.length - (length - half) + 1)}`,
  ];
}

function appendTo(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function isOneEditApart(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i += 1;
  if (short.length !== long.length) return short.slice(i) === long.slice(i + 1);
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  return short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2);
}
