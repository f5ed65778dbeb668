import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) with 19 MiB and 2 passes, as OWASP's password storage guidance recommends. */
const ARGON2_SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 1024;

/** A password has an allowed length and no control characters, which an input field cannot hold. */
export function isPassword(text: string): boolean {
  return text.length >= MIN_PASSWORD && text.length <= MAX_PASSWORD && !/[\u0000-\u001f\u007f]/.test(text);
}

let decoyHash: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2_SETTINGS);
}

/** Takes equally long for an unknown user (`stored` is null), so that timing does not reveal which addresses exist. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('no one has this password');
  const matches = await verify(stored ?? (await decoyHash), password);
  return stored !== null && matches;
}
