import { crc32 } from 'node:zlib';
import { fromFd, getFileNameLowLevel, type Entry, type ZipFile } from 'yauzl';
import { DocumentError } from '../document-error';

/** Documents are compressed 2 to 50 times. More is a decompression bomb, unless the entry is small. */
export const MAX_EXPANSION = 200;
const MIN_BOMB_BYTES = 1024 * 1024;

/** Why the content of an entry cannot be read. */
export type EntryRefusal = 'encrypted' | 'compression' | 'expansion';

export interface ArchiveEntry {
  /** As the archive states it. */
  path: string;
  /** Decompressed size that the archive states. `read` never returns more. */
  bytes: number;
  refusal: EntryRefusal | null;
  /** @throws DocumentError document_corrupt */
  read(): Promise<Buffer>;
}

export interface Archive {
  /** Number of entries that the archive states, with folders. */
  entryCount: number;
  /** Entries in the order of the directory. @throws DocumentError document_corrupt if the directory is damaged */
  entries(): AsyncGenerator<ArchiveEntry>;
}

/**
 * Opens a zip archive in an open file, which the caller closes. Its directory is read entry by entry, and an entry is decompressed
 * when it is read, so memory holds one entry at a time whatever the size of the archive.
 * @throws DocumentError document_corrupt
 */
export async function openArchive(file: number): Promise<Archive> {
  const zip = await openZip(file);
  return { entryCount: zip.entryCount, entries: () => readEntries(zip) };
}

function openZip(file: number): Promise<ZipFile> {
  // Names are decoded here: the library would refuse the whole archive for one name that leads out of its folder.
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
  return new Promise((resolve, reject) => {
    fromFd(file, options, (error, zip) => {
      if (error) reject(damaged(error));
      else resolve(zip);
    });
  });
}

async function* readEntries(zip: ZipFile): AsyncGenerator<ArchiveEntry> {
  try {
    for await (const entry of zip.eachEntry()) yield archiveEntry(zip, entry);
  } catch (error) {
    throw error instanceof Error && !(error instanceof DocumentError) && isDamage(error)
      ? damaged(error)
      : error;
  }
}

function archiveEntry(zip: ZipFile, entry: Entry): ArchiveEntry {
  return {
    path: getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false),
    bytes: entry.uncompressedSize,
    refusal: refusalOf(entry),
    read: () => readContent(zip, entry),
  };
}

function refusalOf(entry: Entry): EntryRefusal | null {
  if (entry.isEncrypted()) return 'encrypted';
  if (!entry.canDecodeFileData()) return 'compression';
  const { compressedSize, uncompressedSize } = entry;
  const expands = uncompressedSize > MIN_BOMB_BYTES && uncompressedSize > compressedSize * MAX_EXPANSION;
  return expands ? 'expansion' : null;
}

async function readContent(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    // The stream fails as soon as it has more bytes than the archive states.
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  } catch (error) {
    throw damaged(error);
  }
  const content = Buffer.concat(chunks);
  // The library leaves the checksum to its caller.
  if (crc32(content) !== entry.crc32) throw damaged(new Error('the checksum differs'));
  return content;
}

/** Errors of the library about the content have no code; those of the file system do. */
function isDamage(error: Error): boolean {
  return (error as NodeJS.ErrnoException).code === undefined;
}

function damaged(cause: unknown): DocumentError {
  return new DocumentError('document_corrupt', 'The archive is damaged.', { cause });
}
