import { LRUCache } from 'lru-cache';
import { occupationByCode, occupationRecords, skillLexicon, skillsOfOccupation } from '../../skills';
import type { Unit } from '../../common';
import type { TitleFeatures } from './title-features';
import { foldedWords } from '../../parsing/text/normalize';
import { stemOfWord } from '../titles/word-stem';

/** Letters that the name of a skill and of the person who has it share: "engineering", "engineer". */
const STEM_LENGTH = 6;
const MAX_CACHED_TITLES = 20_000;

interface NamedSkill {
  name: string;
  /** Stems of each word. */
  words: readonly (readonly string[])[];
}

let skillsByStem: ReadonlyMap<string, readonly NamedSkill[]> | undefined;
const namesByTitle = new LRUCache<string, readonly string[]>({ max: MAX_CACHED_TITLES });

/**
 * Skills of several words that a title names in another form: a network engineer does network engineering, a project
 * manager project management, a truck driver truck driving.
 */
export function skillsNamedByTitle(title: string): readonly string[] {
  const cachedNames = namesByTitle.get(title);
  if (cachedNames) return cachedNames;
  const stems = new Set(foldedWords(title).flatMap(stemsOfWord));
  skillsByStem ??= indexByFirstStem();
  const names = new Set(
    [...stems].flatMap((stem) =>
      (skillsByStem!.get(stem) ?? [])
        .filter((skill) => skill.words.every((word) => word.some((each) => stems.has(each))))
        .map(({ name }) => name),
    ),
  );
  for (const name of skillsOfTrade(title)) names.add(name);
  if (RANK_AT_END.test(title)) names.delete('Executive support');
  namesByTitle.set(title, [...names]);
  return [...names];
}

/** A tech support executive supports no executives. */
const RANK_AT_END = /\bexecutives?\W*$/i;

/** Skills of several words that the title names as a trade: "Truck Driver" as "Truck driving", "Software Engineer" as "Software engineering". */
function skillsOfTrade(title: string): string[] {
  const trade = /eers?$/i.test(title)
    ? title.replace(/rs?$/i, 'ring')
    : title.replace(/(?:er|or)s?$/i, 'ing');
  if (trade === title) return [];
  return skillLexicon()
    .find(trade)
    .filter(({ start, end }) => end === trade.length && /\s/.test(trade.slice(start, end)))
    .map(({ skill }) => skill.name);
}

const MIN_CONFIDENCE: Unit = 0.8;
/** Importance of a skill for an occupation, and share of the occupation's English titles that name it. */
const MIN_IMPORTANCE: Unit = 0.85;
const MIN_NAMED_SHARE: Unit = 0.5;
const skillsByOccupation = new Map<string, readonly string[]>();

/**
 * Skills that a title in another language names, as its English form would: "Schweißer" and "soldador" name welding like
 * "welder". Empty for an English title and for one of uncertain meaning.
 */
export function skillsNamedByForeignTitle({
  englishTitle,
  isForeign,
  isInEnglishWords,
  likelyOccupations: [likely],
}: Pick<
  TitleFeatures,
  'englishTitle' | 'isForeign' | 'isInEnglishWords' | 'likelyOccupations'
>): readonly string[] {
  if (isForeign && isInEnglishWords)
    return skillLexicon()
      .find(englishTitle)
      .map(({ skill }) => skill.name);
  if (!isForeign || !likely || likely.confidence < MIN_CONFIDENCE) return [];
  let names = skillsByOccupation.get(likely.onetSocCode);
  if (!names) {
    names = skillsNamedByTitlesOf(likely.onetSocCode);
    skillsByOccupation.set(likely.onetSocCode, names);
  }
  return names;
}

function skillsNamedByTitlesOf(code: string): string[] {
  const titles = occupationByCode(code)?.aliases ?? [];
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const { skill } of skillLexicon().find(title))
      counts.set(skill.name, (counts.get(skill.name) ?? 0) + 1);
  return skillsOfOccupation(code)
    .filter(({ importance }) => importance >= MIN_IMPORTANCE)
    .map(({ skill }) => skill)
    .filter((skill) => (counts.get(skill) ?? 0) >= MIN_NAMED_SHARE * titles.length);
}

function indexByFirstStem(): Map<string, NamedSkill[]> {
  const names = new Set(
    occupationRecords().flatMap(({ code }) => skillsOfOccupation(code).map(({ skill }) => skill)),
  );
  const byStem = new Map<string, NamedSkill[]>();
  for (const name of names) {
    const words = foldedWords(name)
      .map(stemsOfWord)
      .filter((stems) => stems.length > 0);
    if (words.length < 2) continue;
    for (const stem of words[0]!) {
      const list = byStem.get(stem);
      if (list) list.push({ name, words });
      else byStem.set(stem, [{ name, words }]);
    }
  }
  return byStem;
}

/** Endings of a trade and of the person who has it: "driving", "driver". */
const ENDING = /(?:ing|er|or)s?$/;
const MIN_ROOT_LENGTH = 4;

/** The first letters of a word, and its root if it names a trade or a person. None for a very short word. */
function stemsOfWord(word: string): string[] {
  const stem = stemOfWord(word);
  if (stem.length < 3) return [];
  const root = word.replace(ENDING, '');
  return root !== word && root.length >= MIN_ROOT_LENGTH && root.length < STEM_LENGTH
    ? [stem, `${root}-`]
    : word.length < STEM_LENGTH && word.length >= MIN_ROOT_LENGTH
      ? [stem, `${word}-`]
      : [stem];
}
