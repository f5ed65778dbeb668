import { entryBands } from './entry-bands';
import { findGutter, type Gutter } from './gutter';
import { boundsOf, median, type Piece } from './piece';
import { contactStackOf } from './contact-stack';
import { headingsAboveGrids } from './grid-headings';
import { looksLikeHeading } from './heading';
import { headingRowOf, openingHeadingsOf, type HeadingRow } from './heading-row';
import { marginSections } from './margin-labels';
import { preparePieces } from './pieces/prepare-pieces';
import { rowsOf } from './rows';

/** Pieces that are read from top to bottom before the next block begins. */
export interface Block {
  pieces: Piece[];
  /** 0 for the first column in reading order; -1 for text that spans columns. */
  column: number;
}

export interface Blocks {
  blocks: Block[];
  columns: number;
}

const MAX_DEPTH = 6;
const MIN_CERTAIN_HEADINGS = 3;
/** Columns count as columns of the page if they cover at least this share of its text height. */
const MIN_BODY_SHARE = 0.25;
/** A line larger than the text by this factor spans the columns even if it fits into one. */
const TITLE_SCALE = 1.45;

interface BlockCut {
  children: (BlockCut | Piece[])[];
  columns: number;
  height: number;
}

/** Splits a page into blocks in reading order: spanning text, then column by column. */
export function blocksOf(all: readonly Piece[]): Blocks {
  const pieces = preparePieces(all);
  const total = pieces.length === 0 ? 0 : boundsOf(pieces).y1 - boundsOf(pieces).y0;
  const blocks: Block[] = [];
  let next = 0;
  let columns = 1;
  const collect = (node: BlockCut | Piece[], spanning: boolean): void => {
    if (Array.isArray(node)) {
      if (node.length > 0) blocks.push({ pieces: node, column: spanning ? -1 : next++ });
      return;
    }
    if (node.columns > columns && node.height >= total * MIN_BODY_SHARE) columns = node.columns;
    const [above, left, right, below] = node.children;
    if (above) collect(above, true);
    if (left) collect(left, false);
    if (right) collect(right, false);
    if (below) collect(below, true);
  };
  const sections = marginSections(pieces);
  const headings = headingsAboveGrids(pieces);
  const stack = sections === null ? contactStackOf(pieces) : null;
  if (stack) {
    const { before, contacts, after } = stack;
    collect(
      { children: [cut(before, 1, headings), contacts, [], cut(after, 1, headings)], columns: 1, height: 0 },
      false,
    );
  } else if (sections === null) collect(cut(pieces, 0, headings), false);
  for (const { label, content } of sections ?? []) {
    const tree = cut(content, 1, []);
    // Recognized words have no type that marks a heading; at the height of its text, it is one.
    if (label && label.confidence < 1 && Array.isArray(tree)) collect([label, ...tree], true);
    else {
      if (label) collect([label], true);
      collect(tree, Array.isArray(tree));
    }
  }
  return { blocks, columns };
}

function cut(pieces: readonly Piece[], depth: number, headings: readonly Piece[]): BlockCut | Piece[] {
  if (depth >= MAX_DEPTH) return [...pieces];
  // Three headings side by side are certain, two may also be those of columns that begin above.
  const rows = rowsOf(pieces);
  const certain = headingRowOf(pieces, rows, MIN_CERTAIN_HEADINGS) ?? openingHeadingsOf(pieces, rows);
  if (certain) return cutAtHeadingRow(pieces, certain, depth, headings);
  const gutter = findGutter(pieces, rows, headings);
  if (!gutter) {
    const row = headingRowOf(pieces, rows, 2);
    return row ? cutAtHeadingRow(pieces, row, depth, headings) : [...pieces];
  }
  const title = titleOver(gutter.left, gutter.right);
  const heading = headingBelow(pieces, gutter);
  const isColumnText = (piece: Piece): boolean => !title.has(piece) && !heading.has(piece);
  const left = gutter.left.filter(isColumnText);
  const right = gutter.right.filter(isColumnText);
  const inside = new Set([...left, ...right]);
  const middle = (gutter.top + gutter.bottom) / 2;
  const above = pieces.filter((piece) => !inside.has(piece) && piece.y0 < middle);
  const below = pieces.filter((piece) => !inside.has(piece) && piece.y0 >= middle);
  const bands = entryBands(left, right);
  if (bands) return inOrder([above, ...bands, below]);
  const children = [
    cut(above, depth + 1, headings),
    cut(left, depth + 1, headings),
    cut(right, depth + 1, headings),
    cut(below, depth + 1, headings),
  ];
  const nested = (child: BlockCut | Piece[] | undefined): number =>
    child && !Array.isArray(child) ? child.columns : 1;
  return {
    children,
    columns: nested(children[1]) + nested(children[2]),
    height: gutter.bottom - gutter.top,
  };
}

/** Parts of one column that are read one after the other. */
function inOrder(parts: readonly Piece[][]): BlockCut | Piece[] {
  return parts.reduceRight<BlockCut | Piece[]>(
    (rest, part) => ({ children: [part, [], [], rest], columns: 1, height: 0 }),
    [],
  );
}

/** Divides text at a row of section headings. */
function cutAtHeadingRow(
  pieces: readonly Piece[],
  { above, columns, below, height }: HeadingRow,
  depth: number,
  headings: readonly Piece[],
): BlockCut | Piece[] {
  const [last = [], ...others] = columns.map((column) => cut(column, depth + 1, headings)).reverse();
  const side = others.reduce(
    (right: BlockCut | Piece[], left) => ({
      children: [[], left, right, []],
      columns: isCut(right) ? right.columns + 1 : 2,
      height,
    }),
    last,
  );
  if (!isCut(side)) return [...pieces];
  const [, left = [], right = []] = side.children;
  return {
    ...side,
    children: [cut(above, depth + 1, headings), left, right, cut(below, depth + 1, headings)],
  };
}

function isCut(node: BlockCut | Piece[]): node is BlockCut {
  return !Array.isArray(node);
}

/**
 * Finds a bold or short line at the bottom of one column that is the heading of the spanning text below: the other
 * column ends above it, and it is closer to the text below than to its own column.
 */
function headingBelow(pieces: readonly Piece[], { left, right }: Gutter): Set<Piece> {
  const inside = new Set([...left, ...right]);
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const rows = rowsOf(side);
    const [before, last] = rows.slice(-2);
    if (!before || !last || rows.length < 3 || !isHeading(last.pieces)) continue;
    if (boundsOf(other).y1 > last.y0) continue;
    const under = pieces.filter((piece) => !inside.has(piece) && piece.y0 >= last.y1 - 1);
    if (under.length > 0 && boundsOf(under).y0 - last.y1 < last.y0 - before.y1) return new Set(last.pieces);
  }
  return new Set();
}

function isHeading(pieces: readonly Piece[]): boolean {
  return pieces.every(({ bold }) => bold) || looksLikeHeading(pieces.map(({ text }) => text).join(' '));
}

/** Large lines at the top of the columns, such as a name above one of them. */
function titleOver(left: readonly Piece[], right: readonly Piece[]): Set<Piece> {
  const all = [...left, ...right];
  const em = median(all.map((piece) => piece.fontSize));
  const title = new Set<Piece>();
  let bottom = -Infinity;
  const largest = Math.max(...all.map((piece) => piece.fontSize));
  for (const row of rowsOf(all)) {
    const isTitle = row.fontSize >= em * TITLE_SCALE && (row.fontSize >= largest * 0.9 || title.size > 0);
    // The lines of another column can be at the heights between the lines of the name.
    if (!isTitle && row.y0 < bottom) continue;
    if (!isTitle) break;
    bottom = Math.max(bottom, row.y1 + em);
    // The first line of a sidebar can be at the height of the name without being part of it.
    for (const piece of row.pieces) if (piece.fontSize >= em * TITLE_SCALE) title.add(piece);
  }
  return title.size < all.length / 4 ? title : new Set();
}
