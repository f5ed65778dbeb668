import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { parseIsoTime } from '../domain/calendar';
import { isUuid } from '../platform/ids';
import { credentialKind } from '../services/access/keys/api-key-format';
import { SCOPES, type Scope } from '../services/access/caller';
import { parseNetwork } from '../services/access/network';
import { EVENT_TYPES } from '../webhooks/events/catalogue';

/**
 * Parsers of option values. Each returns a value for the services or throws a message with the valid form. No message
 * repeats the value, which may be a secret or contain terminal control characters.
 */

const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/;
const MAX_EMAIL = 254;
const MAX_ADDRESS = 2_048;
const MAX_PATH = 4_096;
const MAX_NETWORKS = 20;
const EXAMPLE_ID = '0197b2c4-8a51-7c3e-9d10-5f6a7b8c9d0e';

/** One line of text, trimmed. */
export function text(maxLength: number): (value: string) => string {
  return (value) => {
    const trimmed = value.trim();
    if (trimmed === '') throw new InvalidArgumentError('It must not be empty.');
    if (CONTROL_CHARACTERS.test(trimmed)) {
      throw new InvalidArgumentError('It must not contain line breaks or other control characters.');
    }
    // Counts code points, as the database does.
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

/** The URL of a server, such as `http://127.0.0.1:3000`. */
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
  if (!['key', 'token'].includes(credentialKind(key) ?? '')) {
    throw new InvalidArgumentError(
      'It must be a complete API key, svc_live_ or svc_test_ and 36 letters and digits, or an access token.',
    );
  }
  return key;
}

/** Scopes such as `parse,match`, without duplicates and in a fixed order. */
export function scopes(value: string): Scope[] {
  const names = value.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !SCOPES.some((scope) => scope === name));
  if (unknown.length > 0) throw new InvalidArgumentError(`The scopes are ${SCOPES.join(', ')}.`);
  return SCOPES.filter((scope) => names.includes(scope));
}

/** Event types, separated by commas; `*` for all. */
export function eventKinds(value: string): string[] {
  const kinds = value.split(',').map((kind) => kind.trim());
  if (!kinds.every((kind) => kind === '*' || EVENT_TYPES.some((type) => type === kind))) {
    throw new InvalidArgumentError(`The event types are ${EVENT_TYPES.join(', ')}, or * for all.`);
  }
  return [...new Set(kinds)];
}

/** Days from now. Returns `never` as a text, because Commander converts null to an empty text. */
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

/** A time such as `2026-11-01` or `2026-11-01T08:00:00Z`, as ISO 8601 in UTC. */
export function isoTime(value: string): string {
  const time = parseIsoTime(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value);
  if (time === null)
    throw new InvalidArgumentError('It must be a date or a time such as 2026-11-01T08:00:00Z.');
  return time;
}

/** A network in CIDR notation. The option can be repeated. */
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
