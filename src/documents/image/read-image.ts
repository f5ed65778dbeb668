import type { Warning } from '../../domain/common';
import { DocumentError } from '../document-error';
import { OcrDeferredError } from '../ocr-deferred-error';
import type { FormatResult, ReadLimits, ReadOptions } from '../format-result';
import { tidyPages } from '../layout/tidy-pages';
import { inParallel } from '../ocr/in-parallel';
import { readPageImage } from '../ocr/read-page-image';
import {
  missingLanguagesWarning,
  modelPagesWarning,
  truncatedPagesWarning,
  ocrUsedWarning,
} from '../ocr/ocr-warnings';

/**
 * Reads an image of a document: PNG, JPEG, or TIFF with one or more pages.
 * @throws DocumentError document_corrupt or document_too_large; OcrDeferredError if `options.deferOcr` is set
 */
export async function readImage(
  bytes: Uint8Array,
  limits: ReadLimits,
  options: ReadOptions,
): Promise<FormatResult> {
  if (options.deferOcr) throw new OcrDeferredError();
  const count = await pageCount(bytes, limits);
  const numbers = Array.from({ length: Math.min(count, limits.visionPages) }, (_, index) => index + 1);
  options.onVisionPages?.(numbers.length);
  const read = await inParallel(numbers, async (number) => {
    try {
      const scan = { pixels: limits.pixels, width: null, page: number - 1 };
      return await readPageImage(number, { encoded: bytes }, scan, options);
    } catch (error) {
      throw new DocumentError('document_corrupt', 'The image is damaged.', { cause: error });
    }
  });
  const modelPages = modelPagesWarning(read);
  const warnings: Warning[] = [ocrUsedWarning(numbers, options.transcribe ? modelPages.length : null)];
  warnings.push(...missingLanguagesWarning(read));
  if (count > numbers.length) warnings.push(truncatedPagesWarning(limits.visionPages));
  return {
    pages: tidyPages(read.map(({ page }) => page)),
    paginated: true,
    pageCount: count,
    hidden: [],
    visionPages: numbers,
    modelPages,
    warnings,
  };
}

async function pageCount(bytes: Uint8Array, limits: ReadLimits): Promise<number> {
  const { default: sharp } = await import('sharp');
  let size: { width: number; height: number; pages?: number };
  try {
    size = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new DocumentError('document_corrupt', 'The image is damaged.', { cause: error });
  }
  if (size.width * size.height > limits.pixels) {
    throw new DocumentError('document_too_large', 'The image exceeds the pixel limit.');
  }
  return size.pages ?? 1;
}
