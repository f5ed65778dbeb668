import { words, type Locale } from '../locale';

/** Polish. */
export const pl: Locale = {
  code: 'pl',
  supported: false,
  stopWords: words('w i na z do oraz od po sie jest za przez dla'),
  ocrData: { set: 'pol', latinScript: true },
};
