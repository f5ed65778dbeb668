import { heightOf, type Piece } from '../piece';
import { rowsOf, type Row } from '../rows';

/** Minimum cells of a row whose texts a narrow grid divides. */
const MIN_CELLS = 3;
/** Minimum cells with a word; the others have numbers and years. */
const MIN_NAMED_CELLS = 2;
/** Minimum gap between two cells, in ems. */
const MIN_GAP = 0.9;
/** Maximum distance between the lines of a cell, in ems, and how much closer they are than two rows of the grid. */
const MAX_LINE_SPACE = 1.6;
const ROW_SCALE = 1.2;
const MAX_CHARS = 40;
const MAX_LINES = 4;

/**
 * Joins the lines of cells in a row: "Load   Route   Backing and" above "docking" below its last cell. Rows of a grid are
 * further from each other than the lines of a cell.
 */
export function joinWrappedCells(pieces: readonly Piece[]): Piece[] {
  const rows = rowsOf(pieces);
  const joined = new Map<Piece, Piece>();
  const usedPieces = new Set<Piece>();
  for (const [index, row] of rows.entries()) {
    if (row.pieces.some((piece) => usedPieces.has(piece)) || !areCells(row)) continue;
    for (const below of continuationsOf(index, rows))
      for (const piece of below.pieces) {
        const cell = cellAbove(piece, row);
        if (!cell) continue;
        usedPieces.add(piece);
        joined.set(cell, joinTexts(joined.get(cell) ?? cell, piece));
      }
  }
  if (usedPieces.size === 0) return [...pieces];
  return pieces.flatMap((piece) => joined.get(piece) ?? (usedPieces.has(piece) ? [] : [piece]));
}

/** The rows with the further lines of the cells of a row. */
function continuationsOf(index: number, rows: readonly Row[]): Row[] {
  const row = rows[index];
  const below = rows[index + 1];
  if (!row || !below || !continuesCells(row, below) || isListAbove(rows[index - 1], row, below)) return [];
  const space = below.baseline - row.baseline;
  if (below.pieces.every(({ text }) => /^\p{Ll}/u.test(text))) return [below];
  const lines = [below];
  for (const [at, line] of rows.slice(index + 2, index + 1 + MAX_LINES).entries()) {
    const before = rows[index + 1 + at];
    if (!before || line.baseline - before.baseline > space * ROW_SCALE) break;
    if (!continuesCells(row, line, before)) return [];
    lines.push(line);
  }
  const after = rows[index + 1 + lines.length];
  const isApart = !after || after.baseline - (lines.at(-1) ?? below).baseline > space * ROW_SCALE;
  const isSimple = lines.length === 1 && row.pieces.every(({ text }) => /\p{L}/u.test(text));
  return isApart && (isSimple || isInGrid(row, rows)) ? lines : [];
}

function areCells({ pieces }: Row): boolean {
  return (
    pieces.filter(({ text }) => /\p{L}/u.test(text)).length >= MIN_NAMED_CELLS &&
    pieces.length >= MIN_CELLS &&
    pieces.every(
      (piece, index) =>
        piece.confidence === 1 &&
        piece.bold === pieces[0]?.bold &&
        Math.abs(piece.fontSize - pieces[0].fontSize) < 0.3 &&
        piece.text.length <= MAX_CHARS &&
        /[\p{L}\d]/u.test(piece.text) &&
        (index === 0 || piece.x0 - (pieces[index - 1]?.x1 ?? 0) >= piece.fontSize * MIN_GAP),
    )
  );
}

/** True for a row with further lines of some cells, each below the start, the middle or the end of its cell. */
function continuesCells(row: Row, below: Row, before = row): boolean {
  const space = below.baseline - before.baseline;
  if (below.pieces.length >= row.pieces.length || space > row.fontSize * MAX_LINE_SPACE) return false;
  const isStyled = below.pieces.some(
    ({ bold, fontSize }) => bold !== row.pieces[0]?.bold || Math.abs(fontSize - row.fontSize) > 0.3,
  );
  if (isStyled || heightOf(below) > heightOf(row) * ROW_SCALE) return false;
  const cells = below.pieces.map((piece) => cellAbove(piece, row));
  return !cells.includes(null) && new Set(cells).size === cells.length;
}

/** True if another row has the same cells. */
function isInGrid(row: Row, rows: readonly Row[]): boolean {
  return rows.some(
    (other) =>
      other !== row &&
      other.pieces.length === row.pieces.length &&
      other.pieces.every((piece) => cellAbove(piece, row) !== null),
  );
}

/** True if lists side by side go on: the row above is no further away than the row below. */
function isListAbove(above: Row | undefined, row: Row, below: Row): boolean {
  if (!above) return false;
  const isList = above.pieces.length > 1 && above.pieces.some((piece) => cellAbove(piece, row) !== null);
  return isList && row.baseline - above.baseline < (below.baseline - row.baseline) * ROW_SCALE;
}

/** The cell that contains the middle of a piece, and begins or ends or is centred where the piece does. */
function cellAbove(piece: Piece, { pieces, fontSize }: Row): Piece | null {
  const tolerance = fontSize * 0.3;
  return (
    pieces.find(
      ({ x0, x1 }) =>
        Math.abs(x0 - piece.x0) < tolerance || Math.abs(x0 + x1 - piece.x0 - piece.x1) < tolerance * 2,
    ) ?? null
  );
}

function joinTexts(cell: Piece, piece: Piece): Piece {
  const x0 = Math.min(cell.x0, piece.x0);
  return {
    ...cell,
    text: `${cell.text.trim()} ${piece.text.trim()}`,
    x0,
    x1: Math.max(cell.x1, piece.x1),
    edges: null,
  };
}
