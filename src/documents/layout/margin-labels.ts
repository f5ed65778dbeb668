import { looksLikeHeading } from './heading';
import { boundsOf, median, type Piece } from './piece';
import { rowsOf, type Row } from './rows';

/** A section of a page whose headings stand in the left margin, beside the first line of their section. */
export interface MarginSection {
  /** Null for the text above the first heading. */
  label: Piece | null;
  content: Piece[];
}

const MIN_LABELS = 4;
const MAX_LABEL_CHARS = 26;
/** Labels of every second row or more are those of a form, not headings. */
const MAX_LABEL_SHARE = 0.5;
/** Minimum distance between the labels and the text, in ems. */
const MIN_MARGIN = 0.8;

/**
 * Divides a page at the headings in its left margin; null for another page. Without this, the cells of two sections below
 * each other look like columns that run through both.
 */
export function marginSections(pieces: readonly Piece[]): MarginSection[] | null {
  const rows = rowsOf(pieces);
  const em = median(pieces.map(({ fontSize }) => fontSize));
  const edge = boundsOf(pieces).x0;
  const labels = rows.flatMap((row) => labelOf(row, edge, em));
  const [first] = labels;
  if (!first || labels.length < MIN_LABELS) return null;
  const below = rows.filter(({ baseline }) => baseline >= first.baseline);
  if (labels.length > below.length * MAX_LABEL_SHARE) return null;
  const isLabel = new Set(labels);
  const text = below.flatMap((row) => row.pieces).filter((piece) => !isLabel.has(piece));
  if (boundsOf(text).x0 < boundsOf(labels).x1 + em * MIN_MARGIN) return null;
  const tops = labels.map(({ y0 }) => y0 - em * 0.1);
  const sectionOf = (piece: Piece): number => tops.findLastIndex((top) => (piece.y0 + piece.y1) / 2 >= top);
  return [null, ...labels].map((label, index) => ({
    label,
    content: pieces.filter((piece) => !isLabel.has(piece) && sectionOf(piece) === index - 1),
  }));
}

/** Returns the first piece of a row that begins at the left edge if it is a heading beside other text. */
function labelOf({ pieces: [piece, ...others] }: Row, edge: number, em: number): Piece[] {
  if (!piece || others.length === 0 || piece.x0 > edge + em * 0.3 || piece.text.length > MAX_LABEL_CHARS)
    return [];
  const isHeading = looksLikeHeading(piece.text) && (piece.bold || piece.confidence < 1);
  return isHeading ? [piece] : [];
}
