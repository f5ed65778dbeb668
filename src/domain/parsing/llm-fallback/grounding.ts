import { foldText } from '../text/normalize';
import type { Span } from '../text/source-text';

/**
 * Finds consecutive words in a text, ignoring case, accents, spaces and punctuation; null if absent. With `near`,
 * returns the closest occurrence.
 */
export function findWords(text: string, words: string, near?: number): Span | null {
  const searchedWords = wordsWithOffsets(words).map(({ word }) => word);
  if (searchedWords.length === 0) return null;
  const textWords = wordsWithOffsets(text);
  let best: Span | null = null;
  for (let at = 0; at + searchedWords.length <= textWords.length; at++) {
    if (!searchedWords.every((word, offset) => textWords[at + offset]?.word === word)) continue;
    const first = textWords[at];
    const last = textWords[at + searchedWords.length - 1];
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
