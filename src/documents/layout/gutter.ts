import { boundsOf, heightOf, median, type Piece, type Region } from './piece';
import { arePairedRows, hasPartner } from './paired-rows';
import { rowsOf, sortedIntoRows, type Row } from './rows';

/** A strip of empty paper with text columns to its left and right. */
export interface Gutter {
  left: Piece[];
  right: Piece[];
  /** Vertical extent over which both columns run. */
  top: number;
  bottom: number;
}

/** A column has at least this many lines, or it is a table cell or a date beside a title. */
const MIN_GUTTER_ROWS = 4;
/** Narrow gutters count only when they run along many lines, or ordinary word gaps would line up to make one. */
const GUTTER_WIDTHS = [
  { ems: 0.8, points: 6.5, rows: MIN_GUTTER_ROWS },
  { ems: 0.35, points: 3.5, rows: 12 },
] as const;

/** The tallest gutter that parts pieces into two columns, or null for a single column. */
export function findGutter(unsorted: readonly Piece[]): Gutter | null {
  if (unsorted.length < MIN_GUTTER_ROWS * 2) return null;
  // Rows of many selections are asked for: selections of pieces in order are in order.
  const pieces = sortedIntoRows(unsorted);
  const em = median(pieces.map((piece) => piece.fontSize));
  // Every strip is looked for among all pieces from the top: sorted once, they need not be for each.
  const fromTop = [...pieces].sort((a, b) => a.y0 - b.y0);
  const centred = centredHeadings(pieces, em);
  const found = GUTTER_WIDTHS.map(({ ems, points, rows }) =>
    bestGutter(pieces, fromTop, centred, em, Math.max(points, em * ems), rows),
  );
  const [wide, narrow] = found;
  // A narrow gutter wins where one overlong line has cut a wide one short.
  if (wide && narrow) return narrow.score > wide.score * 1.35 ? narrow : wide;
  return wide ?? narrow ?? null;
}

function bestGutter(
  pieces: readonly Piece[],
  fromTop: readonly Piece[],
  centred: ReadonlySet<Piece>,
  em: number,
  minWidth: number,
  minRows: number,
): GutterCandidate | null {
  const candidates = positions(pieces, minWidth)
    .flatMap((x) => cleanStrips(pieces, fromTop, centred, x, minWidth, em))
    .sort((a, b) => b.score - a.score);
  const seen = new Set<string>();
  for (const candidate of candidates) {
    // Neighbouring places part the pieces in the same way.
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

/** Words that a heading in the middle has at most. */
const HEADING_LETTERS = 40;
/** One line in the middle may stand there by chance; headings that are centred are so throughout. */
const MIN_CENTRED_SHARE = 2;
/** A page with more lines in the middle is set that way as a whole. */
const MAX_CENTRED_SHARE = 40;

/**
 * Headings set in the middle over columns: alone on their line, and beginning where nothing else begins. Where
 * columns leave the middle free they cross no gutter, and part what is above them from what is below all the same.
 */
function centredHeadings(pieces: readonly Piece[], em: number): Set<Piece> {
  const { x0, x1 } = boundsOf(pieces);
  const middle = (x0 + x1) / 2;
  const candidates = rowsOf(pieces).flatMap(({ pieces: [piece, ...others] }) => {
    if (!piece?.bold || others.length > 0 || piece.text.length > HEADING_LETTERS) return [];
    return Math.abs((piece.x0 + piece.x1) / 2 - middle) > em * 0.5 ? [] : [piece];
  });
  if (candidates.length > MAX_CENTRED_SHARE) return new Set();
  const rest = pieces.filter((piece) => !candidates.includes(piece));
  const found = candidates.filter(
    ({ x0: start }) => rest.filter((other) => Math.abs(other.x0 - start) < em * 0.3).length <= 1,
  );
  return new Set(found.length < MIN_CENTRED_SHARE ? [] : found);
}

/**
 * Rows at either end of the columns whose right piece is set flush right beside a left one, as dates beside a title
 * are: they belong to what stands above or below the columns.
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

/** Places worth trying: just right of where some piece ends. */
function positions(pieces: readonly Piece[], minWidth: number): number[] {
  const bounds = boundsOf(pieces);
  const found = new Set<number>();
  for (const piece of pieces) {
    const x = Math.round((piece.x1 + minWidth / 2) / 2) * 2;
    if (x > bounds.x0 + minWidth && x < bounds.x1 - minWidth) found.add(x);
  }
  return [...found];
}

interface GutterCandidate extends Gutter {
  score: number;
}

/** A gutter with the rows of both sides. */
interface SplitPieces {
  gutter: GutterCandidate;
  left: Row[];
  right: Row[];
}

/** The parts of the vertical line at `x` that no piece crosses and that are wide enough to be a gutter. */
function cleanStrips(
  pieces: readonly Piece[],
  fromTop: readonly Piece[],
  centred: ReadonlySet<Piece>,
  x: number,
  minWidth: number,
  em: number,
): GutterCandidate[] {
  const half = minWidth / 2;
  const crossing = fromTop.filter(
    (piece) => (piece.x0 < x + half && piece.x1 > x - half) || centred.has(piece),
  );
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
    (piece.x1 <= x ? left : right).push(piece);
  }
  if (left.length < MIN_GUTTER_ROWS || right.length < MIN_GUTTER_ROWS) return null;
  const a = boundsOf(left);
  const b = boundsOf(right);
  const top = Math.max(a.y0, b.y0);
  const bottom = Math.min(a.y1, b.y1);
  const height = bottom - top;
  if (height < em * MIN_GUTTER_ROWS * 1.1) return null;
  const width = b.x0 - a.x1;
  return { left, right, top, bottom, score: height * (1 + Math.min(width / em, 4) * 0.15) };
}

/** Both columns have text along most of the gutter's height; two far-apart blocks do not make columns. */
function runsAlong(left: readonly Row[], right: readonly Row[], em: number): boolean {
  return Math.min(shared(left, right), shared(right, left)) >= MIN_GUTTER_ROWS * em;
}

function shared(rows: readonly Row[], others: readonly Region[]): number {
  const bounds = boundsOf([...others]);
  return rows
    .filter((row) => row.y1 > bounds.y0 && row.y0 < bounds.y1)
    .reduce((sum, row) => sum + heightOf(row), 0);
}
