import { detectLanguage } from '../../domain/parsing/text/language-detector';
import { foldText } from '../../domain/parsing/text/normalize';
import { findDensestBand } from './preprocess/densest-band';
import type { GreyImage } from './preprocess/grey-image';
import { hasOwnData, installedScripts, isOtherScript, missingPackage } from './recognition-data';
import { recognizeImage, type RecognitionAttempt } from './recognize-image';
import { mergeReadings } from './merge-readings';
import { similarity } from './word-alignment';

export const ENGLISH = 'en';
/** Minimum confidence of English data on letters that they know. */
const ENGLISH_WORDS_SHARE = 70;
/** Below this confidence there are no letters of any script. */
const MIN_LETTERS_CONFIDENCE = 30;
/** Minimum gain in mean confidence, in points, for another script. */
const MIN_GAIN = 10;
/** Share of a page on which a script is tried. */
const TRIAL_SHARE = 0.15;
/** Below this English confidence the language cannot be detected. */
const DISTINCTIVE_LETTERS = 60;
/** A word with an accent. */
const ACCENTED = /\p{L}{2}[À-ÖØ-öø-ž]|[À-ÖØ-öø-ž]\p{L}{2}/u;
/** Language whose data have the accents of most names in English resumes. */
const NAME_LANGUAGE = 'es';
/** Minimum similarity, ignoring accents, of two readings of an accented word. */
const MIN_WORD_SIMILARITY = 0.65;
/** Email addresses and links: only English data know their characters. */
const ADDRESS = /@|\/\/|^www\.|\w\.\w{2,}$/;

/** Language whose data a page needs instead of or besides English; null for English and for languages without data. */
export function documentLanguage(declared: string | null | undefined): string | null {
  const code = declared?.slice(0, 2).toLowerCase() ?? ENGLISH;
  return code !== ENGLISH && hasOwnData(code) ? code : null;
}

/**
 * Recognizes a page in another script: the declared one, else one in which a strip of the page has far more confidence.
 * Other scripts are tried only if English has low confidence. Returns null if no script fits.
 */
export async function recognizeOtherScript(
  image: GreyImage,
  english: RecognitionAttempt,
  namedLanguage: string | null,
): Promise<RecognitionAttempt | null> {
  if (namedLanguage !== null) {
    const isReadable = isOtherScript(namedLanguage) && missingPackage(namedLanguage) === null;
    return isReadable ? recognizeImage(image, namedLanguage) : null;
  }
  if (
    english.letters === 0 ||
    english.confidence < MIN_LETTERS_CONFIDENCE ||
    english.confidence >= ENGLISH_WORDS_SHARE
  )
    return null;
  const strip = findDensestBand(image, TRIAL_SHARE);
  for (const language of installedScripts()) {
    const { confidence } = await recognizeImage(strip, language);
    if (confidence >= ENGLISH_WORDS_SHARE && confidence > english.confidence + MIN_GAIN) {
      return recognizeImage(image, language);
    }
  }
  return null;
}

/**
 * Recognizes a page again with the data of its declared or detected language, which know its accents. If these data are
 * not installed, the English reading stays, and `lacking` names the language. An English page with accented letters
 * contains foreign names, so its accents are adopted from a second reading.
 */
export async function recognizeInPageLanguage(
  image: GreyImage,
  english: RecognitionAttempt,
  namedLanguage: string | null,
): Promise<{ attempt: RecognitionAttempt; lacking: string | null }> {
  const unchanged = { attempt: english, lacking: null };
  const text = english.parts.map(({ page }) => page.text).join('\n');
  const detected = english.confidence < DISTINCTIVE_LETTERS ? ENGLISH : detectLanguage(text);
  const language = namedLanguage ?? detected ?? ENGLISH;
  if (!hasOwnData(language)) return unchanged;
  if (missingPackage(language) !== null) return { attempt: english, lacking: language };
  if (language === ENGLISH) {
    if (ACCENTED.test(text) && missingPackage(NAME_LANGUAGE) === null) await adoptAccents(image, english);
    return unchanged;
  }
  const attempt = await recognizeImage(image, language);
  if (attempt.confidence < english.confidence - MIN_GAIN) return unchanged;
  mergeReadings(attempt, english, (_, englishText) => ADDRESS.test(englishText));
  return { attempt, lacking: null };
}

async function adoptAccents(image: GreyImage, english: RecognitionAttempt): Promise<void> {
  const foreign = await recognizeImage(image, NAME_LANGUAGE);
  mergeReadings(english, foreign, (text, otherText) => {
    if (ADDRESS.test(text) || !ACCENTED.test(otherText)) return false;
    return similarity(foldText(text), foldText(otherText)) >= MIN_WORD_SIMILARITY;
  });
}
