import { detectLanguage } from '../../domain/parsing/text/language-detector';
import { foldText } from '../../domain/parsing/text/normalize';
import { findDensestBand } from './preprocess/densest-band';
import type { GreyImage } from './preprocess/grey-image';
import { hasOwnData, installedScripts, isOtherScript, missingPackage } from './recognition-data';
import { recognizeImage, type RecognitionAttempt } from './recognize-image';
import { mergeReadings } from './merge-readings';
import { similarity } from './word-alignment';

export const ENGLISH = 'en';
/** English data are this sure, at least, of letters they know. */
const ENGLISH_WORDS_SHARE = 70;
/** Under this there are no letters of any script. */
const LETTERS = 30;
/** What another script must gain to be believed: points of mean confidence. */
const MIN_GAIN = 10;
/** Part of a page on which a script is tried. */
const TRIAL_SHARE = 0.15;
/** A page that English data are less sure of tells no language. */
const DISTINCTIVE_LETTERS = 60;
/** A word with an accent. */
const ACCENTED = /\p{L}{2}[À-ÖØ-öø-ž]|[À-ÖØ-öø-ž]\p{L}{2}/u;
/** Data that know the accents most names in English resumes have. */
const FOR_NAMES = 'es';
/** Likeness, accents aside, of two readings of a word with an accent. */
const SAME_WORD = 0.65;
/** E-mail addresses and links: only English data know their signs. */
const ADDRESS = /@|\/\/|^www\.|\w\.\w{2,}$/;

/** The language whose data a page needs first or beside English, null for English or one without any. */
export function documentLanguage(named: string | null | undefined): string | null {
  const code = named?.slice(0, 2).toLowerCase() ?? ENGLISH;
  return code !== ENGLISH && hasOwnData(code) ? code : null;
}

/**
 * The page in another script: the one named, else one in which a strip of it is read with far more confidence, asked
 * when English data find the page unfamiliar. Null when it is in none.
 */
export async function recognizeOtherScript(
  image: GreyImage,
  english: RecognitionAttempt,
  named: string | null,
): Promise<RecognitionAttempt | null> {
  if (named !== null) {
    const isReadable = isOtherScript(named) && missingPackage(named) === null;
    return isReadable ? recognizeImage(image, named) : null;
  }
  if (english.letters === 0 || english.confidence < LETTERS || english.confidence >= ENGLISH_WORDS_SHARE)
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
 * The page again with data of the language named or else of the one its words are in, which know its accents. Of a
 * language without data here the reading stays as it is, and the language is told. English with an accent somewhere
 * holds foreign names, and English data know few accents.
 */
export async function recognizeInPageLanguage(
  image: GreyImage,
  english: RecognitionAttempt,
  named: string | null,
): Promise<{ attempt: RecognitionAttempt; lacking: string | null }> {
  const stays = { attempt: english, lacking: null };
  const text = english.parts.map(({ page }) => page.text).join('\n');
  const detected = english.confidence < DISTINCTIVE_LETTERS ? ENGLISH : detectLanguage(text);
  const spoken = named ?? detected ?? ENGLISH;
  if (!hasOwnData(spoken)) return stays;
  if (missingPackage(spoken) !== null) return { attempt: english, lacking: spoken };
  if (spoken === ENGLISH) {
    if (ACCENTED.test(text) && missingPackage(FOR_NAMES) === null) await adoptAccents(image, english);
    return stays;
  }
  const attempt = await recognizeImage(image, spoken);
  if (attempt.confidence < english.confidence - MIN_GAIN) return stays;
  mergeReadings(attempt, english, (_, inEnglish) => ADDRESS.test(inEnglish));
  return { attempt, lacking: null };
}

async function adoptAccents(image: GreyImage, english: RecognitionAttempt): Promise<void> {
  const foreign = await recognizeImage(image, FOR_NAMES);
  mergeReadings(english, foreign, (own, other) => {
    if (ADDRESS.test(own) || !ACCENTED.test(other)) return false;
    return similarity(foldText(own), foldText(other)) >= SAME_WORD;
  });
}
