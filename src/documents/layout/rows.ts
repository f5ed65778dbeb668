import { heightOf, type Piece, type Region } from './piece';

/** Pieces on one baseline, from left to right. */
export interface Row extends Region {
  pieces: Piece[];
  baseline: number;
  fontSize: number;
}

/** Groups pieces into rows, top to bottom. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of sortedIntoRows(pieces)) {
    const row = rowFor(rows, piece);
    if (row) addTo(row, piece);
    else
      rows.push({ ...regionOf(piece), pieces: [piece], baseline: piece.baseline, fontSize: piece.fontSize });
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x0 - b.x0 || a.order - b.order);
  return rows.sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}

/** Sorts pieces in the order in which `rowsOf` adds them: by baseline, then from left to right. */
export function sortedIntoRows(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}

/** Only the last few rows can accept a piece, because pieces are sorted by baseline. */
function rowFor(rows: readonly Row[], piece: Piece): Row | undefined {
  for (let index = rows.length - 1; index >= Math.max(0, rows.length - 4); index--) {
    const row = rows[index];
    if (row && sharesLine(row, piece)) return row;
  }
  return undefined;
}

function sharesLine(row: Row, piece: Piece): boolean {
  const distance = Math.abs(piece.baseline - row.baseline);
  const small = Math.min(row.fontSize, piece.fontSize);
  if (distance <= small * 0.22) return true;
  // A superscript or a word in another size overlaps the line vertically, and no piece of the line is above or below
  // it.
  const overlap = Math.min(row.y1, piece.y1) - Math.max(row.y0, piece.y0);
  if (overlap < 0.55 * Math.min(heightOf(row), heightOf(piece)) || distance > small * 0.65) return false;
  return row.pieces.every(
    (other) => other.x1 <= piece.x0 + small * 0.25 || other.x0 >= piece.x1 - small * 0.25,
  );
}

function addTo(row: Row, piece: Piece): void {
  row.pieces.push(piece);
  if (piece.fontSize > row.fontSize) {
    row.fontSize = piece.fontSize;
    row.baseline = piece.baseline;
  }
  row.x0 = Math.min(row.x0, piece.x0);
  row.y0 = Math.min(row.y0, piece.y0);
  row.x1 = Math.max(row.x1, piece.x1);
  row.y1 = Math.max(row.y1, piece.y1);
}

function regionOf({ x0, y0, x1, y1 }: Piece): Region {
  return { x0, y0, x1, y1 };
}
