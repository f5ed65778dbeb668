import { isSectionHeading } from './heading';
import { DATE_LIKE, hasPartner } from './paired-rows';
import { boundsOf, heightOf, type Piece } from './piece';
import { rowsOf, type Row } from './rows';

/** Minimum entries whose left part begins at the height of their right part. */
const MIN_BANDS = 2;
const MIN_ALIGNED_SHARE = 0.8;
/** Lines of the left part of an entry, and how many of them there are for each line on the right. */
const MAX_LINES = 4;
const MAX_LEFT_SHARE = 0.7;
const MAX_DATE_CHARS = 30;
/** Minimum distance between two entries, in heights of a line. */
const MIN_ENTRY_GAP = 0.5;

/**
 * Divides entries whose employer and dates are on the left and whose title and duties are on the right: the parts of an
 * entry begin at one height, and a column would separate them. Returns the parts in reading order; null for columns.
 */
export function entryBands(left: readonly Piece[], right: readonly Piece[]): Piece[][] | null {
  const rightRows = rowsOf(right);
  const { y0, y1 } = boundsOf(right);
  const all = groupsOf(rowsOf(left));
  // The head of the page above the entries, and sections below them.
  const first = all.findIndex((group) => boundsOf(group).y1 > y0);
  const last = all.findLastIndex((group) => boundsOf(group).y0 < y1);
  const groups = all.slice(first, last + 1);
  const headings = new Set(groups.filter(([row]) => row && isHeadingRow(row)));
  const entries = groups.filter((group) => !headings.has(group));
  if (entries.length < MIN_BANDS || entries.some(({ length }) => length > MAX_LINES)) return null;
  if (entries.flat().length > rightRows.length * MAX_LEFT_SHARE) return null;
  const aligned = entries.filter(([row]) => row && hasPartner(row, rightRows));
  const dated = entries.filter((group) => group.some(hasDate));
  if (Math.min(aligned.length, dated.length) < entries.length * MIN_ALIGNED_SHARE) return null;
  // Two columns of entries can begin at one height by chance, but both have dates.
  if (rightRows.filter(hasDate).length > rightRows.length * 0.1) return null;
  const tops = groups.map(([row]) => row?.y0 ?? 0);
  const bandOf = (piece: Piece): number => tops.findLastIndex((top) => (piece.y0 + piece.y1) / 2 >= top);
  const textOf = (rows: readonly Row[]): Piece[] => rows.flatMap(({ pieces }) => pieces);
  const parts = [textOf(all.slice(0, first).flat()), right.filter((piece) => bandOf(piece) === -1)];
  for (const [index, group] of groups.entries()) {
    parts.push(
      textOf(group),
      right.filter((piece) => bandOf(piece) === index),
    );
  }
  parts.push(textOf(all.slice(last + 1).flat()));
  return parts.filter((part) => part.length > 0);
}

/** Groups rows that follow each other without a gap. A heading is a group of its own. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let last: Row | null = null;
  for (const row of rows) {
    const begins =
      !last || row.y0 - last.y1 > heightOf(row) * MIN_ENTRY_GAP || isHeadingRow(row) || isHeadingRow(last);
    if (begins) groups.push([row]);
    else groups.at(-1)?.push(row);
    last = row;
  }
  return groups;
}

function isHeadingRow({ pieces: [piece, other] }: Row): boolean {
  return piece !== undefined && other === undefined && isSectionHeading(piece.text.replace(/:$/, ''));
}

function hasDate({ pieces }: Row): boolean {
  return pieces.some(({ text }) => text.length <= MAX_DATE_CHARS && DATE_LIKE.test(text));
}
