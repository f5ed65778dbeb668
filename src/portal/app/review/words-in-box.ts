import type { Evidence } from '../evidence/marked-value';

/** Returns the words whose center is in a box, in their order in the text. */
export function wordsInBox(words: readonly Evidence[], page: number, box: readonly number[]): string {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  return words
    .filter(({ page: at, box: place }) => {
      if (at !== page || place === null) return false;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = place;
      const x = (x0 + x1) / 2;
      const y = (y0 + y1) / 2;
      return x >= left && x <= right && y >= top && y <= bottom;
    })
    .map(({ text }) => text)
    .join(' ')
    .replace(/[,;|•·]+$/u, '');
}
