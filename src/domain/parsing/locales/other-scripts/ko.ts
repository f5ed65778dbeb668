import type { Locale } from '../locale';

/** Korean. */
export const ko: Locale = {
  code: 'ko',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Hangul}/gu,
};
