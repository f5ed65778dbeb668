import { words, type Locale } from '../locale';

/** Somali. */
export const so: Locale = {
  code: 'so',
  supported: false,
  stopWords: words('iyo waxaan ka ku oo in ah waa'),
};
