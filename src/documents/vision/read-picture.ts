import type { LayoutPage } from '../../domain/layout/layout-document';
import type { ReadOptions } from '../format-result';
import { checkTranscription } from './checked-transcription';
import type { PixelSource } from './clean-scan';
import { pictureForModel } from './picture-for-model';
import { readScan, type ScanOptions } from './read-scan';

export interface PictureReading {
  page: LayoutPage;
  /** Whose spelling it is; `ocr` also when the model was asked in vain. */
  engine: 'ocr' | 'language_model';
  /** Language the local reader would have needed data of. */
  lacking: string | null;
}

/**
 * Reads the picture of a page with the local reader and, where one is given, a transcriber beside it. What the local
 * reader has not seen is not taken from the transcript, and without a transcript its reading stands.
 */
export async function readPicture(
  number: number,
  source: PixelSource,
  scan: ScanOptions,
  options: ReadOptions,
): Promise<PictureReading> {
  options.onVisionPage?.();
  const { transcribe } = options;
  const [{ page, lacking }, transcript] = await Promise.all([
    readScan(number, source, { ...scan, language: options.language ?? null }),
    transcribe
      ? pictureForModel(source, scan)
          .then(transcribe)
          .catch(() => null)
      : null,
  ]);
  const checked = transcript ? checkTranscription(page, transcript) : null;
  return checked
    ? { page: checked.page, engine: 'language_model', lacking }
    : { page, engine: 'ocr', lacking };
}
