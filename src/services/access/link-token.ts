import { createHash } from 'node:crypto';
import { randomBase62 } from '../../platform/ids';

const TOKEN_LENGTH = 43;
const TOKEN_PATTERN = /^[0-9A-Za-z]{43}$/;

/** The secret in a link that opens something once. */
export function newLinkToken(): string {
  return randomBase62(TOKEN_LENGTH);
}

export function isLinkToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}

/** What is kept of it: 43 random letters and digits cannot be guessed, so a plain digest is enough. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
