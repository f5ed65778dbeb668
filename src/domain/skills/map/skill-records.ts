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
  /** The heading it stands under in its file. */
  category: string;
  /** Other ways people write it. */
  spellings: Spelling[];
  /** Name of the wider skill it belongs to, if any. */
  broader: string | null;
}

/**
 * Reads `Name | spellings | + kinds | < broader` lines under `@ type: category` headings. Kinds are narrower
 * skills in their own right, each with its own spellings after `=`: `+ CI/CD = CICD; CircleCI`.
 */
export function parseSkills(table: string): SkillRecord[] {
  return parseTable(table).flatMap(({ section, fields, line }) => {
    const [type = '', category = ''] = section.split(':').map((part) => part.trim());
    if (!isSkillType(type)) throw new Error(`Skill table line ${line}: unknown type "${type}"`);
    const own = parseSpelling(fields[0] ?? '');
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
        own,
        parseList(rest.find(isPlainField)).map(parseSpelling),
        broader ? broader.slice(1).trim() : null,
      ),
      ...parseKinds(rest).map(({ name, others }) => record(name, others, own.text)),
    ];
  });
}

/** The kinds of a `+` field: each a name and its other spellings. */
export function parseKinds(fields: string[]): { name: Spelling; others: Spelling[] }[] {
  const field = fields.find((candidate) => candidate.startsWith('+'));
  return parseList(field?.slice(1)).map((kind) => {
    const [name = '', ...others] = kind.split(' = ').map((part) => part.trim());
    return { name: parseSpelling(name), others: others.map(parseSpelling) };
  });
}

/** True for the field of a row that lists spellings, the only one without a mark. */
export function isPlainField(field: string): boolean {
  return !/^(?:[<>+]|by )/.test(field);
}

/** A name is one of its own spellings, unless a stricter one of the same letters is listed. */
export function withName(name: Spelling, others: Spelling[]): Spelling[] {
  const restated =
    name.care === 'plain' && others.some((other) => other.text === name.text && other.care !== 'plain');
  return restated ? others : [name, ...others];
}

/** `=X` is written exactly so; `~X` also only as an item of a list; anything else is plain. */
export function parseSpelling(field: string): Spelling {
  if (field.startsWith('=')) return { text: field.slice(1), care: 'exact' };
  if (field.startsWith('~')) return { text: field.slice(1), care: 'item' };
  return { text: field, care: 'plain' };
}

function isSkillType(text: string): text is SkillType {
  return ['hard', 'soft', 'tool', 'language', 'certification', 'unknown'].includes(text);
}
