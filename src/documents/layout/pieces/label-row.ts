import type { Piece } from '../piece';

/** Gaps between the words of a label are narrower, and those between labels side by side are wider, in ems. */
const MAX_WORD_GAP = 0.5;
export const MIN_LABEL_GAP = 0.9;

/**
 * Divides pieces that contain several labels, "Epic   Care planning   Triage". The words of a label are close to each
 * other, while all gaps of a justified line are equal.
 */
export function divideLabels(pieces: readonly Piece[]): Piece[] {
  const gaps = pieces.map(gapsOf);
  const hasLabels = gaps.some(differ);
  return hasLabels ? pieces.flatMap((piece, index) => dividedAt(piece, gaps[index] ?? [])) : [...pieces];
}

interface WordGap {
  /** Position of the blank in the text. */
  at: number;
  /** In ems. */
  width: number;
}

function gapsOf({ text, edges, fontSize, confidence }: Piece): WordGap[] {
  const gaps: WordGap[] = [];
  if (!edges || confidence < 1) return gaps;
  for (let at = text.indexOf(' ', 1); at > 0 && at < text.length - 1; at = text.indexOf(' ', at + 1)) {
    const [start, end] = [edges[2 * at], edges[2 * at + 1]];
    if (start !== undefined && end !== undefined) gaps.push({ at, width: (end - start) / (fontSize || 1) });
  }
  return gaps;
}

/** True if two words of a piece are known to be close to each other. */
export function hasNarrowGap(piece: Piece): boolean {
  return gapsOf(piece).some(({ width }) => width < MAX_WORD_GAP);
}

/** True for narrow and wide gaps in one piece. */
function differ(gaps: readonly WordGap[]): boolean {
  return gaps.some(({ width }) => width >= MIN_LABEL_GAP) && gaps.some(({ width }) => width < MAX_WORD_GAP);
}

function dividedAt(piece: Piece, gaps: readonly WordGap[]): Piece[] {
  const wide = gaps.filter(({ width }) => width >= MIN_LABEL_GAP);
  const { edges, text } = piece;
  if (wide.length === 0 || !edges) return [piece];
  const parts: Piece[] = [];
  let from = 0;
  for (const end of [...wide.map(({ at }) => at), text.length]) {
    const partEdges = edges.slice(2 * from, 2 * end);
    const [x0 = piece.x0, x1 = piece.x1] = [partEdges[0], partEdges.at(-1)];
    parts.push({
      ...piece,
      text: text.slice(from, end),
      x0,
      x1,
      edges: partEdges,
      spaceBefore: false,
      spaceAfter: false,
    });
    from = end + 1;
  }
  return parts;
}
