import { deflateSync, inflateSync } from 'node:zlib';
import type { Random } from '../synthetic/random';
import { breakBytes } from './break-bytes';
import { nestAt, BOUNDARY_NUMBERS } from './boundary-values';

/** Changes the file as Latin-1 text, one character per byte. Returns null if the file has no matching part. */
type Corruption = (random: Random, file: string) => string | null;

const changeTable: Corruption = (random, file) => {
  const at = file.lastIndexOf(random.chance(0.5) ? 'startxref' : '\nxref');
  return at < 0 ? null : replaceOne(random, file, /\d+/g, () => boundaryNumber(random), at);
};

const changeLength: Corruption = (random, file) =>
  replaceOne(random, file, /\/(?:Length1?|Size|First|N|Prev)\s+\d+/g, (match) =>
    match.replace(/\d+$/, () => boundaryNumber(random)),
  );

/** Replaces a reference with one to another object, for example a page tree that contains itself. */
const changeReference: Corruption = (random, file) => {
  const numbers = [...file.matchAll(/(\d+) 0 obj/g)].map(([, number]) => number as string);
  if (numbers.length === 0) return null;
  return replaceOne(random, file, /\b\d+ 0 R\b/g, () => `${random.pick(numbers)} 0 R`);
};

const changeGeometry: Corruption = (random, file) =>
  replaceOne(
    random,
    file,
    /\/(?:MediaBox|CropBox|Width|Height|BitsPerComponent|Count|W|Matrix|Columns|Predictor)\b\s*\[?[\d\s.-]+/g,
    (match) => match.replace(/\d+(?=\D*$)/, () => boundaryNumber(random)),
  );

const changeFilter: Corruption = (random, file) =>
  replaceOne(random, file, /\/(?:FlateDecode|DCTDecode|ASCII85Decode)\b/g, (match) =>
    random.pick([
      `[${`${match} `.repeat(20)}]`,
      '/LZWDecode',
      '/JBIG2Decode',
      '/JPXDecode',
      '/CCITTFaxDecode',
    ]),
  );

const nest: Corruption = (random, file) => {
  const brackets = [...file.matchAll(/<<|\[/g)];
  const place = brackets[Math.floor(random.next() * brackets.length)];
  if (!place) return null;
  const [opening, closing] = random.pick([
    ['[', ']'],
    ['<</K ', '>>'],
    ['(', ')'],
  ] as const);
  const depth = random.pick([50, 2_000, 100_000]);
  return nestAt(file, place.index, opening, closing, depth, random.chance(0.5));
};

/** Corrupts the content of a compressed stream, so that the error reaches the code that reads fonts and pages. */
const breakStream: Corruption = (random, file) => {
  const streams = [...file.matchAll(/\/FlateDecode[^]{0,300}?stream\r?\n/g)];
  const stream = streams[Math.floor(random.next() * streams.length)];
  if (!stream) return null;
  const start = stream.index + stream[0].length;
  const end = file.indexOf('endstream', start);
  if (end < 0) return null;
  try {
    const content = inflateSync(Buffer.from(file.slice(start, end), 'latin1'));
    const broken = random.chance(0.8) ? breakBytes(random, content) : repeatContent(random, content);
    return `${file.slice(0, start)}${deflateSync(broken).toString('latin1')}\n${file.slice(end)}`;
  } catch {
    return null;
  }
};

const CORRUPTIONS: readonly (readonly [Corruption, number])[] = [
  [changeTable, 2],
  [changeLength, 2],
  [changeReference, 3],
  [changeGeometry, 2],
  [changeFilter, 1],
  [nest, 2],
  [breakStream, 5],
];

/** One variant of a PDF with a corrupted structure; null if the file has no matching part. */
export function breakPdf(random: Random, bytes: Buffer): Buffer | null {
  const broken = random.weighted(CORRUPTIONS)(random, bytes.toString('latin1'));
  return broken === null ? null : Buffer.from(broken, 'latin1');
}

/** Repeated page content: small in the file, slow to read. */
function repeatContent(random: Random, content: Buffer): Buffer {
  const maxCopies = Math.floor(8_000_000 / Math.max(1, content.length));
  return Buffer.concat(
    Array.from({ length: Math.min(maxCopies, random.pick([3, 50, 1_000])) }, () => content),
  );
}

function replaceOne(
  random: Random,
  file: string,
  pattern: RegExp,
  change: (match: string) => string,
  from = 0,
): string | null {
  const match = [...file.slice(from).matchAll(pattern)];
  const one = match[Math.floor(random.next() * match.length)];
  if (!one) return null;
  const at = from + one.index;
  return file.slice(0, at) + change(one[0]) + file.slice(at + one[0].length);
}

function boundaryNumber(random: Random): string {
  return String(random.pick([...BOUNDARY_NUMBERS, -1, 12]));
}
