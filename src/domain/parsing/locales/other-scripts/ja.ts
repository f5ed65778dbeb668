import type { Locale } from '../locale';

/** Japanese. Kana identify it, because Chinese shares its Han characters. */
export const ja: Locale = {
  code: 'ja',
  supported: false,
  stopWords: [],
  letters: /[\u3040-\u30ff]/gu,
};
