import type { Locale } from '../locale';

/** Hindi. */
export const hi: Locale = {
  code: 'hi',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Devanagari}/gu,
};
