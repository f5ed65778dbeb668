import { isSectionHeading } from './heading';
import { boundsOf, median, type Piece } from './piece';
import type { Row } from './rows';

/** Sections side by side below a row of their headings. */
export interface HeadingRow {
  above: Piece[];
  columns: Piece[][];
  below: Piece[];
  height: number;
}

/** How far a heading in a box can be indented beyond the text below it, in ems. */
const HEADING_INDENT = 0.8;

/** Minimum distance of two headings, in ems. */
const MIN_DISTANCE = 1.5;

/**
 * Finds the first row that consists of section headings, "Languages   Skills   Interests", and divides the text below it
 * into a column for each, down to the first line that crosses one. `rows` are the rows of the pieces.
 */
export function headingRowOf(
  pieces: readonly Piece[],
  rows: readonly Row[],
  minHeadings: number,
): HeadingRow | null {
  const em = median(pieces.map(({ fontSize }) => fontSize));
  const at = rows.findIndex((row) => row.pieces.length >= minHeadings && isHeadingRow(row, em));
  const headings = rows[at]?.pieces;
  if (!headings) return null;
  const under = rows.slice(at);
  const edges = headings.map((heading) => edgeOf(heading, under, em));
  const crossing = under.findIndex((row) => row.pieces.some((piece) => columnOf(piece, edges) === null));
  const end = crossing === -1 ? under.length : endBefore(under.slice(0, crossing), edges);
  const inside = under.slice(0, end).flatMap((row) => row.pieces);
  const columns = edges.map((_, index) => inside.filter((piece) => columnOf(piece, edges) === index));
  if (columns.some((column) => column.length < 2)) return null;
  const isInside = new Set(inside);
  const { y0, y1 } = boundsOf(inside);
  return {
    above: pieces.filter((piece) => !isInside.has(piece) && piece.y0 < y0),
    columns,
    below: pieces.filter((piece) => !isInside.has(piece) && piece.y0 >= y0),
    height: y1 - y0,
  };
}

/** The left edge of a column. */
function edgeOf({ x0 }: Piece, rows: readonly Row[], em: number): number {
  const starts = rows
    .flatMap(({ pieces }) => pieces.map((piece) => piece.x0))
    .filter((start) => start < x0 && start >= x0 - em * HEADING_INDENT);
  return Math.min(x0 - em * 0.5, ...starts.map((start) => start - em * 0.1));
}

/**
 * The number of rows before a section that spans the columns: below its heading in the first column, no row begins in
 * another one.
 */
function endBefore(rows: readonly Row[], edges: readonly number[]): number {
  const begins = rows.findLastIndex(
    ({ pieces: [piece, other] }, index) =>
      index > 0 && piece && !other && piece.bold && isHeadingText(piece.text) && columnOf(piece, edges) === 0,
  );
  if (begins === -1) return rows.length;
  const below = rows.slice(begins);
  const isSpanning = below.every(({ pieces: [piece] }) => piece && columnOf(piece, edges) === 0);
  return isSpanning ? begins : rows.length;
}

/** Returns a row of headings whose columns begin the sections of the page and run to its end. */
export function openingHeadingsOf(pieces: readonly Piece[], rows: readonly Row[]): HeadingRow | null {
  const row = headingRowOf(pieces, rows, 2);
  if (!row || row.below.length > 0) return null;
  return row.above.some(({ bold, text }) => bold && isHeadingText(text)) ? null : row;
}

function isHeadingText(text: string): boolean {
  return isSectionHeading(text.trim().replace(/:$/, ''));
}

function isHeadingRow({ pieces }: Row, em: number): boolean {
  return pieces.every(
    ({ text, bold, x0 }, index) =>
      bold && isHeadingText(text) && (index === 0 || x0 - (pieces[index - 1]?.x1 ?? x0) >= em * MIN_DISTANCE),
  );
}

/** Returns the column that a piece lies in; null if it crosses the edge of one. */
function columnOf({ x0, x1 }: Piece, edges: readonly number[]): number | null {
  const column = edges.findLastIndex((edge) => edge <= x0);
  const next = edges[column + 1];
  return column === -1 || (next !== undefined && x1 > next) ? null : column;
}
