import commonStems from './data/common-stems.json';
import { LOCALES } from '../parsing/locales';
import { featureOf, stemOf, type TextVector } from './text-vector';
import { tokenize } from './tokenize';

/** Function words of a language below which a text is taken for English. */
const MIN_FUNCTION_WORDS = 3;
const MIN_FUNCTION_SHARE = 0.04;
const ENGLISH = 'en';

let languagesByFeature: ReadonlyMap<number, readonly string[]> | undefined;
const languageByText = new WeakMap<TextVector, string>();

/** The language of a text by the function words among its stems (ISO 639-1); English if those of no other language stand out. */
export function languageOfStems(text: TextVector): string {
  let language = languageByText.get(text);
  if (language === undefined) {
    language = mostFrequentLanguage(text);
    languageByText.set(text, language);
  }
  return language;
}

function mostFrequentLanguage({ features }: TextVector): string {
  languagesByFeature ??= functionWords();
  const counts = new Map<string, number>();
  for (const feature of features)
    for (const code of languagesByFeature.get(feature) ?? []) counts.set(code, (counts.get(code) ?? 0) + 1);
  let best = ENGLISH;
  let most = Math.max(MIN_FUNCTION_WORDS, features.length * MIN_FUNCTION_SHARE) - 1;
  for (const [code, count] of counts) {
    if (count <= most) continue;
    best = code;
    most = count;
  }
  return best;
}

/** Codes of the languages by the feature of a function word that English texts do not have. */
function functionWords(): Map<number, string[]> {
  const byFeature = new Map<number, string[]>();
  for (const { code, stopWords, postingStopWords = [] } of LOCALES) {
    if (code === ENGLISH) continue;
    const stems = new Set([...stopWords, ...postingStopWords].flatMap(tokenize).map(stemOf));
    for (const stem of stems) {
      if (stem in commonStems) continue;
      const feature = featureOf(stem);
      byFeature.set(feature, [...(byFeature.get(feature) ?? []), code]);
    }
  }
  return byFeature;
}
