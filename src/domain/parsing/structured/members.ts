import { isMembers, type Members } from '../../members';

const MAX_TEXT_LENGTH = 20_000;
const MAX_ITEMS = 500;
/** Control characters other than line breaks and tabs, and halves of surrogate pairs: a database cannot store them. */
const UNSTORABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Items of a list; a single value is a list of one. */
export function listOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).slice(0, MAX_ITEMS);
}

export function membersList(value: unknown): Members[] {
  return listOf(value).filter(isMembers);
}

/** A text of one line, or null. */
export function lineOf(value: unknown): string | null {
  return textOf(value)?.replace(/\s+/g, ' ') ?? null;
}

/** A text whose lines are kept, or null if the value is no text or empty. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value)
    .slice(0, MAX_TEXT_LENGTH)
    .replace(UNSTORABLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  return text === '' ? null : text;
}

export function linesOf(value: unknown): string[] {
  return listOf(value)
    .map(lineOf)
    .filter((line) => line !== null);
}

/** The first value that is not null. */
export function firstOf<Value>(...values: (Value | null | undefined)[]): Value | null {
  return values.find((value) => value !== null && value !== undefined) ?? null;
}
