import { createHash, timingSafeEqual } from 'node:crypto';
import { randomBase62 } from '../../platform/ids';

const TOKEN_LENGTH = 43;
const TOKEN_PATTERN = /^[0-9A-Za-z]{43}$/;

/** Returns the secret of a link. */
export function newLinkToken(): string {
  return randomBase62(TOKEN_LENGTH);
}

export function isLinkToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}

/** Digest that is stored instead of the token. 43 random characters cannot be guessed, so it needs no salt. */
export function tokenDigest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** True if a text has the form of a token and the stored digest is its own; compared in constant time. */
export function isTokenOf(stored: Buffer | null, text: string): boolean {
  if (stored === null || !isLinkToken(text)) return false;
  const digest = tokenDigest(text);
  return stored.length === digest.length && timingSafeEqual(stored, digest);
}
