import type { SkillType } from '../../common';
import type { TermCare } from '../text/term-trie';
import { parseList, parseTable, slugOf } from './records';

export interface Spelling {
  text: string;
  care: TermCare;
}

/** A skill of the curated map. */
export interface SkillRecord {
  id: string;
  name: string;
  type: SkillType;
  /** Heading of its section in the data file. */
  category: string;
  /** Alternative spellings. */
  spellings: Spelling[];
  /** Name of the next wider skill, if any. */
  broader: string | null;
}

/**
 * Reads `Name | spellings | + kinds | < broader` lines under `@ type: category` headings. Kinds are separate, narrower
 * skills, each with its own spellings after `=`: `+ CI/CD = CICD; CircleCI`.
 */
export function parseSkills(table: string): SkillRecord[] {
  return parseTable(table).flatMap(({ section, fields, line }) => {
    const [type = '', category = ''] = section.split(':').map((part) => part.trim());
    if (!isSkillType(type)) throw new Error(`Skill table line ${line}: unknown type "${type}"`);
    const mainName = parseSpelling(fields[0] ?? '');
    const rest = fields.slice(1);
    const broader = rest.find((field) => field.startsWith('<'));
    const record = (name: Spelling, others: Spelling[], wider: string | null): SkillRecord => ({
      id: slugOf(name.text),
      name: name.text,
      type,
      category,
      spellings: withName(name, others),
      broader: wider,
    });
    return [
      record(
        mainName,
        parseList(rest.find(isPlainField)).map(parseSpelling),
        broader ? broader.slice(1).trim() : null,
      ),
      ...parseKinds(rest).map(({ name, others }) => record(name, others, mainName.text)),
    ];
  });
}

/** Parses the kinds of a `+` field: each has a name and other spellings. */
export function parseKinds(fields: string[]): { name: Spelling; others: Spelling[] }[] {
  const field = fields.find((candidate) => candidate.startsWith('+'));
  return parseList(field?.slice(1)).map((kind) => {
    const [name = '', ...others] = kind.split(' = ').map((part) => part.trim());
    return { name: parseSpelling(name), others: others.map(parseSpelling) };
  });
}

/** True for the field of a row with the spellings, the only one without a prefix. */
export function isPlainField(field: string): boolean {
  return !/^(?:[<>+]|by )/.test(field);
}

/** Adds the name to the spellings unless they contain a stricter form of the same text. */
export function withName(name: Spelling, others: Spelling[]): Spelling[] {
  const restated =
    name.care === 'plain' && others.some((other) => other.text === name.text && other.care !== 'plain');
  return restated ? others : [name, ...others];
}

/**
 * Parses a spelling: `=X` must match exactly; `~X` must match exactly and as an item of a list; `?X` is a common word,
 * which must stand alone; others match in any case.
 */
export function parseSpelling(field: string): Spelling {
  if (field.startsWith('=')) return { text: field.slice(1), care: 'exact' };
  if (field.startsWith('~')) return { text: field.slice(1), care: 'item' };
  if (field.startsWith('?')) return { text: field.slice(1), care: 'common' };
  return { text: field, care: 'plain' };
}

function isSkillType(text: string): text is SkillType {
  return ['hard', 'soft', 'tool', 'language', 'certification', 'unknown'].includes(text);
}
