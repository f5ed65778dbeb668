import type { GreyImage } from './preprocess/grey-image';
import { pageParts, type PagePart } from './preprocess/page-parts';
import { recognize } from './recognizer';
import type { RecognizedPart } from './word-pieces';

/** A page whose densest parts stay under this mean confidence shows no letters: damaged, or a drawing. */
export const ILLEGIBLE_CONFIDENCE = 40;
/** How many parts tell that. */
const PROBED_PARTS = 2;

/** What the recogniser made of the picture of a page. */
export interface RecognitionAttempt {
  parts: RecognizedPart[];
  /** Mean over the letters, 0–100. */
  confidence: number;
  letters: number;
  width: number;
  height: number;
}

/** Recognises the picture of a page as one in a language (ISO 639-1) whose data are installed. */
export async function recognizeImage(image: GreyImage, language: string): Promise<RecognitionAttempt> {
  const { parts, letters, sum } = await recognizeParts(await pageParts(image), language);
  const { width, height } = image;
  return { parts, confidence: letters === 0 ? 0 : sum / letters, letters, width, height };
}

interface RecognizedParts {
  parts: RecognizedPart[];
  letters: number;
  /** Of the confidences of all letters. */
  sum: number;
}

/**
 * Recognises the parts of a page, those with most ink first. When these show no letters the rest is left: where
 * there are none, recognition takes several times as long as on print.
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
  // In the order of the parts, not in that of their ends.
  return { ...result, parts: parts.filter((part) => part !== null) };
}
