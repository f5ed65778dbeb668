import type { Random } from '../synthetic/random';

type Breaking = (random: Random, bytes: Buffer) => Buffer;

const flip: Breaking = (random, bytes) => {
  const broken = Buffer.from(bytes);
  const count = 1 + Math.floor(random.next() * 40);
  for (let index = 0; index < count; index++)
    broken[placeIn(random, broken)] = Math.floor(random.next() * 256);
  return broken;
};

const truncate: Breaking = (random, bytes) => bytes.subarray(0, placeIn(random, bytes));

const removeSlice: Breaking = (random, bytes) => {
  const from = placeIn(random, bytes);
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + Math.floor(random.next() * 2_000))]);
};

const repeatSlice: Breaking = (random, bytes) => {
  const from = placeIn(random, bytes);
  const slice = bytes.subarray(from, from + 1 + Math.floor(random.next() * 2_000));
  return Buffer.concat([bytes.subarray(0, from), slice, slice, bytes.subarray(from)]);
};

/** Numbers are lengths, offsets and counts in nearly every format. */
const changeNumber: Breaking = (random, bytes) => {
  const text = bytes.toString('latin1');
  const numbers = [...text.matchAll(/\d{1,9}/g)];
  const found = numbers[Math.floor(random.next() * numbers.length)];
  if (!found) return flip(random, bytes);
  const value = random.pick(['0', '-1', '999999999', '4294967295', '1']);
  return Buffer.from(
    `${text.slice(0, found.index)}${value}${text.slice(found.index + found[0].length)}`,
    'latin1',
  );
};

const BREAKINGS = [flip, truncate, removeSlice, repeatSlice, changeNumber];

/** One broken variant of a file. */
export function breakBytes(random: Random, bytes: Buffer): Buffer {
  return random.pick(BREAKINGS)(random, bytes);
}

function placeIn(random: Random, bytes: Buffer): number {
  return Math.floor(random.next() * bytes.length);
}
