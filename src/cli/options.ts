import { InvalidArgumentError } from 'commander';
import { isUuid } from '../platform/ids';
import { SCOPES, type Scope } from '../services/access/caller';

/** Parsers of option values: each returns what the services take, or says what would be right. */

export function uuid(value: string): string {
  const id = value.trim().toLowerCase();
  if (!isUuid(id))
    throw new InvalidArgumentError('It must be an id such as 0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0e.');
  return id;
}

/** `parse,match`, in the order of the closed list, each once. */
export function scopes(value: string): Scope[] {
  const named = value.split(',').map((name) => name.trim());
  const unknown = named.filter((name) => !SCOPES.some((scope) => scope === name));
  if (unknown.length > 0) throw new InvalidArgumentError(`The scopes are ${SCOPES.join(', ')}.`);
  return SCOPES.filter((scope) => named.includes(scope));
}

/** Days from now. `never` stays a word: Commander would turn a null into an empty text. */
export function expiryDays(value: string): number | 'never' {
  return value === 'never' ? 'never' : wholeNumber(1, 3650)(value);
}

export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most)) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return number;
  };
}

export function nonEmpty(value: string): string {
  const text = value.trim();
  if (text === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}

/** Collects an option that may be given more than once. */
export function repeated<T>(parse: (value: string) => T): (value: string, before: T[] | undefined) => T[] {
  return (value, before = []) => [...before, parse(value)];
}
