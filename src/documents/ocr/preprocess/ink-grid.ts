import type { GreyImage } from './grey-image';

/** Cells of a page; 1 where something is printed. */
export interface InkGrid {
  columns: number;
  rows: number;
  /** Side of a cell in pixels. */
  cell: number;
  ink: Uint8Array;
}

const CELLS_ACROSS = 420;
/** Minimum brightness difference within a cell for print; less is the grain of paper. */
const MIN_CONTRAST = 60;
/** Vertical runs of ink longer than this share of the page height are edges of panels or rules, not letters. */
const EDGE_SHARE = 0.06;

/**
 * Marks the cells in which brightness changes. In dark panels only the light letters count; the edges of panels are
 * removed because they would join columns.
 */
export function inkGrid(image: GreyImage): InkGrid {
  const { width, height } = image;
  const cell = Math.max(2, Math.round(width / CELLS_ACROSS));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const ink = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (contrastOf(image, column * cell, row * cell, cell) > MIN_CONTRAST) ink[row * columns + column] = 1;
    }
  }
  clearEdges(ink, columns, rows);
  return { columns, rows, cell, ink };
}

function contrastOf({ pixels, width, height }: GreyImage, left: number, top: number, side: number): number {
  const right = Math.min(width, left + side);
  const bottom = Math.min(height, top + side);
  let low = 255;
  let high = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const value = pixels[y * width + x] as number;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return high - low;
}

function clearEdges(ink: Uint8Array, columns: number, rows: number): void {
  const longest = Math.max(8, Math.round(rows * EDGE_SHARE));
  for (let column = 0; column < columns; column++) {
    let start = -1;
    for (let row = 0; row <= rows; row++) {
      const marked = row < rows && ink[row * columns + column] === 1;
      if (marked && start < 0) start = row;
      if (marked || start < 0) continue;
      if (row - start >= longest) {
        for (let at = start; at < row; at++) ink[at * columns + column] = 0;
      }
      start = -1;
    }
  }
}
