import type { Box, LayoutLine, LayoutRun } from '../../domain/layout/layout-document';
import { isSectionHeading } from './heading';
import { boundsOf, heightOf, type Piece, type Region } from './piece';
import {
  appendGap,
  appendText,
  edgesOfTrimmed,
  positionedText,
  type PositionedText,
} from './positioned-text';
import { rowsOf, type Row } from './rows';
import { roundTo } from '../../domain/numbers';

export interface PageSize {
  width: number;
  height: number;
}

/** Minimum gap, in ems, between two words of a line. */
const SPACE_GAP = 0.12;
/**
 * Minimum gap, in ems, between two cells, which are joined by a tab: a date at the end of the line, a label and its
 * value.
 */
const TAB_GAP = 1.7;

/** Minimum gap, in ems, between two labels. Justified text rarely has wider ones. */
const RUN_GAP = 0.9;

/** Builds the lines of one block from top to bottom. */
export function linesOf(pieces: readonly Piece[], column: number, page: PageSize): LayoutLine[] {
  const lines: LayoutLine[] = [];
  let above: Row | null = null;
  const rows = rowsOf(pieces).flatMap(withHeadingAbove);
  const starts = cellStarts(rows);
  for (const row of rows) {
    const line = lineOf(row, column, page, starts);
    if (line.text === '') continue;
    const height = Math.max(1, heightOf(row));
    line.gapBefore = above ? Math.round(((row.y0 - above.y1) / height) * 100) / 100 : null;
    lines.push(line);
    above = row;
  }
  return lines;
}

/** A name beside the heading of its section is larger by this factor. */
const NAME_SCALE = 1.4;

/** Divides "Personal information   ANA SILVA", where the heading is in the margin of a name in large type. */
function withHeadingAbove(row: Row): Row[] {
  const [first, next, ...others] = row.pieces;
  if (!first || !next || next.fontSize < first.fontSize * NAME_SCALE || isClose(first, next)) return [row];
  if (!isSectionHeading(first.text.trim())) return [row];
  const above = { ...row, ...boundsOf([first]), pieces: [first], fontSize: first.fontSize };
  return [above, { ...row, ...boundsOf([next, ...others]), pieces: [next, ...others] }];
}

/** False for a bullet and for recognized words, whose distances vary. */
function isWord({ text, confidence }: Piece): boolean {
  return confidence === 1 && /\p{L}{2}|(?:19|20)\d{2}/u.test(text);
}

/** Minimum rows whose second cell begins at one place. */
const MIN_CELLS = 3;
const CELL_TOLERANCE = 1;

/** The left edges of cells that begin below each other after a gap, such as the values of a list of labels. */
function cellStarts(rows: readonly Row[]): number[] {
  const starts = rows.flatMap(({ pieces }) =>
    pieces.flatMap((piece, index) => {
      const before = pieces[index - 1];
      return before && isWord(before) && !isClose(before, piece) ? [piece.x0] : [];
    }),
  );
  return starts.filter(
    (start) => starts.filter((other) => Math.abs(other - start) < CELL_TOLERANCE).length >= MIN_CELLS,
  );
}

function lineOf(row: Row, column: number, page: PageSize, cells: readonly number[]): LayoutLine {
  const runs: OpenRun[] = [];
  let before: Piece | null = null;
  for (const piece of row.pieces) {
    const text = piece.text.trim();
    if (text === '') continue;
    const last = runs.at(-1);
    if (last && before) {
      const isCell =
        isWord(before) &&
        !isClose(before, piece) &&
        cells.some((start) => Math.abs(start - piece.x0) < CELL_TOLERANCE);
      // "Name   : Ana Silva" in a form.
      const gap = /^:\s?\S/.test(text)
        ? ''
        : isCell
          ? '\t'
          : separator(before, piece, last.positioned.text, text);
      if (gap !== '') appendGap(last.positioned, gap, piece.x0);
    }
    if (last && before && sameStyle(before, piece) && isClose(before, piece)) {
      appendPiece(last.positioned, piece, text);
      last.pieces.push(piece);
      last.confidence = Math.min(last.confidence, piece.confidence);
    } else {
      const positioned = positionedText();
      appendPiece(positioned, piece, text);
      runs.push({ positioned, pieces: [piece], confidence: piece.confidence });
    }
    before = piece;
  }
  const main = dominant(row.pieces);
  return {
    text: runs.map(({ positioned }) => positioned.text).join(''),
    box: boxOf(row.pieces, page),
    column,
    fontSize: main ? roundTo(main.fontSize, 1) : null,
    bold: share(row.pieces, (piece) => piece.bold) > 0.5,
    italic: share(row.pieces, (piece) => piece.italic) > 0.5,
    color: main?.color ?? null,
    listLevel: null,
    headingLevel: null,
    cell: null,
    gapBefore: null,
    runs: runs.map((run) => runOf(run, page)),
  };
}

interface OpenRun {
  positioned: PositionedText;
  pieces: Piece[];
  confidence: number;
}

function appendPiece(target: PositionedText, piece: Piece, trimmed: string): void {
  if (!piece.edges) return appendText(target, trimmed, piece.x0, piece.x1);
  target.text += trimmed;
  target.edges.push(...(trimmed === piece.text ? piece.edges : edgesOfTrimmed(piece.text, piece.edges)));
}

function runOf({ positioned, pieces, confidence }: OpenRun, page: PageSize): LayoutRun {
  const [first] = pieces;
  return {
    text: positioned.text,
    box: boxOf(pieces.map(glyphsOf), page),
    fontSize: roundTo(first?.fontSize ?? 0, 1),
    bold: first?.bold ?? false,
    italic: first?.italic ?? false,
    href: first?.href ?? null,
    confidence,
    ...(pieces.some((piece) => piece.edges)
      ? { edges: positioned.edges.map((x) => fraction(x / page.width)) }
      : {}),
  };
}

/** In ten-thousandths of the page. */
function fraction(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1e4);
}

/** False for the words of two labels side by side, which are runs of their own. */
function isClose(before: Piece, piece: Piece): boolean {
  return gapBetween(before, piece) < RUN_GAP;
}

/** Distance between two pieces in ems. */
function gapBetween(before: Piece, piece: Piece): number {
  return (piece.x0 - before.x1) / (Math.min(before.fontSize, piece.fontSize) || 1);
}

function separator(before: Piece, piece: Piece, textBefore: string, text: string): string {
  const gap = gapBetween(before, piece);
  if (gap >= TAB_GAP) return '\t';
  if (gap >= SPACE_GAP || before.spaceAfter || piece.spaceBefore) return ' ';
  // A closing bracket or comma in another style can be close to its word; two words cannot.
  return gap > 0.05 &&
    /\p{L}$/u.test(textBefore) &&
    /^\p{L}/u.test(text) &&
    before.fontSize !== piece.fontSize
    ? ' '
    : '';
}

function sameStyle(a: Piece, b: Piece): boolean {
  return (
    a.bold === b.bold && a.italic === b.italic && a.href === b.href && Math.abs(a.fontSize - b.fontSize) < 0.3
  );
}

function dominant(pieces: readonly Piece[]): Piece | null {
  let best: Piece | null = null;
  for (const piece of pieces) if (!best || piece.text.length > best.text.length) best = piece;
  return best;
}

function share(pieces: readonly Piece[], has: (piece: Piece) => boolean): number {
  let all = 0;
  let some = 0;
  for (const piece of pieces) {
    // Bullets and bars often have another weight than the line that they begin.
    const letters = piece.text.length > 1 ? piece.text.length : 0.1;
    all += letters;
    if (has(piece)) some += letters;
  }
  return all === 0 ? 0 : some / all;
}

/** The box of a run ends at its glyphs; that of a line contains the spacing that its font states. */
function glyphsOf(piece: Piece): Region {
  const { x0, x1, glyphTop: y0 = piece.y0, glyphBottom: y1 = piece.y1 } = piece;
  return { x0, y0, x1, y1 };
}

function boxOf(pieces: readonly Region[], page: PageSize): Box {
  const box: Box = [1, 1, 0, 0];
  for (const piece of pieces) {
    box[0] = Math.min(box[0], piece.x0 / page.width);
    box[1] = Math.min(box[1], piece.y0 / page.height);
    box[2] = Math.max(box[2], piece.x1 / page.width);
    box[3] = Math.max(box[3], piece.y1 / page.height);
  }
  return box.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4) as Box;
}
