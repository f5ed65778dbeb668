/** Normalizes a text for comparison: accents, case and punctuation folded, `&` as "and". */
export function foldForScore(value: unknown): string {
  return String((value as string | number | null | undefined) ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('&', ' and ')
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}_+#.%$ ]/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folded words. */
export function tokens(value: unknown): string[] {
  const folded = foldForScore(value);
  return folded === '' ? [] : folded.split(' ');
}

/** F1 over the bags of words of two texts. */
export function tokenF1(a: unknown, b: unknown): number {
  const left = count(tokens(a));
  const right = count(tokens(b));
  let overlap = 0;
  for (const [word, times] of left) overlap += Math.min(times, right.get(word) ?? 0);
  return overlap === 0 ? 0 : (2 * overlap) / (total(left) + total(right));
}

/**
 * True if two texts mean the same: equal, one contained in the other with 60 % of its length, or close by edit ratio.
 */
export function soft(a: unknown, b: unknown): boolean {
  const left = foldForScore(a);
  const right = foldForScore(b);
  if (left === '' || right === '') return false;
  if (left === right) return true;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length >= 3 && long.includes(short) && short.length >= 0.6 * long.length) return true;
  return matchRatio(left, right) >= 0.85;
}

function count(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function total(counts: Map<string, number>): number {
  let sum = 0;
  for (const times of counts.values()) sum += times;
  return sum;
}

/** In texts of at least this length, characters that make up over 1 % of the second text do not start a match. */
const POPULAR_FROM = 200;

/**
 * Ratcliff–Obershelp similarity, 2·M / T, where M counts the characters of the longest common substring and,
 * recursively, of the substrings on both sides of it.
 */
export function matchRatio(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  if (left.length + right.length === 0) return 1;
  // An upper bound by length alone excludes most pairs.
  if ((2 * Math.min(left.length, right.length)) / (left.length + right.length) < 0.5) return 0;
  const positions = positionsOf(right);
  let matched = 0;
  const open: [number, number, number, number][] = [[0, left.length, 0, right.length]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [aFrom, aTo, bFrom, bTo] = range;
    const [i, j, size] = longestMatch(left, right, positions, range);
    if (size === 0) continue;
    matched += size;
    if (aFrom < i && bFrom < j) open.push([aFrom, i, bFrom, j]);
    if (i + size < aTo && j + size < bTo) open.push([i + size, aTo, j + size, bTo]);
  }
  return (2 * matched) / (left.length + right.length);
}

function positionsOf(text: string[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  text.forEach((char, at) => {
    const list = positions.get(char);
    if (list) list.push(at);
    else positions.set(char, [at]);
  });
  if (text.length >= POPULAR_FROM) {
    const limit = Math.floor(text.length / 100) + 1;
    for (const [char, list] of positions) if (list.length > limit) positions.delete(char);
  }
  return positions;
}

function longestMatch(
  a: string[],
  b: string[],
  positions: Map<string, number[]>,
  [aFrom, aTo, bFrom, bTo]: [number, number, number, number],
): [number, number, number] {
  let best: [number, number, number] = [aFrom, bFrom, 0];
  let lengths = new Map<number, number>();
  for (let i = aFrom; i < aTo; i++) {
    const next = new Map<number, number>();
    for (const j of positions.get(a[i] as string) ?? []) {
      if (j < bFrom) continue;
      if (j >= bTo) break;
      const size = (lengths.get(j - 1) ?? 0) + 1;
      next.set(j, size);
      if (size > best[2]) best = [i - size + 1, j - size + 1, size];
    }
    lengths = next;
  }
  let [i, j, size] = best;
  while (i > aFrom && j > bFrom && a[i - 1] === b[j - 1]) [i, j, size] = [i - 1, j - 1, size + 1];
  while (i + size < aTo && j + size < bTo && a[i + size] === b[j + size]) size += 1;
  return [i, j, size];
}
