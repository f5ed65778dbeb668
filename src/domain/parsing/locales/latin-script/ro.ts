import { words, type Locale } from '../locale';

/** Romanian. */
export const ro: Locale = {
  code: 'ro',
  supported: false,
  stopWords: words('si de in la cu pentru din pe un o ale al prin este'),
  typicalLetters: /[ășțşţ]/giu,
  ocrData: { set: 'ron', latinScript: true },
};
