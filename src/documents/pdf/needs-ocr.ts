import type { PageText } from './page-pieces';

/**
 * Below this number, the letters of a page with an image are a stamp, a page number or an advertisement of the scanner.
 */
const MIN_LETTERS = 60;
/** Minimum share of the page for an image of the whole page. */
const LARGE_IMAGE_SHARE = 0.45;
const SMALL_IMAGE_SHARE = 0.03;
const MAX_UNREADABLE_SHARE = 0.2;

export type PageSource = 'text_layer' | 'recognised' | 'vision';

/**
 * Decides how a page is read: from its text layer, from the invisible text layer that a scanner's OCR added to its
 * image, or by OCR.
 */
export function pageSourceOf(text: PageText, width: number, height: number): PageSource {
  const visible = text.pieces.map((piece) => piece.text).join(' ');
  const picture = text.images[0] ? areaOf(text.images[0]) / (width * height) : 0;
  const garbled =
    text.glyphs > 20 && (text.unreadable > text.glyphs * MAX_UNREADABLE_SHARE || isGarbled(visible));
  if (garbled) return 'vision';
  const letters = countLetters(visible);
  const missing =
    letters === 0 ? picture > SMALL_IMAGE_SHARE || text.shapes > 200 : letters < MIN_LETTERS && picture > 0.2;
  const partial = picture > LARGE_IMAGE_SHARE && letters < MIN_LETTERS * 4;
  if (!missing && !partial) return 'text_layer';
  const hidden = text.recognized.map((piece) => piece.text).join(' ');
  return countLetters(hidden) > MIN_LETTERS && !isGarbled(hidden) ? 'recognised' : 'vision';
}

/** True if a page shows the glyphs of its text layer and no image of a page. */
export function isDrawnText({ glyphs, images }: PageText, width: number, height: number): boolean {
  return glyphs > 20 && (images[0] ? areaOf(images[0]) : 0) < LARGE_IMAGE_SHARE * width * height;
}

/**
 * True if glyphs and character codes disagree: words without vowels, or symbols of no alphabet. Words are checked only
 * in Latin text.
 */
export function isGarbled(text: string): boolean {
  const words = text.match(/[\p{L}]{4,}/gu) ?? [];
  const latin = words.filter((word) => /^[a-zA-Z]+$/.test(word));
  if (latin.length >= 12 && latin.length > words.length * 0.6) {
    const pronounceable = latin.filter(
      (word) => /[aeiouyAEIOUY]/.test(word) && !/[^aeiouyAEIOUY]{7}/.test(word),
    );
    return pronounceable.length < latin.length * 0.55;
  }
  const symbols = text.replace(/[\s\p{L}\p{N}.,;:()@/&+#'"’–—•|-]/gu, '').length;
  const solid = text.replace(/\s/g, '').length;
  return solid > 80 && symbols > solid * 0.35;
}

function countLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function areaOf(region: { x0: number; y0: number; x1: number; y1: number }): number {
  return (region.x1 - region.x0) * (region.y1 - region.y0);
}
