import type { Random } from '../synthetic/random';

type Corruption = (random: Random, bytes: Buffer) => Buffer;

const flip: Corruption = (random, bytes) => {
  const broken = Buffer.from(bytes);
  const count = 1 + Math.floor(random.next() * 40);
  for (let index = 0; index < count; index++)
    broken[randomOffset(random, broken)] = Math.floor(random.next() * 256);
  return broken;
};

const truncate: Corruption = (random, bytes) => bytes.subarray(0, randomOffset(random, bytes));

const removeSlice: Corruption = (random, bytes) => {
  const from = randomOffset(random, bytes);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + Math.floor(random.next() * 2_000))]);
};

const repeatSlice: Corruption = (random, bytes) => {
  const from = randomOffset(random, bytes);
  const slice = bytes.subarray(from, from + 1 + Math.floor(random.next() * 2_000));
  return Buffer.concat([bytes.subarray(0, from), slice, slice, bytes.subarray(from)]);
};

/** In most formats, numbers are lengths, offsets or counts. */
const changeNumber: Corruption = (random, bytes) => {
  const text = bytes.toString('latin1');
  const numbers = [...text.matchAll(/\d{1,9}/g)];
  const match = numbers[Math.floor(random.next() * numbers.length)];
  if (!match) return flip(random, bytes);
  const value = random.pick(['0', '-1', '999999999', '4294967295', '1']);
  return Buffer.from(
    `${text.slice(0, match.index)}${value}${text.slice(match.index + match[0].length)}`,
    'latin1',
  );
};

const CORRUPTIONS = [flip, truncate, removeSlice, repeatSlice, changeNumber];

/** One corrupted variant of a file. */
export function breakBytes(random: Random, bytes: Buffer): Buffer {
  return random.pick(CORRUPTIONS)(random, bytes);
}

function randomOffset(random: Random, bytes: Buffer): number {
  return Math.floor(random.next() * bytes.length);
}
