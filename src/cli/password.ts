import { randomBase62 } from '../platform/ids';

/** Returns four groups of five letters and digits, about 119 bits: easy to dictate, hard to guess. */
export function generatePassword(): string {
  return [0, 1, 2, 3].map(() => randomBase62(5)).join('-');
}
