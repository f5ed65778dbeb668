import type { GreyImage } from './preprocess/grey-image';
import { pageParts, type PagePart } from './preprocess/page-parts';
import { recognize } from './recognizer';
import type { RecognizedPart } from './word-pieces';

/** A page whose densest parts have a lower mean confidence has no letters: it is damaged or a drawing. */
export const ILLEGIBLE_CONFIDENCE = 40;
/** Number of parts that are recognized before this check. */
const PROBED_PARTS = 2;

/** Result of recognizing a page image. */
export interface RecognitionAttempt {
  parts: RecognizedPart[];
  /** Mean over the letters, 0–100. */
  confidence: number;
  letters: number;
  width: number;
  height: number;
}

/** Recognizes a page image in a language (ISO 639-1) whose data are installed. */
export async function recognizeImage(image: GreyImage, language: string): Promise<RecognitionAttempt> {
  const { parts, letters, sum } = await recognizeParts(await pageParts(image), language);
  const { width, height } = image;
  return { parts, confidence: letters === 0 ? 0 : sum / letters, letters, width, height };
}

interface RecognizedParts {
  parts: RecognizedPart[];
  letters: number;
  /** Sum of the confidences of all letters. */
  sum: number;
}

/**
 * Recognizes the parts of a page, those with the most ink first. If these have no letters, the rest is skipped: without
 * letters, recognition takes several times as long as on print.
 */
async function recognizeParts(pageParts: readonly PagePart[], language: string): Promise<RecognizedParts> {
  const result: RecognizedParts = { parts: [], letters: 0, sum: 0 };
  const parts: (RecognizedPart | null)[] = await Promise.all(
    pageParts.map(async ({ image, left, top }) => {
      const isNeeded = (): boolean =>
        result.parts.length < PROBED_PARTS ||
        result.letters === 0 ||
        result.sum >= ILLEGIBLE_CONFIDENCE * result.letters;
      const page = await recognize(image, language, isNeeded);
      if (!page) return null;
      const part = { page, left, top };
      const letters = page.text.replace(/\s/g, '').length;
      result.parts.push(part);
      result.letters += letters;
      result.sum += page.confidence * letters;
      return part;
    }),
  );
  // In the order of the parts, not of their completion.
  return { ...result, parts: parts.filter((part) => part !== null) };
}
