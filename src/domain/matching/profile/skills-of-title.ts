import { LRUCache } from 'lru-cache';
import { occupationRecords, skillsOfOccupation } from '../../skills';
import { foldedWords } from '../../parsing/text/normalize';

/** Letters that the name of a skill and of the person who has it share: "engineering", "engineer". */
const STEM_LENGTH = 6;
const MAX_CACHED_TITLES = 20_000;

interface NamedSkill {
  name: string;
  stems: readonly string[];
}

let skillsByStem: ReadonlyMap<string, readonly NamedSkill[]> | undefined;
const namesByTitle = new LRUCache<string, readonly string[]>({ max: MAX_CACHED_TITLES });

/**
 * Skills of several words that a title names in another form: a network engineer does network engineering, a project
 * manager project management.
 */
export function skillsNamedByTitle(title: string): readonly string[] {
  const known = namesByTitle.get(title);
  if (known) return known;
  const stems = new Set(stemsOf(title));
  skillsByStem ??= indexByFirstStem();
  const names = [...stems].flatMap((stem) =>
    (skillsByStem!.get(stem) ?? [])
      .filter((skill) => skill.stems.every((each) => stems.has(each)))
      .map(({ name }) => name),
  );
  namesByTitle.set(title, names);
  return names;
}

function indexByFirstStem(): Map<string, NamedSkill[]> {
  const names = new Set(
    occupationRecords().flatMap(({ code }) => skillsOfOccupation(code).map(({ skill }) => skill)),
  );
  const byStem = new Map<string, NamedSkill[]>();
  for (const name of names) {
    const stems = stemsOf(name);
    if (stems.length < 2) continue;
    const list = byStem.get(stems[0]!);
    if (list) list.push({ name, stems });
    else byStem.set(stems[0]!, [{ name, stems }]);
  }
  return byStem;
}

function stemsOf(text: string): string[] {
  return foldedWords(text)
    .map((word) => word.slice(0, STEM_LENGTH))
    .filter((stem) => stem.length > 2);
}
