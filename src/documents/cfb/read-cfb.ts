import { DocumentError } from '../document-error';

/** Streams of a compound file by name: the container of old office formats and of encrypted new ones. */
export interface CompoundFile {
  names: Set<string>;
  /** Null if the stream does not exist. */
  read(name: string): Buffer | null;
}

const FREE_SECTOR = 0xfffffffa;
const NO_STREAM = 0xffffffff;
const SMALL_STREAM = 4096;
const STREAM_TYPE = 2;
const ROOT_TYPE = 5;

/** @throws DocumentError document_corrupt */
export function readCompoundFile(bytes: Uint8Array): CompoundFile {
  try {
    return new CompoundFileReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('document_corrupt', 'The document container is damaged.', { cause: error });
  }
}

interface DirectoryEntry {
  start: number;
  size: number;
}

class CompoundFileReader implements CompoundFile {
  readonly names = new Set<string>();
  readonly #buffer: Buffer;
  readonly #sectorSize: number;
  readonly #table: number[];
  readonly #entries = new Map<string, DirectoryEntry>();
  #smallTable: number[] = [];
  #smallSectors: Buffer = Buffer.alloc(0);

  constructor(buffer: Buffer) {
    this.#buffer = buffer;
    const shift = buffer.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new Error('Unknown sector size.');
    this.#sectorSize = 1 << shift;
    this.#table = this.#readTable();
    this.#readDirectory(this.#chain(buffer.readUInt32LE(48)));
    const smallStart = buffer.readUInt32LE(60);
    if (smallStart < FREE_SECTOR) this.#smallTable = numbersOf(this.#chain(smallStart));
  }

  read(name: string): Buffer | null {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    try {
      const content = entry.size < SMALL_STREAM ? this.#smallChain(entry.start) : this.#chain(entry.start);
      return content.subarray(0, entry.size);
    } catch (error) {
      throw new DocumentError('document_corrupt', 'The document container is damaged.', { cause: error });
    }
  }

  #sector(index: number): Buffer {
    const at = (index + 1) * this.#sectorSize;
    if (at + this.#sectorSize > this.#buffer.length + this.#sectorSize - 1)
      throw new Error('The sector is beyond the end of the file.');
    return this.#buffer.subarray(at, at + this.#sectorSize);
  }

  /** Reads the allocation table. The header lists its sectors; in large files a chain of lists continues. */
  #readTable(): number[] {
    const sectors: number[] = [];
    for (let at = 76; at < 512; at += 4) sectors.push(this.#buffer.readUInt32LE(at));
    let next = this.#buffer.readUInt32LE(68);
    const seen = new Set<number>();
    while (next < FREE_SECTOR && !seen.has(next)) {
      seen.add(next);
      const list = numbersOf(this.#sector(next));
      next = list.pop() ?? NO_STREAM;
      sectors.push(...list);
    }
    return sectors
      .filter((sector) => sector < FREE_SECTOR)
      .flatMap((sector) => numbersOf(this.#sector(sector)));
  }

  #chain(start: number): Buffer {
    return follow(start, this.#table, (index) => this.#sector(index));
  }

  #smallChain(start: number): Buffer {
    const read = (index: number): Buffer => this.#smallSectors.subarray(index * 64, index * 64 + 64);
    return follow(start, this.#smallTable, read);
  }

  #readDirectory(directory: Buffer): void {
    for (let at = 0; at + 128 <= directory.length; at += 128) {
      const type = directory[at + 66];
      const nameLength = directory.readUInt16LE(at + 64);
      const name = directory.toString('utf16le', at, at + Math.max(0, Math.min(62, nameLength - 2)));
      const entry = { start: directory.readUInt32LE(at + 116), size: directory.readUInt32LE(at + 120) };
      if (type === STREAM_TYPE) {
        this.names.add(name);
        if (!this.#entries.has(name)) this.#entries.set(name, entry);
      } else if (type === ROOT_TYPE && entry.start < FREE_SECTOR) {
        this.#smallSectors = this.#chain(entry.start);
      }
    }
  }
}

function numbersOf(buffer: Buffer): number[] {
  const numbers: number[] = [];
  for (let at = 0; at + 4 <= buffer.length; at += 4) numbers.push(buffer.readUInt32LE(at));
  return numbers;
}

/** Reads a chain of sectors to its end. A chain that returns to itself is damage. */
function follow(start: number, table: readonly number[], read: (index: number) => Buffer): Buffer {
  const parts: Buffer[] = [];
  const seen = new Set<number>();
  for (let index = start; index < FREE_SECTOR; index = table[index] ?? NO_STREAM) {
    if (seen.has(index)) throw new Error('The chain of sectors has a cycle.');
    seen.add(index);
    parts.push(read(index));
  }
  return Buffer.concat(parts);
}
