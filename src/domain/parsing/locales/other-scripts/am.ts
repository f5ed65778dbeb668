import type { Locale } from '../locale';

/** Amharic. */
export const am: Locale = {
  code: 'am',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Ethiopic}/gu,
};
