import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Random } from '../synthetic/random';
import { breakBytes } from './break-bytes';
import { nestAt, BOUNDARY_NUMBERS } from './boundary-values';

interface Entry {
  name: string;
  method: number;
  packed: Buffer;
  /** Sizes stated in the archive, which may be false. */
  packedSize: number;
  unpackedSize: number;
  crc: number;
  flags: number;
}

type Corruption = (random: Random, entries: Entry[]) => void;

const swapContents: Corruption = (random, entries) => {
  const [one, other] = random.sample(entries, 2);
  if (one && other) [one.name, other.name] = [other.name, one.name];
};

const duplicate: Corruption = (random, entries) => {
  const copies = random.pick([1, 1, 3, 50, 2_000]);
  const entry = random.pick(entries);
  for (let copy = 0; copy < copies; copy++) entries.splice(random.int(0, entries.length), 0, { ...entry });
};

const drop: Corruption = (random, entries) => {
  if (entries.length > 1) entries.splice(random.int(0, entries.length - 1), 1);
};

const truncate: Corruption = (random, entries) => {
  const entry = random.pick(entries);
  entry.packed = entry.packed.subarray(0, random.int(0, entry.packed.length));
  if (random.chance(0.5)) entry.packedSize = entry.packed.length;
};

const changeSize: Corruption = (random, entries) => {
  const entry = random.pick(entries);
  const claim = random.pick(BOUNDARY_NUMBERS);
  if (random.chance(0.5)) entry.packedSize = claim;
  else entry.unpackedSize = claim;
};

const changeHead: Corruption = (random, entries) => {
  const entry = random.pick(entries);
  if (random.chance(0.5)) entry.method = random.pick([0, 8, 9, 12, 99]);
  else entry.flags ^= 1 << random.int(0, 15);
};

/** Corrupts the content of an entry and compresses it again, so that the error reaches the code that reads the markup. */
const breakContent: Corruption = (random, entries) =>
  repack(entryOfMarkup(random, entries), (content) => breakBytes(random, content));

const nestContent: Corruption = (random, entries) =>
  repack(entryOfMarkup(random, entries), (content) => {
    const text = content.toString('latin1');
    const elements = [...text.matchAll(/<([a-z]+:[A-Za-z]+)>/g)];
    const element = elements[Math.floor(random.next() * elements.length)];
    const depth = random.pick([100, 3_000, 50_000]);
    return element
      ? Buffer.from(
          nestAt(text, element.index, element[0], `</${element[1]}>`, depth, random.chance(0.5)),
          'latin1',
        )
      : content;
  });

const CORRUPTIONS: readonly (readonly [Corruption, number])[] = [
  [swapContents, 1],
  [duplicate, 1],
  [drop, 1],
  [truncate, 1],
  [changeSize, 1],
  [changeHead, 1],
  [breakContent, 4],
  [nestContent, 2],
];

/** One variant of a zip archive with a corrupted structure; null for an unreadable archive. */
export function breakZip(random: Random, bytes: Buffer): Buffer | null {
  const entries = entriesOf(bytes);
  if (entries.length === 0) return null;
  random.weighted(CORRUPTIONS)(random, entries);
  return writeArchive(entries);
}

/** An entry with markup; mostly the main document, which most of the parsing concerns. */
function entryOfMarkup(random: Random, entries: Entry[]): Entry {
  const main = entries.find(({ name }) => name === 'word/document.xml' || name === 'content.xml');
  if (main && random.chance(0.7)) return main;
  const markup = entries.filter(({ name }) => /\.(xml|rels)$/.test(name));
  return random.pick(markup.length > 0 ? markup : entries);
}

function repack(entry: Entry, change: (content: Buffer) => Buffer): void {
  const content = change(entry.method === 8 ? inflateRawSync(entry.packed) : entry.packed);
  entry.packed = entry.method === 8 ? deflateRawSync(content) : content;
  entry.packedSize = entry.packed.length;
  entry.unpackedSize = content.length;
  entry.crc = crc32(content);
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0) return [];
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const packedSize = bytes.readUInt32LE(at + 20);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.subarray(start, start + packedSize),
      packedSize,
      unpackedSize: bytes.readUInt32LE(at + 24),
      crc: bytes.readUInt32LE(at + 16),
      // Sizes are written in the header of an entry, never after its content.
      flags: bytes.readUInt16LE(at + 8) & ~8,
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function writeArchive(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const shared = sharedHead(entry, name.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, entry.packed]);
    parts.push(local);
    const head = Buffer.alloc(46);
    head.write('PK\x01\x02', 'latin1');
    head.writeUInt16LE(20, 4);
    shared.copy(head, 6);
    head.writeUInt32LE(offset, 42);
    directory.push(head, name);
    offset += local.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** The 26 bytes that the local header of an entry and its directory record share. */
function sharedHead({ flags, method, crc, packedSize, unpackedSize }: Entry, nameLength: number): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt16LE(method, 4);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(packedSize, 14);
  head.writeUInt32LE(unpackedSize, 18);
  head.writeUInt16LE(nameLength, 22);
  return head;
}
