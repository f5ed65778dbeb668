import type { Locale } from '../locale';

/** Hebrew. */
export const he: Locale = {
  code: 'he',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Hebrew}/gu,
};
