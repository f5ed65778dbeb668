import { words, type Locale } from '../locale';

/** Dutch. */
export const nl: Locale = {
  code: 'nl',
  supported: false,
  stopWords: words('de het een en van in voor met op te bij is aan als door naar zijn ik'),
  postingStopWords: words('de het een en van in is je voor met op zijn wij als dat bij te ervaring'),
  ocrData: { set: 'nld', latinScript: true },
};
