import type { Piece } from './piece';

/** An incomplete range at the end of a narrow line: "September 2020 – June". */
const OPEN_RANGE = /\b(?:19|20)\d{2}\s*(?:[-–—]|to)(?:\s*\p{L}{3,9}\.?)?$/u;
/** The rest of the range on the next line: "2023", "June 2023", "Present". */
const RANGE_REST = /^(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d{2}|present|current|now)$/iu;
const LINE_SPACE = 1.8;
const EDGE_TOLERANCE = 2;

/** Joins date ranges that a narrow column has split, at their first line. */
export function joinWrappedDates(pieces: readonly Piece[]): Piece[] {
  const joinedPieces = new Set<Piece>();
  const joined = pieces.map((piece) => {
    if (piece.text.length > 30 || !OPEN_RANGE.test(piece.text.trim())) return piece;
    const rest = pieces.find(
      (other) =>
        !joinedPieces.has(other) &&
        Math.abs(other.x0 - piece.x0) < EDGE_TOLERANCE &&
        other.baseline > piece.baseline &&
        other.baseline - piece.baseline < piece.fontSize * LINE_SPACE &&
        RANGE_REST.test(other.text.trim()),
    );
    if (!rest) return piece;
    joinedPieces.add(rest);
    return { ...piece, text: `${piece.text.trim()} ${rest.text.trim()}`, x1: Math.max(piece.x1, rest.x1) };
  });
  return joinedPieces.size === 0 ? [...pieces] : joined.filter((piece) => !joinedPieces.has(piece));
}
