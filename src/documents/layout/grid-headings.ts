import { isSectionHeading } from './heading';
import { boundsOf, heightOf, median, type Piece } from './piece';
import { rowsOf, type Row } from './rows';

/** Minimum headings above grids: fewer can be a coincidence. */
const MIN_GRID_HEADINGS = 3;
/** With more of them, the words are not headings. */
const MAX_GRID_HEADINGS = 40;
const MAX_HEADING_CHARS = 40;
/** Share of the headings at the left edge that must be alone at their height; those of a column at the side are not. */
const MIN_ALONE_SHARE = 0.8;

/**
 * Finds headings at the left edge of a page whose sections have cells side by side. No text of the right column is at
 * their height, so a heading divides the cells above it from those below it, although it crosses no gutter.
 */
export function headingsAboveGrids(pieces: readonly Piece[]): Piece[] {
  const em = median(pieces.map(({ fontSize }) => fontSize));
  const { x0: edge } = boundsOf(pieces);
  const candidates = pieces.filter(
    ({ x0, text }) => x0 <= edge + em * 0.3 && text.length <= MAX_HEADING_CHARS && isSectionHeading(text),
  );
  if (candidates.length < MIN_GRID_HEADINGS || candidates.length > MAX_GRID_HEADINGS) return [];
  const rows = rowsOf(pieces);
  const alone = candidates.filter((heading) => isAlone(heading, rows));
  return alone.length >= Math.max(MIN_GRID_HEADINGS, candidates.length * MIN_ALONE_SHARE) ? alone : [];
}

/** True for a heading with no other text at its height. */
function isAlone(heading: Piece, rows: readonly Row[]): boolean {
  const rowIndex = rows.findIndex((row) => row.pieces.includes(heading));
  if (rows[rowIndex]?.pieces.length !== 1) return false;
  return [rows[rowIndex - 1], rows[rowIndex + 1]].every((other) => !other || !overlaps(other, heading));
}

/** True if a row reaches into the height of a heading by more than the distance that fonts and OCR add. */
function overlaps(row: Row, heading: Piece): boolean {
  const margin = heightOf(row) * 0.25;
  return row.y1 - margin > heading.y0 && row.y0 + margin < heading.y1;
}
