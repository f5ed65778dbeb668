import { detectLanguage } from '../../domain/parsing/text/detect-language';
import { fold } from '../../domain/parsing/text/normalise';
import { densestBand } from './densest-band';
import type { GreyImage } from './grey-image';
import { hasOwnData, installedScripts, isOtherScript, missingPackage } from './recognition-data';
import { recogniseImage, type Attempt } from './recognise-image';
import { adoptWords } from './two-readings';
import { likeness } from './word-alignment';

export const ENGLISH = 'en';
/** English data are this sure, at least, of letters they know. */
const FAMILIAR = 70;
/** Under this there are no letters of any script. */
const LETTERS = 30;
/** What another script must gain to be believed: points of mean confidence. */
const GAIN = 10;
/** Part of a page on which a script is tried. */
const TRIAL_SHARE = 0.15;
/** A page that English data are less sure of tells no language. */
const TELLING = 60;
/** A word with an accent. */
const ACCENTED = /\p{L}{2}[À-ÖØ-öø-ž]|[À-ÖØ-öø-ž]\p{L}{2}/u;
/** Data that know the accents most names in English resumes have. */
const FOR_NAMES = 'es';
/** Likeness, accents aside, of two readings of a word with an accent. */
const SAME_WORD = 0.65;
/** E-mail addresses and links: only English data know their signs. */
const ADDRESS = /@|\/\/|^www\.|\w\.\w{2,}$/;

/** The language whose data a page needs first or beside English, null for English or one without any. */
export function namedLanguage(named: string | null | undefined): string | null {
  const code = named?.slice(0, 2).toLowerCase() ?? ENGLISH;
  return code !== ENGLISH && hasOwnData(code) ? code : null;
}

/**
 * The page in another script: the one named, else one in which a strip of it is read with far more confidence, asked
 * when English data find the page unfamiliar. Null when it is in none.
 */
export async function inOtherScript(
  image: GreyImage,
  english: Attempt,
  named: string | null,
): Promise<Attempt | null> {
  if (named !== null) {
    const isReadable = isOtherScript(named) && missingPackage(named) === null;
    return isReadable ? recogniseImage(image, named) : null;
  }
  if (english.letters === 0 || english.confidence < LETTERS || english.confidence >= FAMILIAR) return null;
  const strip = densestBand(image, TRIAL_SHARE);
  for (const language of installedScripts()) {
    const { confidence } = await recogniseImage(strip, language);
    if (confidence >= FAMILIAR && confidence > english.confidence + GAIN) {
      return recogniseImage(image, language);
    }
  }
  return null;
}

/**
 * The page again with data of the language named or else of the one its words are in, which know its accents. Of a
 * language without data here the reading stays as it is, and the language is told. English with an accent somewhere
 * holds foreign names, and English data know few accents.
 */
export async function inItsLanguage(
  image: GreyImage,
  english: Attempt,
  named: string | null,
): Promise<{ attempt: Attempt; lacking: string | null }> {
  const stays = { attempt: english, lacking: null };
  const text = english.parts.map(({ page }) => page.text).join('\n');
  const detected = english.confidence < TELLING ? ENGLISH : detectLanguage(text);
  const spoken = named ?? detected ?? ENGLISH;
  if (!hasOwnData(spoken)) return stays;
  if (missingPackage(spoken) !== null) return { attempt: english, lacking: spoken };
  if (spoken === ENGLISH) {
    if (ACCENTED.test(text) && missingPackage(FOR_NAMES) === null) await adoptAccents(image, english);
    return stays;
  }
  const attempt = await recogniseImage(image, spoken);
  if (attempt.confidence < english.confidence - GAIN) return stays;
  adoptWords(attempt, english, (_, inEnglish) => ADDRESS.test(inEnglish));
  return { attempt, lacking: null };
}

async function adoptAccents(image: GreyImage, english: Attempt): Promise<void> {
  const foreign = await recogniseImage(image, FOR_NAMES);
  adoptWords(english, foreign, (own, other) => {
    if (ADDRESS.test(own) || !ACCENTED.test(other)) return false;
    return likeness(fold(own), fold(other)) >= SAME_WORD;
  });
}
