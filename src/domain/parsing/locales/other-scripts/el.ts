import type { Locale } from '../locale';

/** Greek. */
export const el: Locale = {
  code: 'el',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Greek}/gu,
};
