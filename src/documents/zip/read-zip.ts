import { inflateRawSync } from 'node:zlib';
import { DocumentError } from '../document-error';

export interface ZipEntry {
  name: string;
  /** Decompresses the entry; returns the same buffer on every call. */
  read(): Buffer;
}

export interface ZipLimits {
  entries: number;
  /** Decompressed bytes of all entries together. */
  unpackedBytes: number;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const MAX_COMMENT_BYTES = 65_535;
const ENCRYPTED_FLAG = 1;

/**
 * Reads the entries of a zip archive. They are decompressed on demand and never beyond the limits, whatever sizes the
 * archive declares: a library that trusts the declared sizes can be made to fill the memory from a few kilobytes.
 * @throws DocumentError document_corrupt, document_encrypted or document_too_large
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): Map<string, ZipEntry> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readDirectory(buffer, limits);
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('document_corrupt', 'The archive of the document is damaged.', { cause: error });
  }
}

function readDirectory(buffer: Buffer, limits: ZipLimits): Map<string, ZipEntry> {
  const end = findEnd(buffer);
  const count = buffer.readUInt16LE(end + 10);
  let at = buffer.readUInt32LE(end + 16);
  if (count > limits.entries) throw tooLarge();
  const entries = new Map<string, ZipEntry>();
  const budget = { left: limits.unpackedBytes };
  let declaredBytes = 0;
  for (let index = 0; index < count; index++) {
    if (buffer.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('Expected a directory entry.');
    const flags = buffer.readUInt16LE(at + 8);
    const method = buffer.readUInt16LE(at + 10);
    const packed = buffer.readUInt32LE(at + 20);
    const unpacked = buffer.readUInt32LE(at + 24);
    const nameLength = buffer.readUInt16LE(at + 28);
    const offset = buffer.readUInt32LE(at + 42);
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
    if (flags & ENCRYPTED_FLAG)
      throw new DocumentError('document_encrypted', 'The archive is password-protected.');
    declaredBytes += unpacked;
    if (declaredBytes > limits.unpackedBytes) throw tooLarge();
    let content: Buffer | undefined;
    const read = (): Buffer => (content ??= inflateEntry(buffer, { method, packed, offset }, budget));
    entries.set(name, { name, read });
  }
  return entries;
}

function findEnd(buffer: Buffer): number {
  const lowest = Math.max(0, buffer.length - 22 - MAX_COMMENT_BYTES);
  for (let at = buffer.length - 22; at >= lowest; at--) {
    if (buffer.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error('The archive has no directory.');
}

interface EntryLocation {
  method: number;
  packed: number;
  offset: number;
}

function inflateEntry(
  buffer: Buffer,
  { method, packed, offset }: EntryLocation,
  budget: { left: number },
): Buffer {
  try {
    if (buffer.readUInt32LE(offset) !== LOCAL_HEADER)
      throw new Error('The directory points to a missing entry.');
    const start = offset + 30 + buffer.readUInt16LE(offset + 26) + buffer.readUInt16LE(offset + 28);
    if (start + packed > buffer.length) throw new Error('The entry ends beyond the archive.');
    const data = buffer.subarray(start, start + packed);
    if (method !== 0 && method !== 8) throw new Error('Unknown compression.');
    const content = method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, budget.left) });
    budget.left -= content.length;
    if (budget.left < 0) throw tooLarge();
    return content;
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new DocumentError('document_corrupt', 'The archive of the document is damaged.', { cause: error });
  }
}

function tooLarge(): DocumentError {
  return new DocumentError('document_too_large', 'The decompressed document exceeds the size limit.');
}
