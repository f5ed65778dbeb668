import type { Line, Page, Word } from 'tesseract.js';
import type { Piece } from '../layout/piece';
import { appendGap, appendText, positionedText } from '../layout/positioned-text';
import { HORIZONTAL_SCALE } from './preprocess/page-parts';
import { roundTo } from '../../domain/numbers';

export interface RecognizedPart {
  page: Page;
  /** Position of the part on its page, in pixels. */
  left: number;
  top: number;
}

/** Below this confidence (0–100) a word without letters or digits is dirt on the scanner. */
const MAX_DIRT_SIZE = 60;
/** Below this confidence any word is dirt. */
const MIN_WORD_CONFIDENCE = 15;
/** A low-confidence letter higher than this, in points, is an edge of the paper or of the surface below it. */
const MAX_LETTER_HEIGHT = 72;
/** A gap wider than this, in ems, ends a piece: it may be a gutter between columns. */
const PIECE_GAP = 1.1;
/** Characters as which OCR reads a bullet. */
const BULLETS = /^[«»*•●▪■◦○o°e©®¢¥@-]$/;

/** Converts the recognized words of a part to pieces in points of the page; `scale` is points per pixel. */
export function wordPieces(part: RecognizedPart, scale: number): Piece[] {
  const pieces: Piece[] = [];
  for (const block of part.page.blocks ?? []) {
    for (const paragraph of block.paragraphs) {
      for (const line of paragraph.lines) pieces.push(...linePieces(line, scale, pieces.length));
    }
  }
  for (const piece of pieces) {
    piece.x0 += part.left * scale;
    piece.x1 += part.left * scale;
    piece.y0 += part.top * scale;
    piece.y1 += part.top * scale;
    piece.baseline += part.top * scale;
    piece.edges = piece.edges?.map((edge) => edge + part.left * scale) ?? null;
  }
  return pieces;
}

function linePieces(line: Line, scale: number, order: number): Piece[] {
  const across = scale / HORIZONTAL_SCALE;
  const words = line.words.filter((word) => isRealWord(word) && !isEdge(word, scale));
  const size = fontSizeOf(line, scale);
  const pieces: Piece[] = [];
  let last: (Piece & { edges: number[] }) | null = null;
  let letters = 0;
  words.forEach((word, index) => {
    const { x0, x1, y0, y1 } = word.bbox;
    const text = index === 0 && words.length > 1 && isBullet(word, line) ? '•' : word.text;
    const confidence = Math.round(word.confidence) / 100;
    if (last && (x0 * across - last.x1) / size < PIECE_GAP) {
      last.confidence = (last.confidence * letters + confidence * text.length) / (letters + text.length);
      letters += text.length;
      appendGap(last, ' ', x0 * across);
      appendText(last, text, x0 * across, x1 * across);
      last.x1 = x1 * across;
      last.y0 = Math.min(last.y0, y0 * scale);
      last.y1 = Math.max(last.y1, y1 * scale);
      return;
    }
    letters = text.length;
    const positioned = positionedText();
    appendText(positioned, text, x0 * across, x1 * across);
    last = {
      ...positioned,
      x0: x0 * across,
      y0: y0 * scale,
      x1: x1 * across,
      y1: y1 * scale,
      baseline: baselineAt(line, (x0 + x1) / 2) * scale,
      fontSize: size,
      bold: false,
      italic: false,
      color: null,
      href: null,
      confidence,
      spaceBefore: true,
      spaceAfter: true,
      order: order + pieces.length,
    };
    pieces.push(last);
  });
  return pieces;
}

function isRealWord(word: Word): boolean {
  const text = word.text.trim();
  if (text === '' || word.confidence < MIN_WORD_CONFIDENCE) return false;
  return word.confidence >= MAX_DIRT_SIZE || /[\p{L}\p{N}]/u.test(text);
}

function isEdge({ bbox, confidence }: Word, scale: number): boolean {
  return confidence < MAX_DIRT_SIZE && (bbox.y1 - bbox.y0) * scale > MAX_LETTER_HEIGHT;
}

/** OCR often reads a bullet at the start of a line as a letter; its height shows the difference. */
function isBullet(word: Word, line: Line): boolean {
  if (!BULLETS.test(word.text)) return false;
  const height = word.bbox.y1 - word.bbox.y0;
  const lineHeight = line.bbox.y1 - line.bbox.y0;
  const next = line.words[1];
  const apart = next ? next.bbox.x0 - word.bbox.x1 > lineHeight * HORIZONTAL_SCALE * 0.25 : false;
  return apart && (/[«»*•●▪■◦○°©®¢¥]/.test(word.text) || height < lineHeight * 0.62);
}

function baselineAt({ baseline }: Line, x: number): number {
  const run = baseline.x1 - baseline.x0;
  if (run <= 0) return baseline.y0;
  return baseline.y0 + ((x - baseline.x0) / run) * (baseline.y1 - baseline.y0);
}

function fontSizeOf(line: Line, scale: number): number {
  const { rowHeight } = line.rowAttributes;
  const height = rowHeight > 0 ? rowHeight : line.bbox.y1 - line.bbox.y0;
  return Math.max(4, roundTo(height * scale * 0.95, 1));
}
