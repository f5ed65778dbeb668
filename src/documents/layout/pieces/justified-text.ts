import { divideLabels, hasNarrowGap, MIN_LABEL_GAP } from './label-row';
import { boundsOf, type Piece } from '../piece';

/** Text that is at the right edge for another reason than that its line is justified. */
const DATE_LIKE = /\b(?:19|20)\d{2}\b|^\d{1,2}[/.]\d{2,4}\b/;

/**
 * Joins the words of justified lines, whose gaps are as wide as those between columns: a space is drawn between words of
 * one text, not between cells. On a page with labels side by side, a wide gap divides them.
 */
export function joinJustifiedText(pieces: readonly Piece[]): Piece[] {
  const divided = divideLabels(pieces);
  const texts = textsOf(divided);
  const hasLabels = divided.length > pieces.length || texts.some(areLabels);
  return texts.flatMap((text) => joinWords(text, hasLabels && isWideSomewhere(text)));
}

/** Groups pieces between which a space is drawn. */
function textsOf(pieces: readonly Piece[]): Piece[][] {
  const texts: Piece[][] = [];
  for (const piece of pieces) {
    const text = texts.at(-1);
    const last = text?.at(-1);
    if (text && last && isSameText(last, piece)) text.push(piece);
    else texts.push([piece]);
  }
  return texts;
}

/**
 * True for labels side by side, "Epic   Care planning   Triage": the words of a label are close to each other, those of a
 * justified line are all at one distance.
 */
function areLabels(text: readonly Piece[]): boolean {
  return isWideSomewhere(text) && text.some(hasNarrowGap);
}

function isWideSomewhere(text: readonly Piece[]): boolean {
  return text.some((piece, index) => index > 0 && isWide(text[index - 1] as Piece, piece));
}

function isWide(before: Piece, piece: Piece): boolean {
  return piece.x0 - before.x1 >= piece.fontSize * MIN_LABEL_GAP;
}

function joinWords(text: readonly Piece[], areApart: boolean): Piece[] {
  const joined: Piece[] = [];
  for (const piece of text) {
    const last = joined.at(-1);
    if (last && !(areApart && isWide(last, piece))) joined[joined.length - 1] = join(last, piece);
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
