import { foldText } from './normalize';

/** Commonest short words that tell Latin-script languages apart, folded. */
const STOP_WORDS: Record<string, string> = {
  en: 'the and of to in for with on at from by as is was were an or this that have has be are i my our which who it not',
  es: 'de la el en y los las con para por del una un que se al como su mi es fue lo mas desde',
  fr: 'de la le et les des en du pour dans une un avec sur par au aux que est ce qui mon ma mes nous chez',
  de: 'und der die das in von mit fur im des den zu ein eine als bei auf ist dem nach sowie bis zur zum',
  pt: 'de a o e em da do para com os as uma um na no que por dos das como ao foi mais',
  it: 'di e il la in per con del della dei le un una che da al nel gli sono presso anche',
  nl: 'de het een en van in voor met op te bij is aan als door naar zijn ik',
  pl: 'w i na z do oraz od po sie jest za przez dla',
  ro: 'si de in la cu pentru din pe un o ale al prin este',
  tr: 've bir ile icin olarak bu da de olan',
  id: 'dan di yang untuk dengan dari pada sebagai dalam',
  so: 'iyo waxaan ka ku oo in ah waa',
  sw: 'na ya kwa wa katika ni la za',
  vi: 'va cua cac cho trong voi la co',
};
const LANGUAGE_CODES = Object.keys(STOP_WORDS);
/** Each word with the places of its languages in the list. */
const LANGUAGES_OF = new Map<string, number[]>();
Object.values(STOP_WORDS).forEach((words, language) => {
  for (const word of new Set(words.split(' ')))
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
});
/** A text without any of these is Latin; all scripts below lie among them. */
const OTHER_SCRIPT_LANGUAGES = /[\u0370-\u1dff\u2e80-\uffff]/;

const SCRIPT_LANGUAGES: [string, RegExp][] = [
  ['ja', /[\u3040-\u30ff]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['my', /\p{Script=Myanmar}/gu],
];
const MAX_SAMPLE_CHARACTERS = 8000;

/** ISO 639-1 of the language most of a text is written in; null when too short to tell. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, MAX_SAMPLE_CHARACTERS);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 20) return null;
  for (const [code, script] of OTHER_SCRIPT_LANGUAGES.test(sample) ? SCRIPT_LANGUAGES : []) {
    if ((sample.match(script)?.length ?? 0) > letters * 0.4) return code;
  }
  const words = foldText(sample).match(/[a-z']+/g) ?? [];
  const hits = LANGUAGE_CODES.map(() => 0);
  for (const word of words) {
    for (const language of LANGUAGES_OF.get(word) ?? []) hits[language] = (hits[language] ?? 0) + 1;
  }
  const most = Math.max(...hits);
  const best = most > 0 ? (LANGUAGE_CODES[hits.indexOf(most)] ?? null) : null;
  return most >= Math.max(1, words.length * 0.03) ? best : null;
}
