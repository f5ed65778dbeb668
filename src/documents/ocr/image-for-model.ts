import type { PixelSource } from './preprocess/clean-scan';

/** Pixels of the longer side: enough for small print. Model servers reduce larger images to this size anyway. */
const MAX_SIDE_PIXELS = 1_800;

/** Encodes a page image for a language model as JPEG without metadata. */
export async function imageForModel(
  source: PixelSource,
  options: { pixels: number; page?: number },
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const opened =
    'encoded' in source
      ? sharp(source.encoded, { limitInputPixels: options.pixels, page: options.page ?? 0 }).rotate()
      : sharp(source.rgba, { raw: { width: source.width, height: source.height, channels: 4 } });
  return opened
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
