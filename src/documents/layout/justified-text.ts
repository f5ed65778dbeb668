import { boundsOf, type Piece } from './piece';

/** Text that is at the right edge for another reason than that its line is justified. */
const DATE_LIKE = /\b(?:19|20)\d{2}\b|^\d{1,2}[/.]\d{2,4}\b/;

/**
 * Joins the words of justified lines, whose gaps are as wide as those between columns: a space is drawn between words of
 * one text, not between cells.
 */
export function joinJustifiedText(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && isSameText(last, piece)) joined[joined.length - 1] = join(last, piece);
    else joined.push(piece);
  }
  return joined;
}

function isSameText(before: Piece, piece: Piece): boolean {
  return (
    (before.spaceAfter || piece.spaceBefore) &&
    // Recognized words have no drawn spaces.
    before.confidence === 1 &&
    piece.confidence === 1 &&
    Math.abs(before.baseline - piece.baseline) < 0.5 &&
    piece.x0 > before.x1 &&
    before.bold === piece.bold &&
    before.italic === piece.italic &&
    before.color === piece.color &&
    before.href === piece.href &&
    Math.abs(before.fontSize - piece.fontSize) < 0.3 &&
    !DATE_LIKE.test(piece.text)
  );
}

function join(before: Piece, piece: Piece): Piece {
  const edges = before.edges && piece.edges ? [...before.edges, before.x1, piece.x0, ...piece.edges] : null;
  return {
    ...before,
    ...boundsOf([before, piece]),
    text: `${before.text} ${piece.text}`,
    confidence: Math.min(before.confidence, piece.confidence),
    spaceAfter: piece.spaceAfter,
    edges,
  };
}
