import { formatMessage } from './formats';
import type { Kind } from './kinds';

/** A JSON Schema rule that a value violates. */
export interface BrokenRule {
  keyword: string;
  /** The value of the keyword, such as the limit. */
  value?: unknown;
  /** For `type`: the accepted types. */
  kinds?: readonly Kind[];
  /** The message of the validator for keywords that this file does not handle. */
  fallback?: string | undefined;
}

const KIND_NAMES: Record<Kind, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const UUID = /^\^\[0-9a-f\]\{8\}-/;
const PARTIAL_DATE = '^\\d{4}(-\\d{2}(-\\d{2})?)?$';

/** Describes the valid values: the type, the limit or the allowed values. */
export function messageOf({ keyword, value, kinds = [], fallback }: BrokenRule): string {
  switch (keyword) {
    case 'type':
      return `Must be ${list(kindNames(kinds))}.`;
    case 'enum':
      return `Must be one of: ${(value as unknown[]).map(String).join(', ')}.`;
    case 'const':
      return `Must be ${String(value)}.`;
    case 'minLength':
      return `At least ${count(value, 'character')}.`;
    case 'maxLength':
      return `At most ${count(value, 'character')}.`;
    case 'minItems':
      return `At least ${count(value, 'item')}.`;
    case 'maxItems':
      return `At most ${count(value, 'item')}.`;
    case 'maxProperties':
      return `At most ${count(value, 'field')}.`;
    case 'minimum':
      return `Must be at least ${String(value)}.`;
    case 'maximum':
      return `Must be at most ${String(value)}.`;
    case 'format':
      return formatMessage(String(value));
    case 'pattern':
      return patternMessage(String(value));
    default:
      return sentence(fallback ?? 'is not valid');
  }
}

function kindNames(kinds: readonly Kind[]): string[] {
  const namedKinds = kinds.includes('integer') ? kinds.filter((kind) => kind !== 'number') : kinds;
  return namedKinds.map((kind) => KIND_NAMES[kind]);
}

function patternMessage(pattern: string): string {
  if (UUID.test(pattern)) return 'A UUID in lower case, such as 0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6.';
  if (pattern === PARTIAL_DATE) return formatMessage('partial-date');
  return `Must match pattern "${pattern}".`;
}

function count(limit: unknown, noun: string): string {
  return `${String(limit)} ${noun}${limit === 1 ? '' : 's'}`;
}

/** `text, a list or null`. */
function list(names: readonly string[]): string {
  const last = names.at(-1) ?? 'of another kind';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
