import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** RFC 9562 UUID, version 7: ids of one process sort by creation time. */
export function newId(): string {
  return v7();
}

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text);
}

/** Random bytes are drawn in blocks, because a request needs several ids. */
const randomPool = Buffer.alloc(4_096);
let randomPoolOffset = randomPool.length;

function randomByte(): number {
  if (randomPoolOffset === randomPool.length) {
    randomFillSync(randomPool);
    randomPoolOffset = 0;
  }
  const byte = randomPool[randomPoolOffset] ?? 0;
  // Secrets use these bytes too, so a used byte is erased.
  randomPool[randomPoolOffset] = 0;
  randomPoolOffset += 1;
  return byte;
}

/** Unbiased random text of base-62 digits from the generator of the system. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    const byte = randomByte();
    // 248 is the largest multiple of 62 in a byte; skipping larger bytes keeps all digits equally likely.
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

/** Random delay below `maxMs`, so that processes started together do not act together. */
export function jitter(maxMs: number): number {
  return randomInt(0, Math.max(1, maxMs));
}
