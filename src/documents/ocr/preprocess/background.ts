import type sharpModule from 'sharp';
import type { GreyImage } from './grey-image';

/** Side of the tiles whose brightest pixel represents the paper. */
const TILE_SIDE = 32;
/** A brightness range below this needs no normalization. */
const UNIFORM_BACKGROUND = 28;
/** A designed page has a few flat tones; a photograph has a continuous range. */
const TONE_COUNT = 4;
const TONE_WIDTH = 7;
const MIN_FLAT_SHARE = 0.8;

/** Normalizes the brightness of a photographed page: every pixel is scaled by the brightness of the paper around it. */
export async function normalizeBackground(sharp: typeof sharpModule, image: GreyImage): Promise<GreyImage> {
  const lightMap = backgroundOf(image);
  const sorted = [...lightMap.pixels].sort((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * 0.1)] ?? 255;
  const high = sorted[Math.floor(sorted.length * 0.9)] ?? 255;
  if (high - low < UNIFORM_BACKGROUND || lightMap.width < 4 || lightMap.height < 4 || isFlat(lightMap.pixels))
    return image;
  const { width, height } = image;
  const background = await sharp(lightMap.pixels, {
    raw: { width: lightMap.width, height: lightMap.height, channels: 1 },
  })
    .median(3)
    .blur(1.5)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const pixels = new Uint8Array(image.pixels.length);
  for (let index = 0; index < pixels.length; index++) {
    const light = background[index] || 1;
    // A dark panel contains no paper; scaling it to white would amplify its noise.
    pixels[index] =
      light < 90 ? (image.pixels[index] ?? 0) : Math.min(255, ((image.pixels[index] ?? 0) * 245) / light);
  }
  return { pixels, width, height };
}

/** True if nearly all of the paper has one of a few tones: panels of a design instead of shadows. */
function isFlat(lightMap: Uint8Array): boolean {
  const counts = new Uint32Array(256);
  for (const value of lightMap) (counts[value] as number) += 1;
  let flat = 0;
  for (let tone = 0; tone < TONE_COUNT; tone++) {
    let best = 0;
    let start = 0;
    for (let from = 0; from <= 256 - TONE_WIDTH; from++) {
      let sum = 0;
      for (let value = from; value < from + TONE_WIDTH; value++) sum += counts[value] as number;
      if (sum > best) [best, start] = [sum, from];
    }
    flat += best;
    counts.fill(0, start, start + TONE_WIDTH);
  }
  return flat >= lightMap.length * MIN_FLAT_SHARE;
}

function backgroundOf({ pixels, width, height }: GreyImage): GreyImage {
  const columns = Math.ceil(width / TILE_SIDE);
  const rows = Math.ceil(height / TILE_SIDE);
  const brightest = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor(y / TILE_SIDE) * columns;
    for (let x = 0; x < width; x += 2) {
      const cell = row + Math.floor(x / TILE_SIDE);
      const value = pixels[y * width + x] ?? 0;
      if (value > (brightest[cell] ?? 0)) brightest[cell] = value;
    }
  }
  return { pixels: brightest, width: columns, height: rows };
}
