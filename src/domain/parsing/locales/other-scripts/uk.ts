import type { Locale } from '../locale';

/** Ukrainian. Detection takes Cyrillic text for Russian; the data serve OCR. */
export const uk: Locale = {
  code: 'uk',
  supported: false,
  stopWords: [],
  ocrData: { set: 'ukr', latinScript: false },
};
