import type { Locale } from '../locale';

/** Arabic. */
export const ar: Locale = {
  code: 'ar',
  supported: false,
  stopWords: [],
  letters: /\p{Script=Arabic}/gu,
  ocrData: { set: 'ara', latinScript: false },
};
