import { createHmac } from 'node:crypto';

/** Characters of a key that cannot be guessed. */
export const MIN_PSEUDONYM_KEY = 16;

/** HMAC-SHA-256 of an id with a key that only the owner of the extract has, as 32 hexadecimal digits. */
export function pseudonymOf(key: string, id: string): string {
  return createHmac('sha256', key).update(id).digest('hex').slice(0, 32);
}
