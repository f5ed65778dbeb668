import { boundsOf, heightOf, median, type Piece, type Region } from './piece';
import { arePairedRows, hasPartner } from './paired-rows';
import { isSectionHeading, looksLikeHeading } from './heading';
import { rowsOf, sortedIntoRows, type Row } from './rows';

/** An empty vertical strip between two text columns. */
export interface Gutter {
  left: Piece[];
  right: Piece[];
  /** Vertical range in which both columns have text. */
  top: number;
  bottom: number;
}

/** Minimum rows of a column; a shorter one is a table cell or a date beside a title. */
const MIN_GUTTER_ROWS = 4;
/** Narrow gutters need more rows, because ordinary word gaps align by chance. */
const GUTTER_WIDTHS = [
  { ems: 0.8, points: 6.5, rows: MIN_GUTTER_ROWS },
  { ems: 0.35, points: 3.5, rows: 12 },
] as const;

/**
 * Finds the tallest gutter that splits pieces into two columns; null for a single column. `allRows` are the rows of the
 * pieces, and `dividing` are headings that no gutter passes.
 */
export function findGutter(
  unsorted: readonly Piece[],
  allRows: readonly Row[],
  dividing: readonly Piece[] = [],
): Gutter | null {
  if (unsorted.length < MIN_GUTTER_ROWS * 2) return null;
  // Sorted once here, because selections of sorted pieces stay sorted.
  const pieces = sortedIntoRows(unsorted);
  const em = median(pieces.map((piece) => piece.fontSize));
  // Sorted once here, because every strip scans all pieces from the top.
  const fromTop = [...pieces].sort((a, b) => a.y0 - b.y0);
  const headings = new Set([
    ...centredHeadings(pieces, allRows, em),
    ...flushRightHeadings(pieces, allRows, em),
    ...dividing,
  ]);
  const gutters = GUTTER_WIDTHS.map(({ ems, points, rows }) =>
    bestGutter(pieces, fromTop, headings, em, Math.max(points, em * ems), rows),
  );
  const [wide, narrow] = gutters;
  // A narrow gutter wins if one overlong line shortens the wide gutter.
  if (wide && narrow) return narrow.score > wide.score * 1.35 ? narrow : wide;
  return wide ?? narrow ?? null;
}

function bestGutter(
  pieces: readonly Piece[],
  fromTop: readonly Piece[],
  headings: ReadonlySet<Piece>,
  em: number,
  minWidth: number,
  minRows: number,
): GutterCandidate | null {
  const candidates = positions(pieces, minWidth)
    .flatMap((x) => cleanStrips(pieces, fromTop, headings, x, minWidth, em))
    .sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  for (const candidate of candidates) {
    // Neighbouring positions split the pieces in the same way.
    const key = `${candidate.left.length}/${candidate.right.length}/${Math.round(candidate.top)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const { gutter, left, right } = withoutPairedEdges(candidate, em);
    if (left.length < minRows || right.length < minRows) continue;
    if (!runsAlong(left, right, em) || arePairedRows(left, right, em)) continue;
    return gutter;
  }
  return null;
}

/** Maximum characters of a centred heading. */
const HEADING_LETTERS = 40;
/** Minimum centred headings: a single centred line can be a coincidence. */
const MIN_CENTRED_SHARE = 2;
/** Maximum centred headings: with more of them, the whole page is centred. */
const MAX_CENTRED_SHARE = 40;

/**
 * Finds centred headings above columns: bold or recognized words that look like one, alone on their line, with no other text at their left edge. They separate
 * the text above from the text below, even if the columns leave the centre empty so that no heading crosses the gutter.
 */
function centredHeadings(pieces: readonly Piece[], rows: readonly Row[], em: number): Set<Piece> {
  const { x0, x1 } = boundsOf(pieces);
  const alone = rows.flatMap(({ pieces: [piece, ...others] }) => {
    if (!piece || others.length > 0 || piece.text.length > HEADING_LETTERS) return [];
    return piece.bold || (piece.confidence < 1 && looksLikeHeading(piece.text)) ? [piece] : [];
  });
  const middle = commonMiddle(alone, em) ?? (x0 + x1) / 2;
  const candidates = alone.filter((piece) => Math.abs(middleOf(piece) - middle) <= em * 0.5);
  if (candidates.length > MAX_CENTRED_SHARE) return new Set();
  const rest = pieces.filter((piece) => !candidates.includes(piece));
  const headings = candidates.filter(
    ({ x0: start }) => rest.filter((other) => Math.abs(other.x0 - start) < em * 0.3).length <= 1,
  );
  return new Set(headings.length < MIN_CENTRED_SHARE ? [] : headings);
}

/** The middle of headings of sections with different left edges; the text itself may not reach the right margin. */
function commonMiddle(alone: readonly Piece[], em: number): number | null {
  const headings = alone.filter(({ text }) => isSectionHeading(text));
  const middle = median(headings.map(middleOf));
  const centred = headings.filter((piece) => Math.abs(middleOf(piece) - middle) <= em * 0.3);
  const starts = centred.map(({ x0 }) => x0);
  const differ = Math.max(...starts) - Math.min(...starts) > em;
  return centred.length >= MIN_CENTRED_HEADINGS && differ ? middle : null;
}

const MIN_CENTRED_HEADINGS = 3;
/** Minimum headings at the right edge. */
const MIN_FLUSH_RIGHT_HEADINGS = 3;

/**
 * Finds headings at the right edge of the page, above their sections. All headings of the page end there, each alone on
 * its line; a sidebar on the right has the headings of the other column beside or below its own.
 */
function flushRightHeadings(pieces: readonly Piece[], rows: readonly Row[], em: number): Piece[] {
  const edge = boundsOf(pieces).x1;
  const headings = pieces.filter(({ text }) => isSectionHeading(text.trim()));
  if (headings.length < MIN_FLUSH_RIGHT_HEADINGS) return [];
  const starts = headings.map(({ x0 }) => x0);
  const isFlush = headings.every(({ x1 }) => Math.abs(x1 - edge) < em * 0.5);
  if (!isFlush || Math.max(...starts) - Math.min(...starts) < em) return [];
  const alone = new Set(rows.flatMap((row) => (row.pieces.length === 1 ? row.pieces : [])));
  return headings.every((heading) => alone.has(heading)) ? headings : [];
}

function middleOf({ x0, x1 }: Piece): number {
  return (x0 + x1) / 2;
}

/**
 * Removes paired rows at either end of the columns: a flush-right piece beside a left one, such as a date beside a
 * title. They belong to the text above or below the columns.
 */
function withoutPairedEdges(candidate: GutterCandidate, em: number): SplitPieces {
  const left = rowsOf(candidate.left);
  const right = rowsOf(candidate.right);
  const whole = { gutter: candidate, left, right };
  const edge = Math.max(...right.map((row) => row.x1));
  const start = Math.min(...right.map((row) => row.x0));
  const isPaired = (row: Row): boolean =>
    row.x1 > edge - em * 0.3 && row.x0 > start + em * 2 && hasPartner(row, left);
  let from = 0;
  while (from < right.length && isPaired(right[from]!)) from += 1;
  let to = right.length;
  while (to > from && isPaired(right[to - 1]!)) to -= 1;
  if (to - from === right.length || to - from < MIN_GUTTER_ROWS) return whole;
  const top = from === 0 ? -Infinity : right[from - 1]!.y1;
  const bottom = to === right.length ? Infinity : right[to]!.y0;
  const inside = (piece: Piece): boolean => {
    const middle = (piece.y0 + piece.y1) / 2;
    return middle > top && middle < bottom;
  };
  const trimmed = {
    ...candidate,
    left: candidate.left.filter(inside),
    right: candidate.right.filter(inside),
  };
  if (trimmed.left.length < MIN_GUTTER_ROWS || trimmed.right.length < MIN_GUTTER_ROWS) return whole;
  const [a, b] = [boundsOf(trimmed.left), boundsOf(trimmed.right)];
  const gutter = { ...trimmed, top: Math.max(a.y0, b.y0), bottom: Math.min(a.y1, b.y1) };
  return { gutter, left: rowsOf(trimmed.left), right: rowsOf(trimmed.right) };
}

/** Candidate positions: just right of the end of each piece, of adjacent ends only the last. */
function positions(pieces: readonly Piece[], minWidth: number): number[] {
  const bounds = boundsOf(pieces);
  const ends = new Map<number, number>();
  for (const { x1 } of pieces) {
    const place = Math.floor(x1 / 2);
    ends.set(place, Math.max(ends.get(place) ?? x1, x1));
  }
  return [...ends.values()]
    .map((end) => end + minWidth / 2)
    .filter((x) => x > bounds.x0 + minWidth && x < bounds.x1 - minWidth);
}

interface GutterCandidate extends Gutter {
  score: number;
}

/** A gutter and the rows of both sides. */
interface SplitPieces {
  gutter: GutterCandidate;
  left: Row[];
  right: Row[];
}

/** Segments of the vertical line at `x` that no piece crosses within `minWidth`. */
function cleanStrips(
  pieces: readonly Piece[],
  fromTop: readonly Piece[],
  headings: ReadonlySet<Piece>,
  x: number,
  minWidth: number,
  em: number,
): GutterCandidate[] {
  const half = minWidth / 2;
  const crossing = fromTop.filter(
    (piece) => (piece.x0 < x + half && piece.x1 > x - half) || headings.has(piece),
  );
  const strict = stripsBetween(crossing, pieces, x, em);
  const far = crossing.filter((piece) => headings.has(piece) || !crossesSlightly(piece, x, half, em));
  const slight = crossing.length - far.length;
  if (slight === 0 || slight > pieces.length * MAX_SLIGHT_SHARE) return strict;
  return [...strict, ...stripsBetween(far, pieces, x, em)];
}

/** Share of the pieces that may reach into a gutter a little. */
const MAX_SLIGHT_SHARE = 0.04;
/** How far they may reach beyond the middle of the gutter, in ems. */
const SLIGHT_REACH = 0.4;
/** Minimum length in ems of the part of such a piece that is in its column. */
const SLIGHT_LENGTH = 5;

/** True for the end of a long line in a column that is wider than the others by a letter. */
function crossesSlightly({ x0, x1 }: Piece, x: number, half: number, em: number): boolean {
  const reach = half + em * SLIGHT_REACH;
  return (x1 < x + reach && x - x0 > em * SLIGHT_LENGTH) || (x0 > x - reach && x1 - x > em * SLIGHT_LENGTH);
}

/** The segments of the line at `x` between pieces that cross it. */
function stripsBetween(
  crossing: readonly Piece[],
  pieces: readonly Piece[],
  x: number,
  em: number,
): GutterCandidate[] {
  const strips: GutterCandidate[] = [];
  let from = -Infinity;
  for (const block of [...crossing, null]) {
    const to = block ? block.y0 : Infinity;
    if (to - from > em * MIN_GUTTER_ROWS) {
      const strip = stripBetween(pieces, x, from + em * 0.1, to - em * 0.1, em);
      if (strip) strips.push(strip);
    }
    if (block) from = Math.max(from, block.y1);
  }
  return strips;
}

function stripBetween(
  pieces: readonly Piece[],
  x: number,
  from: number,
  to: number,
  em: number,
): GutterCandidate | null {
  const left: Piece[] = [];
  const right: Piece[] = [];
  for (const piece of pieces) {
    const middle = (piece.y0 + piece.y1) / 2;
    if (middle < from || middle > to) continue;
    ((piece.x0 + piece.x1) / 2 <= x ? left : right).push(piece);
  }
  if (left.length < MIN_GUTTER_ROWS || right.length < MIN_GUTTER_ROWS) return null;
  const a = boundsOf(left);
  const b = boundsOf(right);
  const top = Math.max(a.y0, b.y0);
  const bottom = Math.min(a.y1, b.y1);
  const height = bottom - top;
  if (height < em * MIN_GUTTER_ROWS * 1.1) return null;
  const width = b.x0 - a.x1;
  const score = height * (1 + Math.min(width / em, 4) * 0.15);
  // Of two gutters of one height, the one that divides more text also divides the rest of the longer column.
  const coverage = (left.length + right.length) / pieces.length;
  return { left, right, top, bottom, score: score * (1 + coverage * COVERAGE_WEIGHT) };
}

const COVERAGE_WEIGHT = 0.1;

/** True if both columns have text along most of the gutter; two distant blocks are not columns. */
function runsAlong(left: readonly Row[], right: readonly Row[], em: number): boolean {
  return Math.min(shared(left, right), shared(right, left)) >= MIN_GUTTER_ROWS * em;
}

function shared(rows: readonly Row[], others: readonly Region[]): number {
  const bounds = boundsOf([...others]);
  return rows
    .filter((row) => row.y1 > bounds.y0 && row.y0 < bounds.y1)
    .reduce((sum, row) => sum + heightOf(row), 0);
}
