import { createHash, timingSafeEqual } from 'node:crypto';

/** A SHA-256 digest in base64url without padding. */
const CHALLENGE_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const VERIFIER_PATTERN = /^[A-Za-z0-9._~-]{43,128}$/;

export function isCodeChallenge(text: string): boolean {
  return CHALLENGE_PATTERN.test(text);
}

/** True if the verifier belongs to the challenge (RFC 7636 §4.6, method S256). */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  if (!VERIFIER_PATTERN.test(verifier)) return false;
  const expected = Buffer.from(challenge);
  const actual = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
