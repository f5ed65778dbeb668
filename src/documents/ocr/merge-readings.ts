import type { Page, Word } from 'tesseract.js';
import type { RecognitionAttempt } from './recognize-image';

/** Share of either of two boxes that lies on the other when both are the same print. */
const MIN_OVERLAP = 0.6;

/**
 * Gives words of one reading of a picture the letters they have in another, wherever `takes` says so of the two
 * spellings of a word.
 */
export function mergeReadings(
  reading: RecognitionAttempt,
  other: RecognitionAttempt,
  takes: (own: string, others: string) => boolean,
): void {
  for (const { page, left, top } of reading.parts) {
    const same = other.parts.find((part) => part.left === left && part.top === top);
    const words = same ? wordsOf(same.page) : [];
    for (const word of wordsOf(page)) {
      const twin = words.find((candidate) => isSameWordBox(word, candidate));
      if (!twin || twin.text === word.text || !takes(word.text, twin.text)) continue;
      word.text = twin.text;
      word.confidence = twin.confidence;
    }
  }
}

function wordsOf({ blocks }: Page): Word[] {
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
  );
}

function isSameWordBox({ bbox: a }: Word, { bbox: b }: Word): boolean {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (width <= 0 || height <= 0) return false;
  const largest = Math.max((a.x1 - a.x0) * (a.y1 - a.y0), (b.x1 - b.x0) * (b.y1 - b.y0));
  return width * height >= MIN_OVERLAP * largest;
}
