import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** RFC 9562 UUID, version 7: ids of one process sort by the time they were made. */
export function newId(): string {
  return v7();
}

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text);
}

/** The system's generator is asked for many bytes at once: several ids are made for a call. */
const randomPool = Buffer.alloc(4_096);
let randomPoolOffset = randomPool.length;

function randomByte(): number {
  if (randomPoolOffset === randomPool.length) {
    randomFillSync(randomPool);
    randomPoolOffset = 0;
  }
  const byte = randomPool[randomPoolOffset] ?? 0;
  // Secrets are made of them, too: nothing that was used stays behind.
  randomPool[randomPoolOffset] = 0;
  randomPoolOffset += 1;
  return byte;
}

/** Unbiased random text of the 62 letters and digits, from the system's generator. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    const byte = randomByte();
    // 248 is the largest multiple of 62 a byte holds; dropping the rest keeps every letter equally likely.
    if (byte < 248) text += BASE62.charAt(byte % 62);
  }
  return text;
}

/** A non-negative integer in base 62, padded with zeros to `width`. */
export function toBase62(value: number, width: number): string {
  let rest = value;
  let text = '';
  do {
    text = BASE62.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  } while (rest > 0);
  return text.padStart(width, '0');
}

/** Short random delay so that processes started together do not act together. */
export function jitter(maxMs: number): number {
  return randomInt(0, Math.max(1, maxMs));
}
