import type { GreyImage } from './grey-image';

const DARK_LEVEL = 150;
/** In pixels: no letter is this wide without a gap, and no ruled line is this thick. */
const MIN_LINE_LENGTH = 110;
const MAX_LINE_THICKNESS = 9;
const PROBE_COUNT = 24;

/**
 * Removes the horizontal ruled lines of a page, in place. OCR would otherwise read a line beside or under a heading as
 * letters and misread the heading.
 */
export function removeRuledLines(image: GreyImage): GreyImage {
  const { pixels, width, height } = image;
  for (let y = 0; y < height; y++) {
    let start = -1;
    for (let x = 0; x <= width; x++) {
      const dark = x < width && (pixels[y * width + x] ?? 255) < DARK_LEVEL;
      if (dark && start < 0) start = x;
      if (dark || start < 0) continue;
      if (x - start >= MIN_LINE_LENGTH) paintOut(image, y, start, x);
      start = -1;
    }
  }
  return image;
}

function paintOut({ pixels, width, height }: GreyImage, y: number, from: number, to: number): void {
  const at = (x: number, row: number): number => pixels[row * width + x] ?? 0;
  const probes = Array.from({ length: PROBE_COUNT }, (_, index) =>
    Math.floor(from + ((to - from) * (index + 0.5)) / PROBE_COUNT),
  );
  const darkProbes = (row: number): number => probes.filter((x) => at(x, row) < DARK_LEVEL + 40).length;
  let thickness = 1;
  while (thickness <= MAX_LINE_THICKNESS && darkProbes(y + thickness) > PROBE_COUNT / 2) thickness += 1;
  // A coloured panel: its text would be removed with it.
  if (thickness > MAX_LINE_THICKNESS) return;
  const above = y - 3;
  const below = y + thickness + 2;
  if (above < 0 || below >= height) return;
  // Dark rows above or below mean a dark panel between two lines of light letters; a ruled line has lighter paper
  // around it.
  if (darkProbes(above) > PROBE_COUNT / 3 || darkProbes(below) > PROBE_COUNT / 3) return;
  for (let row = Math.max(0, y - 1); row < Math.min(height, y + thickness + 1); row++) {
    for (let x = from; x < to; x++) pixels[row * width + x] = Math.max(at(x, above), at(x, below));
  }
}
