import type { Locale } from '../locale';

/** Burmese. */
export const my: Locale = {
  code: 'my',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Myanmar}/gu,
};
