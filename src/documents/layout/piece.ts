/**
 * A run of text in one style on one baseline, in points from the top left corner. Page readers (PDF text, OCR) create
 * pieces; all later steps use only pieces.
 */
export interface Piece {
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Vertical extent of the glyphs, within `y0` and `y1`; absent if it is that of the piece. */
  glyphTop?: number;
  glyphBottom?: number;
  /** Y coordinate of the baseline; pieces of one line share it. */
  baseline: number;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  /** `#rrggbb`; null when unknown. */
  color: string | null;
  href: string | null;
  /** 0–1. */
  confidence: number;
  /** The document has a space before or after the piece. */
  spaceBefore: boolean;
  spaceAfter: boolean;
  /** Position in the drawing order of the document; decides between pieces at the same place. */
  order: number;
  /** Left and right edge of each UTF-16 code unit of `text`; null if only the whole piece has a position. */
  edges: number[] | null;
}

export interface Region {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function heightOf(piece: Region): number {
  return piece.y1 - piece.y0;
}

export function boundsOf(pieces: readonly Region[]): Region {
  const bounds = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const piece of pieces) {
    bounds.x0 = Math.min(bounds.x0, piece.x0);
    bounds.y0 = Math.min(bounds.y0, piece.y0);
    bounds.x1 = Math.max(bounds.x1, piece.x1);
    bounds.y1 = Math.max(bounds.y1, piece.y1);
  }
  return bounds;
}

export function contains(outer: Region, x: number, y: number): boolean {
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}

/** Median of a list; 0 for an empty list. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
