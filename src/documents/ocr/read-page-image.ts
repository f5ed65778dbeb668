import type { LayoutPage } from '../../domain/layout/layout-document';
import type { ReadOptions } from '../format-result';
import { checkTranscription } from './checked-transcription';
import type { PixelSource } from './preprocess/clean-scan';
import { imageForModel } from './image-for-model';
import { readScan, type ScanOptions } from './read-scan';

export interface PageReading {
  page: LayoutPage;
  /** Source of the spelling; `ocr` also if the model gave no usable transcript. */
  engine: 'ocr' | 'language_model';
  /** Language whose data OCR would have needed; null if none. */
  missingLanguage: string | null;
}

/**
 * Reads a page image with OCR and, if given, a transcriber. Words that OCR has not read are not taken from the
 * transcript. Without a usable transcript the OCR result is returned.
 */
export async function readPageImage(
  number: number,
  source: PixelSource,
  scan: ScanOptions,
  options: ReadOptions,
): Promise<PageReading> {
  options.onVisionPage?.();
  const { transcribe } = options;
  const [{ page, missingLanguage }, transcript] = await Promise.all([
    readScan(number, source, { ...scan, language: options.language ?? null }),
    transcribe
      ? imageForModel(source, scan)
          .then(transcribe)
          .catch(() => null)
      : null,
  ]);
  options.onVisionPageRead?.();
  const checked = transcript ? checkTranscription(page, transcript) : null;
  return checked
    ? { page: checked.page, engine: 'language_model', missingLanguage }
    : { page, engine: 'ocr', missingLanguage };
}
