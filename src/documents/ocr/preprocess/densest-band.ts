import type { GreyImage } from './grey-image';

/** Grey values below this count as print. */
const DARK_LEVEL = 128;

/**
 * Finds the band with the most print that covers `share` of the height: enough to detect whether letters are upright.
 */
export function findDensestBand(image: GreyImage, share: number): GreyImage {
  const { pixels, width, height } = image;
  const rows = Math.max(1, Math.round(height * share));
  const print = new Uint32Array(height);
  for (let row = 0; row < height; row++) {
    let dark = 0;
    for (let at = row * width; at < (row + 1) * width; at++) if ((pixels[at] ?? 255) < DARK_LEVEL) dark += 1;
    print[row] = dark;
  }
  let sum = 0;
  let highestSum = -1;
  let top = 0;
  for (let row = 0; row < height; row++) {
    sum += (print[row] ?? 0) - (print[row - rows] ?? 0);
    if (row >= rows - 1 && sum > highestSum) {
      highestSum = sum;
      top = row - rows + 1;
    }
  }
  return { pixels: pixels.subarray(top * width, (top + rows) * width), width, height: rows };
}
