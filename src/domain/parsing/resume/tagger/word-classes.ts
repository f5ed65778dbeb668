import data from '../data/word-classes.json';

/** Words of each class, separated by spaces. `wider[level][class]` is the coarser class that contains a class. */
export interface WordClassData {
  words: string[];
  wider: number[][];
}

let wordClasses: Map<string, readonly string[]> | undefined;
const UNKNOWN_CLASS: readonly string[] = ['?', '?', '?'];

/**
 * Returns the classes of a lower-case word, from the coarsest to the finest. Words with similar use in postings share
 * classes, so that weights learned for one also apply to the others. For their origin, see `docs/quality/training-data.md`.
 */
export function classesOf(word: string): readonly string[] {
  wordClasses ??= parseClasses(data);
  return wordClasses.get(word) ?? UNKNOWN_CLASS;
}

function parseClasses({ words, wider: [middle, coarse] }: WordClassData): Map<string, readonly string[]> {
  const classesByWord = new Map<string, readonly string[]>();
  words.forEach((members, fine) => {
    const names = [coarse?.[fine] ?? 0, middle?.[fine] ?? 0, fine].map(String);
    for (const word of members.split(' ')) classesByWord.set(word, names);
  });
  return classesByWord;
}
