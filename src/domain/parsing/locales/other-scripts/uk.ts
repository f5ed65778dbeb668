import type { Locale } from '../locale';

/** Ukrainian. Language detection classifies Cyrillic text as Russian; this data is used for OCR. */
export const uk: Locale = {
  code: 'uk',
  supported: false,
  stopWords: [],
  ocrData: { set: 'ukr', latinScript: false },
};
