import type { Locale } from '../locale';

/** Chinese: Han characters without kana. */
export const zh: Locale = {
  code: 'zh',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Han}/gu,
};
