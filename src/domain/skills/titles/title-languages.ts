import { wordsOf } from '../text/tokens';
import { englishFeatures, type TitleFeatureRules } from './ngram-features';
import { coreTitle, isNumber, titleWords } from './title-text';

/** How an index reads and compares the titles of one language. */
export interface TitleLanguage {
  /** Normalized words of a title. */
  words(title: string): string[];
  /** The words without rank, numbers and remarks. */
  core(title: string): string[];
  features: TitleFeatureRules;
  /** Weight of each further name of an occupation relative to the one before it. */
  nextShare: number;
}

/** Endings of a word and what replaces them; only the first that fits applies. */
type Endings = readonly (readonly [RegExp, string])[];

interface LanguageTable {
  /** Words that join the parts of a title; the word for the kind of worker stands before the first of them. */
  joining: string;
  /** Gender and number of titles and adjectives. */
  endings: Endings;
  /** True where the kind of worker comes first (`técnico informático`), false where it comes last. */
  headFirst: boolean;
}

/** Shorter words have too few letters left without an ending. */
const MIN_LENGTH = 5;

// Words are folded before: lower case, no accents, without a final `s`.
const tables: Record<string, LanguageTable> = {
  de: {
    joining:
      'fur im in und oder der die das de den dem am an auf bei beim mit von vom zum zur fachrichtung schwerpunkt ' +
      'bereich staatlich gepruft anerkannt',
    endings: [
      [/(er|eur|or|ist|ent|ant|log|at|arzt|wirt|mann|bauer|ling)in(?:nen)?$/, '$1'],
      [/(isch|lich|ig|stellt|pruft|kannt|end|tragt|standig|staltet)e[rnms]?$/, '$1'],
      [/(kauf|fach)(?:frau|leute|mann)$/, '$1mann'],
      [/(.{4}(?:ent|ant|ist|at|log))en$/, '$1'],
    ],
    headFirst: false,
  },
  es: {
    joining: 'de del la el lo las los y e o u en con para por al a sin sobre general',
    endings: [
      [/(d|t|s)or(?:a|e)$/, '$1or'],
      [/(.[lndrz])e$/, '$1'],
      [/[ao]$/, ''],
    ],
    headFirst: true,
  },
  fr: {
    joining: 'de d du des l la le les et ou en a au aux pour par sur dans sans un une avec',
    endings: [
      [/trice$/, 'teur'],
      [/euse$/, 'eur'],
      [/iere$/, 'ier'],
      [/(en|el|et|an|on)(?:ne|le|te)$/, '$1'],
      [/aux?$/, 'al'],
      [/e$/, ''],
    ],
    headFirst: true,
  },
  pl: {
    joining: 'do spraw ds w we z ze i oraz na nad od po dla przy lub o u za w tym',
    endings: [
      [/(el|er|or|ent|ant|ist|arz|rk|ik)ka$/, '$1'],
      [/icy$/, 'ik'],
      [/rzy$/, 'r'],
      [/owie$/, ''],
      [/isci$/, 'ista'],
      [/ele$/, 'el'],
      [/(ow|n|sk|czn|yjn)(?:y|a|e|ego|ej|ych)$/, '$1'],
    ],
    headFirst: true,
  },
  pt: {
    joining: 'de do da dos das e ou em no na com para por a o os as sem sobre',
    endings: [
      [/(d|t|s)or(?:a|e)$/, '$1or'],
      [/oe$/, 'ao'],
      [/(.[lnrz])e$/, '$1'],
      [/[ao]$/, ''],
    ],
    headFirst: true,
  },
};

// Chosen on the labels of `title_melo`.
/** Whole words weigh less than in English, because inflection and compounds vary them. */
const WORD_WEIGHT = 1;
/** A label index lists many names of an occupation, most of them forms of one another. */
const NEXT_SHARE = 0.2;

const english: TitleLanguage = {
  words: titleWords,
  core: coreTitle,
  features: englishFeatures,
  nextShare: 0.4,
};

const languages = new Map<string, TitleLanguage>();

/** The rules of a language (ISO 639-1); those of English for a language without rules of its own. */
export function titleLanguage(code: string): TitleLanguage {
  const table = tables[code];
  if (!table) return english;
  const language = languages.get(code) ?? languageOf(table);
  languages.set(code, language);
  return language;
}

function languageOf({ joining, endings, headFirst }: LanguageTable): TitleLanguage {
  const joiningWords = new Set(joining.split(' '));
  // Both genders of a title (`Kellner/Kellnerin`) have the same words, which count once.
  const words = (title: string): string[] => [
    ...new Set(wordsOf(title).map((word) => (joiningWords.has(word) ? word : withoutEnding(word, endings)))),
  ];
  return {
    words,
    core: (title) => {
      const all = words(title);
      const named = all.filter((word) => !isNumber(word));
      return named.length > 0 ? named : all;
    },
    features: { joiningWords, headFirst, wordWeight: WORD_WEIGHT },
    nextShare: NEXT_SHARE,
  };
}

function withoutEnding(word: string, endings: Endings): string {
  if (word.length < MIN_LENGTH) return word;
  for (const [ending, replacement] of endings)
    if (ending.test(word)) return word.replace(ending, replacement);
  return word;
}
