import type { Piece, Region } from '../layout/piece';

/** Confidence from which English data have read Latin letters and not taken others for them. */
const CONFIDENT = 0.85;
/** Share of the smaller of two pieces that lies on the other when both are the same print. */
const MIN_OVERLAP = 0.5;

/**
 * The pieces of a page in another script, with those in Latin letters as English data read them: addresses, names of
 * firms and programs, which data for the other script do not know.
 */
export function mergeLatinScript(own: readonly Piece[], english: readonly Piece[]): Piece[] {
  const latin = english.filter(
    (piece) =>
      piece.confidence >= CONFIDENT &&
      /[A-Za-z]{2}/.test(piece.text) &&
      !own.some((other) => overlaps(piece, other) && other.confidence >= piece.confidence),
  );
  return [...own.filter((piece) => !latin.some((other) => overlaps(piece, other))), ...latin];
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
