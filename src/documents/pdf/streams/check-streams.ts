import { inflateSync, constants } from 'node:zlib';
import { DocumentError } from '../../document-error';
import type { FileStream } from './file-streams';

/** Deflate makes at most a thousandfold of its input, so smaller streams unfold to no more than a few megabytes. */
const HARMLESS_FILTERS = 12 * 1024;
/** From here on unfolding a stream natively and handing it on saves more than it costs. */
const MIN_INFLATED_BYTES = 2 * 1024;
const MAX_STREAM_BYTES = 64 * 1024 * 1024;

/** A stream with its content as it was before it was packed. */
export interface PlainStream extends FileStream {
  content: Buffer;
}

/**
 * Refuses a PDF that holds more than it may once unfolded, before the library that unfolds without limit sees it.
 * Pictures are passed over: they are decoded one page at a time and have limits of their own. The streams that were
 * decompressed completely are returned, so they are not decompressed again.
 * @param alsoSmall unfold streams however small they are
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

/** `whole` when the stream ended as it should. */
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
        // A stream that breaks off is unfolded as far as it goes, as the library does.
        bytes = inflateSync(bytes, { ...options, finishFlush: constants.Z_SYNC_FLUSH });
      } catch (again) {
        if (isTooLarge(again)) throw tooLarge();
        return { bytes: Buffer.alloc(0), whole };
      }
    }
  }
  return { bytes, whole };
}

/** Most streams unfold to less than three times their size: one chunk holds them, and joining chunks costs. */
function chunkFor(length: number): number {
  return Math.min(1 << 20, Math.max(1 << 14, length * 3));
}

function isTooLarge(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
}

function tooLarge(): DocumentError {
  return new DocumentError('document_too_large', 'The decompressed PDF exceeds the size limit.');
}
