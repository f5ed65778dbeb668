import type { ReadLimits, ReadOptions } from '../format-result';
import { inParallel } from '../vision/in-parallel';
import { openPagePictures, type PagePicture } from '../vision/page-pictures';
import { readPicture, type PictureReading } from '../vision/read-picture';

/**
 * Reads pages of a PDF from their pictures, `doubtful` ones only when a strip shows letters. A page that cannot be drawn is left out.
 */
export async function lookAtPages(
  bytes: Uint8Array,
  numbers: readonly number[],
  doubtful: ReadonlySet<number>,
  limits: ReadLimits,
  options: ReadOptions,
): Promise<PictureReading[]> {
  const pictures = await openPagePictures(bytes, limits.pixels).catch(() => null);
  // What opens for its text may yet not open for drawing.
  if (!pictures) return [];
  try {
    const pages = await inParallel(numbers, async (number) => {
      let picture: PagePicture;
      try {
        picture = await pictures.draw(number);
      } catch {
        return null;
      }
      const scan = { pixels: limits.pixels, width: null, doubtful: doubtful.has(number) };
      return readPicture(number, picture, scan, options);
    });
    return pages.filter((page) => page !== null);
  } finally {
    await pictures.close();
  }
}
