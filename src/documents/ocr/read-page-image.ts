import type { LayoutPage } from '../../domain/layout/layout-document';
import type { ReadOptions } from '../format-result';
import { checkTranscription } from './checked-transcription';
import type { PixelSource } from './preprocess/clean-scan';
import { imageForModel } from './image-for-model';
import { readScan, type ScanOptions } from './read-scan';

export interface PageReading {
  page: LayoutPage;
  /** Whose spelling it is; `ocr` also when the model was asked in vain. */
  engine: 'ocr' | 'language_model';
  /** Language the local reader would have needed data of. */
  missingLanguage: string | null;
}

/**
 * Reads the picture of a page with the local reader and, where one is given, a transcriber beside it. What the local
 * reader has not seen is not taken from the transcript, and without a transcript its reading stands.
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
  const checked = transcript ? checkTranscription(page, transcript) : null;
  return checked
    ? { page: checked.page, engine: 'language_model', missingLanguage }
    : { page, engine: 'ocr', missingLanguage };
}
