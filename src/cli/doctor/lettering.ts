/**
 * Bitmap of the word with five by seven dots per letter, so that the check works on a server without fonts.
 * Each string is one row of all letters.
 */
const WORD_ROWS = [
  '##### ##### #   # #   # ####  #####',
  '  #   #     ##  # #   # #   # #    ',
  '  #   #     # # # #   # #   # #    ',
  '  #   ####  #  ## #   # ####  #### ',
  '  #   #     #   # #   # # #   #    ',
  '  #   #     #   # #   # #  #  #    ',
  '  #   ##### #   #  ###  #   # #####',
];

export const PRINTED_WORD = 'TENURE';

export interface Bitmap {
  /** One byte per pixel, 0 (black) to 255 (white). */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Draws the word in black on white with a margin and `scale` pixels per dot. */
export function drawWord(scale: number): Bitmap {
  const margin = 6;
  const columns = (WORD_ROWS[0]?.length ?? 0) + 2 * margin;
  const rows = WORD_ROWS.length + 2 * margin;
  const [width, height] = [columns * scale, rows * scale];
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    const row = WORD_ROWS[Math.floor(y / scale) - margin];
    if (row === undefined) continue;
    for (let x = 0; x < width; x += 1) {
      if (row[Math.floor(x / scale) - margin] === '#') pixels[y * width + x] = 0;
    }
  }
  return { pixels, width, height };
}
