import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { isUuid } from '../platform/ids';
import { isWellFormedKey } from '../services/access/keys/api-key-format';
import { SCOPES, type Scope } from '../services/access/caller';
import { parseNetwork } from '../services/access/network';
import { EVENT_TYPES } from '../webhooks/events/catalogue';

/**
 * Parsers of option values: each returns what the services take, or says what would be right. No message repeats the
 * value, which may be a secret or hold what a terminal must not be sent.
 */

const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/;
const MAX_EMAIL = 254;
const MAX_ADDRESS = 2_048;
const MAX_PATH = 4_096;
const MAX_NETWORKS = 20;
const EXAMPLE_ID = '0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0e';

/** One line of text, without blanks around it. */
export function text(maxLength: number): (value: string) => string {
  return (value) => {
    const trimmed = value.trim();
    if (trimmed === '') throw new InvalidArgumentError('It must not be empty.');
    if (CONTROL_CHARACTERS.test(trimmed)) {
      throw new InvalidArgumentError('It must not contain line breaks or other control characters.');
    }
    // As the database counts: a character outside the basic plane is one, not two.
    if ([...trimmed].length > maxLength) {
      throw new InvalidArgumentError(`It must have at most ${maxLength} characters.`);
    }
    return trimmed;
  };
}

export const filePath = text(MAX_PATH);

export function uuid(value: string): string {
  const id = value.trim().toLowerCase();
  if (!isUuid(id)) throw new InvalidArgumentError(`It must be an id such as ${EXAMPLE_ID}.`);
  return id;
}

export function emailAddress(value: string): string {
  const address = z.email().max(MAX_EMAIL).safeParse(value.trim());
  if (!address.success)
    throw new InvalidArgumentError('It must be an e-mail address such as kim@example.com.');
  return address.data;
}

/** Where something listens, such as `http://127.0.0.1:3000`. */
export function webAddress(value: string): string {
  const address = value.trim();
  const url = address.length <= MAX_ADDRESS && URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || CONTROL_CHARACTERS.test(address)) {
    throw new InvalidArgumentError('It must be a complete URL such as http://127.0.0.1:3000.');
  }
  return address;
}

export function apiKey(value: string): string {
  const key = value.trim();
  if (!isWellFormedKey(key)) {
    throw new InvalidArgumentError(
      'It must be a complete API key: svc_live_ or svc_test_ and 36 letters and digits.',
    );
  }
  return key;
}

/** `parse,match`, in the order of the closed list, each once. */
export function scopes(value: string): Scope[] {
  const named = value.split(',').map((name) => name.trim());
  const unknown = named.filter((name) => !SCOPES.some((scope) => scope === name));
  if (unknown.length > 0) throw new InvalidArgumentError(`The scopes are ${SCOPES.join(', ')}.`);
  return SCOPES.filter((scope) => named.includes(scope));
}

/** Kinds of event, separated by commas; `*` stands for every kind. */
export function eventKinds(value: string): string[] {
  const kinds = value.split(',').map((kind) => kind.trim());
  if (!kinds.every((kind) => kind === '*' || EVENT_TYPES.some((type) => type === kind))) {
    throw new InvalidArgumentError(`The event types are ${EVENT_TYPES.join(', ')}, or * for all.`);
  }
  return [...new Set(kinds)];
}

/** Days from now. `never` stays a word: Commander would turn a null into an empty text. */
export function expiryDays(value: string): number | 'never' {
  return value === 'never' ? 'never' : wholeNumber(1, 3650)(value);
}

export function wholeNumber(minimum: number, maximum: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= minimum && number <= maximum)) {
      throw new InvalidArgumentError(`It must be a whole number from ${minimum} to ${maximum}.`);
    }
    return number;
  };
}

/** A network in CIDR notation; the option may be given more than once. */
export function networks(value: string, before: string[] = []): string[] {
  const network = parseNetwork(value);
  if (network === null) {
    throw new InvalidArgumentError('It must be a network such as 203.0.113.0/24 or 2001:db8::/32.');
  }
  if (before.length === MAX_NETWORKS) {
    throw new InvalidArgumentError(`A key may have at most ${MAX_NETWORKS} networks.`);
  }
  return [...before, network];
}
