import { words, type Locale } from '../locale';

/** Vietnamese. */
export const vi: Locale = {
  code: 'vi',
  supported: false,
  stopWords: words('va cua cac cho trong voi la co'),
  ocrData: { set: 'vie', latinScript: true },
};
