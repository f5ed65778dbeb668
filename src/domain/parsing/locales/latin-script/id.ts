import { words, type Locale } from '../locale';

/** Indonesian. */
export const id: Locale = {
  code: 'id',
  supported: false,
  stopWords: words('dan di yang untuk dengan dari pada sebagai dalam'),
};
