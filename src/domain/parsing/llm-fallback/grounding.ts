import { foldText } from '../text/normalize';
import type { Span } from '../text/source-text';

/**
 * Where the words stand in the text, one after another, whatever the case, accents, spaces and punctuation between
 * them; null when they do not. With `near`, the place closest to it.
 */
export function findWords(text: string, words: string, near?: number): Span | null {
  const wanted = wordsWithOffsets(words).map(({ word }) => word);
  if (wanted.length === 0) return null;
  const present = wordsWithOffsets(text);
  let best: Span | null = null;
  for (let at = 0; at + wanted.length <= present.length; at++) {
    if (!wanted.every((word, offset) => present[at + offset]?.word === word)) continue;
    const first = present[at];
    const last = present[at + wanted.length - 1];
    if (!first || !last) continue;
    const span = { start: first.start, end: last.end };
    if (near === undefined) return span;
    if (!best || Math.abs(span.start - near) < Math.abs(best.start - near)) best = span;
  }
  return best;
}

function wordsWithOffsets(text: string): { word: string; start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    word: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
