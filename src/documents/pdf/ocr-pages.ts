import type { ReadLimits, ReadOptions } from '../format-result';
import { inParallel } from '../ocr/in-parallel';
import { openPageImages, type PageImage } from './page-images';
import { readPageImage, type PageReading } from '../ocr/read-page-image';

/**
 * Reads pages of a PDF by OCR; `doubtful` pages only if a strip shows letters. A page that cannot be drawn is omitted.
 */
export async function ocrPages(
  bytes: Uint8Array,
  numbers: readonly number[],
  doubtful: ReadonlySet<number>,
  limits: ReadLimits,
  options: ReadOptions,
): Promise<PageReading[]> {
  const pictures = await openPageImages(bytes, limits.pixels).catch(() => null);
  // A file that opens for its text may not open for drawing.
  if (!pictures) return [];
  options.onVisionPages?.(numbers.length);
  try {
    const pages = await inParallel(numbers, async (number) => {
      let picture: PageImage;
      try {
        picture = await pictures.draw(number);
      } catch {
        options.onVisionPageRead?.();
        return null;
      }
      const scan = { pixels: limits.pixels, width: null, doubtful: doubtful.has(number) };
      return readPageImage(number, picture, scan, options);
    });
    return pages.filter((page) => page !== null);
  } finally {
    await pictures.close();
  }
}
