import type { Piece } from '../layout/piece';

/** A mark of one or two characters before the text of a piece. Numbers and bullets of lists are not icons. */
const MARK = /^(?!\d+[.)]|[•*–-])\S{1,2} (?=\S)/;
/** Distance in ems within which edges are the same. */
const SAME_EDGE = 0.35;
/** Distance in ems between an icon and the text. */
const MIN_DISTANCE = 0.8;
/** Pieces that must begin where the text after the icon begins. */
const MIN_ALIGNED = 3;

/**
 * Removes icons to the left of the text, which OCR reads as letters or signs: "4 Creative Solutions", "@ name@example.com".
 * The text after an icon begins at the edge of its column, and no other text begins where the icon does.
 */
export function withoutMarginIcons(pieces: readonly Piece[]): Piece[] {
  const marked = pieces.filter(({ text }) => MARK.test(text));
  if (marked.length === 0) return [...pieces];
  const others = pieces.filter(({ text }) => !MARK.test(text));
  const countAt = (x: number, em: number): number =>
    others.filter(({ x0 }) => Math.abs(x0 - x) < em * SAME_EDGE).length;
  return pieces.map((piece) => {
    const length = MARK.exec(piece.text)?.[0].length ?? 0;
    const { edges, fontSize } = piece;
    const start = edges?.[2 * length];
    if (length === 0 || edges === null || start === undefined) return piece;
    if (start - piece.x0 < fontSize * MIN_DISTANCE) return piece;
    if (countAt(start, fontSize) < MIN_ALIGNED || countAt(piece.x0, fontSize) > 0) return piece;
    return { ...piece, text: piece.text.slice(length), x0: start, edges: edges.slice(2 * length) };
  });
}
