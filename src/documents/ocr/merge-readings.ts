import type { Page, Word } from 'tesseract.js';
import type { RecognitionAttempt } from './recognize-image';

/** Minimum overlap, as a share of the larger box, of two boxes with the same word. */
const MIN_OVERLAP = 0.6;

/** Replaces words of one reading by the same words of another reading wherever `takes` accepts the two spellings. */
export function mergeReadings(
  reading: RecognitionAttempt,
  other: RecognitionAttempt,
  accepts: (text: string, otherText: string) => boolean,
): void {
  for (const { page, left, top } of reading.parts) {
    const same = other.parts.find((part) => part.left === left && part.top === top);
    const words = same ? wordsOf(same.page) : [];
    for (const word of wordsOf(page)) {
      const twin = words.find((candidate) => isSameWordBox(word, candidate));
      if (!twin || twin.text === word.text || !accepts(word.text, twin.text)) continue;
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
