import { wordsOf } from '../text/tokens';
import { occupationRecords } from './occupations';

let words: ReadonlySet<string> | undefined;

/** Words of the English titles in the map. */
export function englishTitleWords(): ReadonlySet<string> {
  words ??= new Set(
    occupationRecords().flatMap(({ title, aliases }) => [title, ...aliases].flatMap((name) => wordsOf(name))),
  );
  return words;
}
