import type { SkillConcept } from '../profile/skill-concept';

type Words = Pick<SkillConcept, 'words'>;

interface Entry<T> {
  skill: T;
  /** Position in the given order. */
  at: number;
}

/**
 * Finds skills outside the map by their words: those whose words contain, or are contained in, the words of another
 * skill. Each skill is indexed by its rarest word, so that a word shared by many names does not slow the lookup.
 */
export class SkillsByWords<T> {
  private readonly byWord = new Map<string, Entry<T>[]>();
  private readonly byRarest = new Map<string, Entry<T>[]>();

  constructor(skills: Iterable<T>, wordsOf: (skill: T) => Words) {
    const entries = [...skills]
      .map((skill, at) => ({ skill, at, words: new Set(wordsOf(skill).words) }))
      .filter(({ words }) => words.size > 0);
    for (const entry of entries) for (const word of entry.words) push(this.byWord, word, entry);
    for (const entry of entries) {
      const rarest = this.rarestOf(entry.words);
      if (rarest !== null) push(this.byRarest, rarest, entry);
    }
  }

  /** Returns the skills that may contain all the words, or be contained in them, in the given order. */
  candidatesFor({ words }: Words): T[] {
    const candidates = new Set<Entry<T>>();
    const rarest = words.every((word) => this.byWord.has(word)) ? this.rarestOf(words) : null;
    for (const entry of (rarest === null ? undefined : this.byWord.get(rarest)) ?? []) candidates.add(entry);
    for (const word of words) for (const entry of this.byRarest.get(word) ?? []) candidates.add(entry);
    return [...candidates].sort((a, b) => a.at - b.at).map(({ skill }) => skill);
  }

  private rarestOf(words: Iterable<string>): string | null {
    let rarest: string | null = null;
    let minCount = Infinity;
    for (const word of words) {
      const count = this.byWord.get(word)?.length ?? 0;
      if (count < minCount) [rarest, minCount] = [word, count];
    }
    return rarest;
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
