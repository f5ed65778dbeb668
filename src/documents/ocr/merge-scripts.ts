import type { Piece, Region } from '../layout/piece';

/** Minimum confidence at which English data have really read Latin letters. */
const CONFIDENT = 0.85;
/** Minimum overlap, as a share of the smaller piece, of two pieces with the same text. */
const MIN_OVERLAP = 0.5;

/**
 * Merges the pieces of a page in another script with Latin text from the English reading: addresses and names of
 * companies and programs, which data for the other script cannot read.
 */
export function mergeLatinScript(scriptPieces: readonly Piece[], english: readonly Piece[]): Piece[] {
  const latin = english.filter(
    (piece) =>
      piece.confidence >= CONFIDENT &&
      /[A-Za-z]{2}/.test(piece.text) &&
      !scriptPieces.some((other) => overlaps(piece, other) && other.confidence >= piece.confidence),
  );
  return [...scriptPieces.filter((piece) => !latin.some((other) => overlaps(piece, other))), ...latin];
}

function overlaps(a: Region, b: Region): boolean {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (width <= 0 || height <= 0) return false;
  return width * height >= MIN_OVERLAP * Math.min(areaOf(a), areaOf(b));
}

function areaOf({ x0, y0, x1, y1 }: Region): number {
  return (x1 - x0) * (y1 - y0);
}
