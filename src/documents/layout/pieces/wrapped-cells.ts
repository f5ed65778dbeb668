import { heightOf, type Piece } from '../piece';
import { rowsOf, type Row } from '../rows';

/** Minimum cells of a row whose texts a narrow grid divides. */
const MIN_CELLS = 3;
/** Minimum gap between two cells, in ems. */
const MIN_GAP = 0.9;
/** Maximum distance between the lines of a cell, in ems, and how much closer they are than two rows of the grid. */
const MAX_LINE_SPACE = 1.6;
const ROW_SCALE = 1.2;
const MAX_CHARS = 40;

/**
 * Joins the lines of cells in a row: "Load   Route   Backing and" above "docking" below its last cell. Rows of a grid are
 * further from each other than the lines of a cell.
 */
export function joinWrappedCells(pieces: readonly Piece[]): Piece[] {
  const rows = rowsOf(pieces);
  const joined = new Map<Piece, Piece>();
  const usedPieces = new Set<Piece>();
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    if (!below || !areCells(row) || !isContinuation(row, below, rows[index + 2])) continue;
    if (isListAbove(rows[index - 1], row, below)) continue;
    const cells = below.pieces.map((piece) => cellAbove(piece, row));
    if (cells.includes(null) || new Set(cells).size < cells.length) continue;
    for (const [at, piece] of below.pieces.entries()) {
      const cell = cells[at];
      if (!cell) continue;
      usedPieces.add(piece);
      joined.set(cell, joinTexts(cell, piece));
    }
  }
  if (usedPieces.size === 0) return [...pieces];
  return pieces.flatMap((piece) => joined.get(piece) ?? (usedPieces.has(piece) ? [] : [piece]));
}

function areCells({ pieces }: Row): boolean {
  return (
    pieces.length >= MIN_CELLS &&
    pieces.every(
      (piece, index) =>
        piece.confidence === 1 &&
        piece.bold === pieces[0]?.bold &&
        Math.abs(piece.fontSize - pieces[0].fontSize) < 0.3 &&
        piece.text.length <= MAX_CHARS &&
        /\p{L}/u.test(piece.text) &&
        (index === 0 || piece.x0 - (pieces[index - 1]?.x1 ?? 0) >= piece.fontSize * MIN_GAP),
    )
  );
}

/** True for the second lines of some cells, below which the next row is further away. */
function isContinuation(row: Row, below: Row, next: Row | undefined): boolean {
  const space = below.baseline - row.baseline;
  if (below.pieces.length >= row.pieces.length || space > row.fontSize * MAX_LINE_SPACE) return false;
  const isStyled = below.pieces.some(
    ({ bold, fontSize }) => bold !== row.pieces[0]?.bold || Math.abs(fontSize - row.fontSize) > 0.3,
  );
  if (isStyled || heightOf(below) > heightOf(row) * ROW_SCALE) return false;
  const isSmall = below.pieces.every(({ text }) => /^\p{Ll}/u.test(text));
  return isSmall || next === undefined || next.baseline - below.baseline > space * ROW_SCALE;
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
