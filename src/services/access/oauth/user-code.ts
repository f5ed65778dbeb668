import { randomInt } from 'node:crypto';

/** Consonants only, so that no code is a word; none looks like another letter or a digit (RFC 8628 §6.1). */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 8;

/** A code that a person types: about 34 bits, written in two groups. */
export function newUserCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** `BCDF-GHJK`, as it is shown. */
export function shownUserCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** Returns the code of what a person typed, in any case and with any separators; null if it cannot be one. */
export function parseUserCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s.\-–_]+/g, '');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
