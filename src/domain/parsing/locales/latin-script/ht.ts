import { words, type Locale } from '../locale';

/** Haitian Creole, detected in postings. */
export const ht: Locale = {
  code: 'ht',
  supported: false,
  stopWords: [],
  postingStopWords: words('nan ak pou yo ki nou ou se yon sa gen travay'),
};
