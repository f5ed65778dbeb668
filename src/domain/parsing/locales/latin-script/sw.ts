import { words, type Locale } from '../locale';

/** Swahili. */
export const sw: Locale = {
  code: 'sw',
  supported: false,
  stopWords: words('na ya kwa wa katika ni la za'),
};
