import type sharpModule from 'sharp';
import type { PicturePlacement } from '../../../domain/layout/layout-document';
import type { GreyImage } from './grey-image';
import { removeRuledLines } from './ruled-lines';
import { levelLines, type LineFan } from './line-fan';
import { detectFan, detectSkew } from './skew';
import { normalizeBackground } from './background';

export type PixelSource = { encoded: Uint8Array } | { rgba: Uint8Array; width: number; height: number };

export interface CleanScan {
  image: GreyImage;
  /** Rotation of the page in its source; undefined if it is straight. */
  placement: PicturePlacement | undefined;
}

export interface CleanOptions {
  /** Pixels to which a smaller longer side is enlarged. */
  targetSide: number;
  pixels: number;
  /** Quarter turns clockwise, for a page that was scanned sideways. */
  quarterTurns?: number;
  /** Frame of a file with several pages. */
  page?: number;
}

const SKEW_DETECTION_WIDTH = 700;
const MAX_ENLARGEMENT = 3;

/** Prepares a scan or photograph for OCR: straight, large enough, evenly lit, without specks. */
export async function cleanScan(source: PixelSource, options: CleanOptions): Promise<CleanScan> {
  const { default: sharp } = await import('sharp');
  const flat = await flatten(sharp, source, options);
  const side = Math.max(flat.width, flat.height);
  const scale = Math.min(MAX_ENLARGEMENT, Math.max(options.targetSide / side, 0.1));
  const lit = await normalizeBackground(sharp, flat);
  const angle = detectSkew(await smallCopy(sharp, lit));
  let image = fromGrey(sharp, lit);
  if (await isSpeckled(sharp, lit)) image = fromGrey(sharp, await rawGrey(image.median(3)));
  if (angle !== 0) image = fromGrey(sharp, await rawGrey(image.rotate(angle, { background: '#ffffff' })));
  const fan = await fanOf(sharp, image);
  if (fan) image = fromGrey(sharp, levelLines(await rawGrey(image), fan));
  if (Math.abs(scale - 1) > 0.05) {
    image = image.resize({ width: Math.round((await sizeOf(image)).width * scale), kernel: 'lanczos3' });
  }
  const cleaned = removeRuledLines(await rawGrey(image));
  const quarterTurns = options.quarterTurns ?? 0;
  if (angle === 0 && quarterTurns === 0 && !fan) return { image: cleaned, placement: undefined };
  const { width, height } = flat;
  const straight = straightSize(flat, angle);
  return { image: cleaned, placement: { quarterTurns, degrees: angle, width, height, ...straight, fan } };
}

/** Size of the upright rectangle around a rotated page. */
function straightSize({ width, height }: GreyImage, degrees: number) {
  const angle = Math.abs((degrees * Math.PI) / 180);
  return {
    straightWidth: width * Math.cos(angle) + height * Math.sin(angle),
    straightHeight: width * Math.sin(angle) + height * Math.cos(angle),
  };
}

type SharpModule = typeof sharpModule;

async function flatten(sharp: SharpModule, source: PixelSource, options: CleanOptions): Promise<GreyImage> {
  const opened =
    'encoded' in source
      ? sharp(source.encoded, {
          limitInputPixels: options.pixels,
          page: options.page ?? 0,
          failOn: 'error',
        }).rotate()
      : sharp(source.rgba, { raw: { width: source.width, height: source.height, channels: 4 } });
  let image = opened.flatten({ background: '#ffffff' }).greyscale();
  if (options.quarterTurns) image = fromGrey(sharp, await rawGrey(image)).rotate(options.quarterTurns * 90);
  return rawGrey(image);
}

async function rawGrey(image: sharpModule.Sharp): Promise<GreyImage> {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const pixels = info.channels === 1 ? data : data.filter((_, index) => index % info.channels === 0);
  return { pixels, width: info.width, height: info.height };
}

function fromGrey(sharp: SharpModule, { pixels, width, height }: GreyImage): sharpModule.Sharp {
  return sharp(pixels, { raw: { width, height, channels: 1 } });
}

async function sizeOf(image: sharpModule.Sharp): Promise<{ width: number }> {
  return { width: (await image.metadata()).width };
}

async function fanOf(sharp: SharpModule, image: sharpModule.Sharp): Promise<LineFan | null> {
  return detectFan(await smallCopy(sharp, await rawGrey(image)));
}

async function smallCopy(sharp: SharpModule, image: GreyImage): Promise<GreyImage> {
  return rawGrey(fromGrey(sharp, image).resize({ width: Math.min(SKEW_DETECTION_WIDTH, image.width) }));
}

/**
 * Specks are single pixels that differ from their surroundings; on a clean page a median filter changes almost nothing.
 */
async function isSpeckled(sharp: SharpModule, image: GreyImage): Promise<boolean> {
  const width = Math.min(400, image.width);
  const height = Math.min(400, image.height);
  const left = Math.floor((image.width - width) / 2);
  const top = Math.floor((image.height - height) / 2);
  const patch = fromGrey(sharp, image).extract({ left, top, width, height });
  const before = await rawGrey(patch.clone());
  const after = await rawGrey(patch.clone().median(3));
  let difference = 0;
  let light = 0;
  for (let index = 0; index < before.pixels.length; index++) {
    // Only paper is compared: the edges of letters always change.
    if ((after.pixels[index] ?? 0) < 200) continue;
    light += 1;
    difference += Math.abs((before.pixels[index] ?? 0) - (after.pixels[index] ?? 0));
  }
  return light > 0 && difference / light > 6;
}
