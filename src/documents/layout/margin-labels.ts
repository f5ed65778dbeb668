import { isSectionHeading, looksLikeHeading } from './heading';
import { knownMarginHeadings } from './margin-headings';
import { boundsOf, median, type Piece } from './piece';
import { rowsOf, type Row } from './rows';

/** A section of a page whose headings stand in a margin, beside the first line of their section. */
export interface MarginSection {
  /** Null for the text above the first heading. */
  label: Piece | null;
  content: Piece[];
}

const MIN_LABELS = 4;
/** The same if each of them is the heading of a section. */
const MIN_HEADINGS = 3;
const MAX_LABEL_CHARS = 26;
/** Labels of every second row or more are those of a form, not headings. */
const MAX_LABEL_SHARE = 0.5;
/** Minimum distance between the labels and the text, in ems. */
const MIN_MARGIN = 0.8;

/**
 * Divides a page at the headings in a margin; null for another page. Without this, the cells of two sections below
 * each other look like columns that run through both.
 */
export function marginSections(pieces: readonly Piece[]): MarginSection[] | null {
  return sectionsOfHeadings(pieces) ?? sectionsOfLabels(pieces);
}

/** Divides a page at headings with known words. */
function sectionsOfHeadings(pieces: readonly Piece[]): MarginSection[] | null {
  const headings = knownMarginHeadings(pieces);
  if (headings.length === 0) return null;
  const written = new Set(headings.flatMap(({ lines }) => lines));
  return sectionsAt(
    headings.map(({ label }) => label),
    written,
    pieces,
  );
}

function sectionsOfLabels(pieces: readonly Piece[]): MarginSection[] | null {
  const rows = rowsOf(pieces);
  const em = median(pieces.map(({ fontSize }) => fontSize));
  const edge = boundsOf(pieces).x0;
  const { labels, written } = labelsOf(rows, edge, em);
  const [first] = labels;
  if (
    !first ||
    labels.length < (labels.every(({ text }) => isSectionHeading(text)) ? MIN_HEADINGS : MIN_LABELS)
  )
    return null;
  const below = rows.filter(({ baseline }) => baseline >= first.baseline);
  if (written.size > below.length * MAX_LABEL_SHARE) return null;
  const text = below.flatMap((row) => row.pieces).filter((piece) => !written.has(piece));
  if (boundsOf(text).x0 < boundsOf(labels).x1 + em * MIN_MARGIN) return null;
  return sectionsAt(labels, written, pieces);
}

/** Divides the pieces at the height of each label. */
function sectionsAt(
  labels: readonly Piece[],
  written: ReadonlySet<Piece>,
  pieces: readonly Piece[],
): MarginSection[] {
  const tops = labels.map(({ y0 }) => y0);
  const sectionOf = (piece: Piece): number => tops.findLastIndex((top) => (piece.y0 + piece.y1) / 2 >= top);
  return [null, ...labels].map((label, index) => ({
    label,
    content: pieces.filter((piece) => !written.has(piece) && sectionOf(piece) === index - 1),
  }));
}

/** Returns the labels, those over two lines joined, and the pieces that they are written in. */
function labelsOf(
  rows: readonly Row[],
  edge: number,
  em: number,
): { labels: Piece[]; written: ReadonlySet<Piece> } {
  const labels: Piece[] = [];
  const written = new Set<Piece>();
  let baseline = -Infinity;
  for (const row of rows) {
    const [piece] = row.pieces;
    const last = labels.at(-1);
    const joined =
      last &&
      piece &&
      piece.x0 <= edge + em * 0.3 &&
      row.baseline - baseline <= piece.fontSize * MAX_LINE_SPACE
        ? joinedLabel(last, piece)
        : null;
    const [label] = joined ? [joined] : labelOf(row, edge, em);
    if (!label || !piece) continue;
    if (joined) labels.pop();
    labels.push(label);
    written.add(piece);
    baseline = row.baseline;
  }
  return { labels, written };
}

const MAX_LINE_SPACE = 1.7;

/** Joins "Relevant" and "Experience:" below it if both together are the heading of a section. */
function joinedLabel(label: Piece, piece: Piece): Piece | null {
  const text = `${label.text} ${withoutColon(piece.text)}`;
  if (!piece.bold || !isSectionHeading(text)) return null;
  if (isSectionHeading(label.text) && isSectionHeading(withoutColon(piece.text))) return null;
  return { ...label, text, x1: Math.max(label.x1, piece.x1), edges: null };
}

function withoutColon(text: string): string {
  return text.endsWith(':') ? text.slice(0, -1) : text;
}

/** Returns the first piece of a row that begins at the left edge if it is a heading beside other text. */
function labelOf({ pieces: [piece, ...others] }: Row, edge: number, em: number): Piece[] {
  if (!piece || others.length === 0 || piece.x0 > edge + em * 0.3 || piece.text.length > MAX_LABEL_CHARS)
    return [];
  const text = withoutColon(piece.text);
  const isHeading = looksLikeHeading(text) && (piece.bold || piece.confidence < 1);
  return isHeading ? [{ ...piece, text, edges: piece.edges?.slice(0, text.length * 2) ?? null }] : [];
}
