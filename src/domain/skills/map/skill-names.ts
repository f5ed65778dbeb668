import { germanSkillNames } from '../data/skill-names/de';
import { spanishSkillNames } from '../data/skill-names/es';
import { frenchSkillNames } from '../data/skill-names/fr';
import { polishSkillNames } from '../data/skill-names/pl';
import { portugueseSkillNames } from '../data/skill-names/pt';
import { parseList, parseTable } from './records';
import { parseSpelling, type Spelling } from './skill-records';

/** Names that a skill of the map has in another language. */
export interface SkillNames {
  /** ISO 639-1 code. */
  language: string;
  /** Name of the skill in the map. */
  skill: string;
  spellings: Spelling[];
}

const TABLES: readonly (readonly [language: string, table: string])[] = [
  ['es', spanishSkillNames],
  ['pt', portugueseSkillNames],
  ['fr', frenchSkillNames],
  ['de', germanSkillNames],
  ['pl', polishSkillNames],
];

let names: readonly SkillNames[] | undefined;

/** The names of skills in other languages, parsed once. */
export function skillNames(): readonly SkillNames[] {
  names ??= TABLES.flatMap(([language, table]) => parseSkillNames(language, table));
  return names;
}

/** Reads `Name of the skill | names` lines. `(preparar/preparación de) (comida/alimentos)` stands for four names. */
export function parseSkillNames(language: string, table: string): SkillNames[] {
  return parseTable(table).map(({ fields: [skill = '', list] }) => ({
    language,
    skill,
    spellings: parseList(list)
      .flatMap(withAlternatives)
      .flatMap((text) => (language === 'de' ? withoutUmlauts(text) : [text]))
      .map(parseSpelling),
  }));
}

const FIRST_GROUP = /\(([^()]*)\)/;

/** All names that a text with alternatives in brackets stands for. */
function withAlternatives(text: string): string[] {
  const group = FIRST_GROUP.exec(text);
  if (!group) return [text.replace(/\s+/g, ' ').trim()];
  const before = text.slice(0, group.index);
  const after = text.slice(group.index + group[0].length);
  return group[1]!.split('/').flatMap((part) => withAlternatives(`${before}${part}${after}`));
}

const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['Ä', 'Ae'],
  ['Ö', 'Oe'],
  ['Ü', 'Ue'],
]);

/** The name, and as keyboards without umlauts write it. */
function withoutUmlauts(text: string): string[] {
  const plain = text.replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS.get(letter)!);
  return plain === text ? [text] : [text, plain];
}
