/**
 * Five by seven dots a letter, drawn here so that the check needs no font: a bare server has none.
 * Each string is one row of all letters of the word.
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
  /** One byte a pixel, 0 black to 255 white. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** The word in black on white with a margin, `scale` pixels a dot. */
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
