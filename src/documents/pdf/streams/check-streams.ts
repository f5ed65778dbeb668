import { inflateSync, constants } from 'node:zlib';
import { DocumentError } from '../../document-error';
import type { FileStream } from './file-streams';

/** Deflate expands at most a thousandfold, so smaller streams decompress to a few megabytes at most. */
const HARMLESS_FILTERS = 12 * 1024;
/** From this size on, native decompression saves more time than it costs. */
const MIN_INFLATED_BYTES = 2 * 1024;
const MAX_STREAM_BYTES = 64 * 1024 * 1024;

/** A stream and its decompressed content. */
export interface PlainStream extends FileStream {
  content: Buffer;
}

/**
 * Rejects a PDF whose decompressed size exceeds the limit, before pdf.js, which decompresses without limit, reads it.
 * Images are skipped: they are decoded one page at a time and have their own limits. Returns the streams that were
 * decompressed completely, so that they are not decompressed again.
 * @param alsoSmall decompress small streams too
 * @throws DocumentError document_too_large
 */
export function checkStreams(
  file: Buffer,
  streams: readonly FileStream[],
  unpackedBytes: number,
  alsoSmall = false,
): PlainStream[] {
  const plain: PlainStream[] = [];
  let left = unpackedBytes;
  for (const stream of streams) {
    const { dictionary, start, end } = stream;
    const filters = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (filters === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    if (end - start < MIN_INFLATED_BYTES && filters === 1 && !alsoSmall) continue;
    const packed = file.subarray(start, end);
    const { bytes, whole } = inflate(packed, filters, Math.min(MAX_STREAM_BYTES, left));
    if (packed.length >= HARMLESS_FILTERS || filters > 1) left -= bytes.length;
    if (left < 0) throw tooLarge();
    if (whole && filters === 1) plain.push({ ...stream, content: bytes });
  }
  return plain;
}

/** `whole` is true if the stream ended correctly. */
function inflate(packed: Buffer, times: number, maxBytes: number): { bytes: Buffer; whole: boolean } {
  let bytes = packed;
  let whole = true;
  for (let pass = 0; pass < times; pass++) {
    const options = { maxOutputLength: Math.max(1, maxBytes), chunkSize: chunkFor(bytes.length) };
    try {
      bytes = inflateSync(bytes, options);
    } catch (error) {
      if (isTooLarge(error)) throw tooLarge();
      whole = false;
      try {
        // A truncated stream is decompressed as far as possible, as pdf.js does.
        bytes = inflateSync(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH });
      } catch (again) {
        if (isTooLarge(again)) throw tooLarge();
        return { bytes: Buffer.alloc(0), whole };
      }
    }
  }
  return { bytes, whole };
}

/**
 * Chunk size: most streams decompress to less than three times their size, so one chunk is enough and nothing is
 * joined.
 */
function chunkFor(length: number): number {
  return Math.min(1 << 20, Math.max(1 << 14, length * 3));
}

function isTooLarge(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
}

function tooLarge(): DocumentError {
  return new DocumentError('document_too_large', 'The decompressed PDF exceeds the size limit.');
}
