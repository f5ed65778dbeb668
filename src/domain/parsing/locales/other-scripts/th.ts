import type { Locale } from '../locale';

/** Thai. */
export const th: Locale = {
  code: 'th',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Thai}/gu,
};
