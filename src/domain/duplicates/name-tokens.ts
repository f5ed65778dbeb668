import { foldText } from '../parsing/text/normalize';

/** Letters that folding keeps, in their usual Latin spelling: Cyrillic, Greek and Latin letters without a base letter. */
const LATIN_FORMS: Readonly<Record<string, string>> = {
  ...pairs('абвгґдезийклмнопрстуфыэ', 'abvggdeziiklmnoprstufye'),
  ...{ ж: 'zh', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ю: 'iu', я: 'ia', ъ: '', ь: '', ё: 'e' },
  ...{ є: 'ie', і: 'i', ї: 'i', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'dj', џ: 'dz', ў: 'u' },
  ...pairs('αβγδεζηικλμνξοπρσςτυφω', 'avgdeziiklmnxoprsstyfo'),
  ...{ θ: 'th', χ: 'ch', ψ: 'ps' },
  ...{ ß: 'ss', ø: 'o', æ: 'a', œ: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h' },
};

/** Parts of family names that are often left out. */
const PARTICLES = new Set(
  'de del della der den di da dos das do du la las le los el al bin ibn van von zu ter y e st saint'.split(
    ' ',
  ),
);

/** Forms of the words that tell two people of one name and one family apart. */
const GENERATIONS: Readonly<Record<string, string>> = {
  jr: 'jr',
  junior: 'jr',
  sr: 'sr',
  senior: 'sr',
  ii: '2',
  iii: '3',
  iv: '4',
};

/** Returns a word in Latin letters without marks; spellings such as "ue" and "ü" become equal. */
export function latinSpelling(text: string): string {
  const folded = foldText(text);
  const latin = /^[\x00-\x7f]*$/.test(folded)
    ? folded
    : [...folded].map((letter) => LATIN_FORMS[letter] ?? letter).join('');
  return latin.replace(/([aou])e(?=[^aeiou\s]|$)/g, '$1').replace(/ph/g, 'f');
}

/** Returns the words of a name in Latin letters, without generation suffixes. */
export function nameTokens(name: string | null): string[] {
  return wordsOf(name).filter((word) => !(word in GENERATIONS));
}

/** Returns the words of a family name without particles, unless it has nothing else. */
export function familyTokens(name: string | null): string[] {
  const words = nameTokens(name);
  const essential = words.filter((word) => !PARTICLES.has(word));
  return essential.length > 0 ? essential : words;
}

/** Returns the generation that a name states: `jr`, `sr`, `2`, `3`, `4`, or null. */
export function generationOf(names: readonly (string | null)[]): string | null {
  for (const word of names.flatMap(wordsOf)) {
    const generation = Object.hasOwn(GENERATIONS, word) ? GENERATIONS[word] : undefined;
    if (generation !== undefined) return generation;
  }
  return null;
}

function wordsOf(name: string | null): string[] {
  if (name === null) return [];
  // "O'Brien" is one word, "Garcia-Lopez" is two.
  return latinSpelling(name)
    .replace(/['.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, at) => [letter, to[at] ?? letter]));
}
