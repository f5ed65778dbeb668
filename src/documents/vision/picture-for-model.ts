import type { PixelSource } from './clean-scan';

/** Pixels of the longer side: enough for small print, and what model servers reduce larger pictures to anyway. */
const SIDE = 1_800;

/** The picture of a page as it is shown to a language model: JPEG without any of the file's own data about it. */
export async function pictureForModel(
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
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
}
