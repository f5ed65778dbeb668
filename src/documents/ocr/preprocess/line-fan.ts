import type { LineFan } from '../../../domain/layout/layout-document';
import type { GreyImage } from './grey-image';

export type { LineFan };

/** Height at half width of the line through a point. Inverse of the mapping in `levelLines`. */
export function rowOf(
  x: number,
  y: number,
  { width, height }: { width: number; height: number },
  { slope, change }: LineFan,
): number {
  const right = x - width / 2;
  return (y - right * (slope - change / 2)) / (1 + (change * right) / height);
}

/**
 * Makes the lines of a page level that fan out from a point beside the page, as in a photograph taken from an angle.
 * Letters move vertically only.
 */
export function levelLines({ pixels, width, height }: GreyImage, { slope, change }: LineFan): GreyImage {
  const level = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const lineSlope = slope + change * (y / height - 0.5);
    for (let x = 0; x < width; x++) {
      const from = y + lineSlope * (x - width / 2);
      const row = Math.floor(from);
      const share = from - row;
      const upper = row < 0 || row >= height ? 255 : pixels[row * width + x]!;
      const lower = row + 1 < 0 || row + 1 >= height ? 255 : pixels[(row + 1) * width + x]!;
      level[y * width + x] = Math.round(upper * (1 - share) + lower * share);
    }
  }
  return { pixels: level, width, height };
}
