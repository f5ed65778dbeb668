/** Words of a line and the corresponding words of the transcript. */
export interface AlignedWords {
  /** Index of the first word of the line and the number of words. */
  at: number;
  count: number;
  /** Index of the first word of the transcript and the number of words. */
  with: number;
  withCount: number;
}

export interface Alignment {
  pairs: AlignedWords[];
  /** Mean cost per word of the line; 0 for equal words. */
  cost: number;
}

/** Words with less similarity are different words. */
const MIN_SIMILARITY = 0.5;
const SKIP_IN_LINE = 1;
const SKIP_IN_TRANSCRIPT = 0.6;
/** OCR splits a word in two or joins two words: number of words in the line and in the transcript per step. */
const ALIGNMENT_MOVES = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;

/**
 * Finds the part of a transcript that matches a line with the fewest word changes (semi-global alignment, Sellers 1980,
 * with pairs of words as single steps). Words are folded.
 */
export function alignLine(line: readonly string[], transcript: readonly string[]): Alignment {
  const width = transcript.length + 1;
  const cost = new Float64Array((line.length + 1) * width);
  const step = new Int8Array((line.length + 1) * width);
  for (let i = 1; i <= line.length; i++) {
    for (let j = 0; j < width; j++) {
      let best = cost[(i - 1) * width + j]! + SKIP_IN_LINE;
      let move = -1;
      ALIGNMENT_MOVES.forEach(([inLine, inTranscript], index) => {
        if (i < inLine || j < inTranscript) return;
        const before = cost[(i - inLine) * width + j - inTranscript]!;
        if (before >= best) return;
        const a = line.slice(i - inLine, i).join('');
        const b = transcript.slice(j - inTranscript, j).join('');
        const score = similarity(a, b);
        if (score < MIN_SIMILARITY || (index > 0 && score < 0.75)) return;
        const value = before + (1 - score);
        if (value < best) [best, move] = [value, index];
      });
      if (j > 0 && cost[i * width + j - 1]! + SKIP_IN_TRANSCRIPT < best) {
        best = cost[i * width + j - 1]! + SKIP_IN_TRANSCRIPT;
        move = -2;
      }
      cost[i * width + j] = best;
      step[i * width + j] = move;
    }
  }
  let end = 0;
  for (let j = 0; j < width; j++) {
    if (cost[line.length * width + j]! < cost[line.length * width + end]!) end = j;
  }
  const pairs: AlignedWords[] = [];
  for (let i = line.length, j = end; i > 0;) {
    const move = step[i * width + j]!;
    if (move === -1) i -= 1;
    else if (move === -2) j -= 1;
    else {
      const [inLine, inTranscript] = ALIGNMENT_MOVES[move]!;
      i -= inLine;
      j -= inTranscript;
      pairs.push({ at: i, count: inLine, with: j, withCount: inTranscript });
    }
  }
  return { pairs: pairs.reverse(), cost: cost[line.length * width + end]! / Math.max(1, line.length) };
}

/** Similarity of two texts: 1 if equal, less with each changed, added or missing letter (Levenshtein). */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const longer = Math.max(a.length, b.length);
  if (longer === 0 || Math.abs(a.length - b.length) > longer * (1 - MIN_SIMILARITY)) return 0;
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      row.push(Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + same));
    }
    above = row;
  }
  return 1 - above[b.length]! / longer;
}
