import type { Locale } from '../locale';

/** Russian. */
export const ru: Locale = {
  code: 'ru',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Cyrillic}/gu,
  ocrData: { set: 'rus', latinScript: false },
};
