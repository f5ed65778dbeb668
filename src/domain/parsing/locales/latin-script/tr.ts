import { words, type Locale } from '../locale';

/** Turkish. */
export const tr: Locale = {
  code: 'tr',
  supported: false,
  stopWords: words('ve bir ile icin olarak bu da de olan'),
  typicalLetters: /[ğışİ]/giu,
  ocrData: { set: 'tur', latinScript: true },
  countryNames: { turkiye: 'TR' },
};
