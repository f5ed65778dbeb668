import data from '../data/word-classes.json';

/** Words by their class, space apart; `wider[level][class]` is the class of a coarser sorting it falls into. */
export interface WordClassData {
  words: string[];
  wider: number[][];
}

let wordClasses: Map<string, readonly string[]> | undefined;
const UNKNOWN_CLASS: readonly string[] = ['?', '?', '?'];

/**
 * Names of the classes of a word in lower case, from the coarsest to the finest: words used alike in postings share
 * them, so what is learnt of one holds for the others. How they were found: `docs/quality.md`.
 */
export function classesOf(word: string): readonly string[] {
  wordClasses ??= parseClasses(data);
  return wordClasses.get(word) ?? UNKNOWN_CLASS;
}

function parseClasses({ words, wider: [middle, coarse] }: WordClassData): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  words.forEach((members, fine) => {
    const names = [coarse?.[fine] ?? 0, middle?.[fine] ?? 0, fine].map(String);
    for (const word of members.split(' ')) found.set(word, names);
  });
  return found;
}
