import { detectLanguage } from '../../parsing/text/language-detector';
import type { TextVector } from '../../text/text-vector';
import type { TitleFeatures } from './title-features';

/** ISO 639-1 code, or `other` for a language that is not English and else unknown. */
export type TextLanguage = string;

export const ENGLISH: TextLanguage = 'en';
const OTHER_LANGUAGE = 'other';
/** A text of fewer words says less about its language than its titles do: "Regional deliveries, CDL Class A". */
const MIN_TELLING_WORDS = 30;

/** Language of the texts of a record or a posting: that of its words, or of its titles if these are few. */
export function textLanguageOf(
  text: string,
  { features }: TextVector,
  titles: readonly TitleFeatures[],
): TextLanguage {
  const foreign = titles.filter(({ isForeign }) => isForeign).length;
  const ofTitles = foreign > 0 && 2 * foreign >= titles.length ? OTHER_LANGUAGE : ENGLISH;
  if (titles.length > 0 && features.length < MIN_TELLING_WORDS) return ofTitles;
  return detectLanguage(foreign === 0 ? withoutLoneLetters(text) : text) ?? ofTitles;
}

const LONE_LETTER = /(?<![\p{L}\p{N}])\p{L}(?![\p{L}\p{N}])/gu;

/** Leaves out grades and short forms ("A&P", "E-6"), which are words of Portuguese, Spanish and Polish. */
function withoutLoneLetters(text: string): string {
  return text.replace(LONE_LETTER, ' ');
}

/** False if two texts are in different languages, whose words cannot be compared. */
export function mayShareWords(a: TextLanguage, b: TextLanguage): boolean {
  return a === b || ((a === OTHER_LANGUAGE || b === OTHER_LANGUAGE) && a !== ENGLISH && b !== ENGLISH);
}
