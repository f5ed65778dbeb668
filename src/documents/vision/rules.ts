import type { GreyImage } from './grey-image';

const DARK = 150;
/** Pixels: no letter is this wide without a gap, no rule this thick. */
const SHORTEST = 110;
const THICKEST = 9;

/**
 * Paints out the horizontal rules of a page, in place. A rule beside or under a heading is otherwise taken for
 * letters, and the heading with it.
 */
export function withoutRules(image: GreyImage): GreyImage {
  const { pixels, width, height } = image;
  for (let y = 0; y < height; y++) {
    let start = -1;
    for (let x = 0; x <= width; x++) {
      const dark = x < width && (pixels[y * width + x] ?? 255) < DARK;
      if (dark && start < 0) start = x;
      if (dark || start < 0) continue;
      if (x - start >= SHORTEST) paintOut(image, y, start, x);
      start = -1;
    }
  }
  return image;
}

function paintOut({ pixels, width, height }: GreyImage, y: number, from: number, to: number): void {
  const isDark = (x: number, row: number): boolean =>
    row < height && (pixels[row * width + x] ?? 255) < DARK + 40;
  let thickness = 1;
  const probes = [0.15, 0.5, 0.85].map((share) => Math.floor(from + (to - from) * share));
  while (thickness <= THICKEST && probes.filter((x) => isDark(x, y + thickness)).length >= 2) thickness += 1;
  // A panel of colour, whose text would be lost with it.
  if (thickness > THICKEST) return;
  for (let row = Math.max(0, y - 1); row < Math.min(height, y + thickness + 1); row++) {
    for (let x = from; x < to; x++) pixels[row * width + x] = 255;
  }
}
