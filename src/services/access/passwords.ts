import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) with the memory and passes of OWASP's password storage guidance (19 MiB, 2 passes). */
const ARGON2_SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 1024;

/** Whether a text may be chosen as a password: long enough, and one that a field of a page can hold. */
export function isPassword(text: string): boolean {
  return text.length >= MIN_PASSWORD && text.length <= MAX_PASSWORD && !/[\u0000-\u001f\u007f]/.test(text);
}

let decoyHash: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2_SETTINGS);
}

/** Takes as long for an unknown person (`stored` null) as for a known one. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('no one has this password');
  const matches = await verify(stored ?? (await decoyHash), password);
  return stored !== null && matches;
}
