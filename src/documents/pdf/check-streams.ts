import { inflateSync, constants } from 'node:zlib';
import { DocumentError } from '../document-error';

/** Deflate makes at most a thousandfold of its input, so smaller streams unfold to no more than a few megabytes. */
const HARMLESS = 12 * 1024;
const LARGEST = 64 * 1024 * 1024;
const DICTIONARY_REACH = 1_500;

/**
 * Refuses a PDF that holds more than it may once unfolded, before the library that unfolds without limit sees it.
 * Pictures are passed over: they are decoded one page at a time and have limits of their own.
 * @throws DocumentError document_too_large
 */
export function checkStreams(bytes: Uint8Array, unpackedBytes: number): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = unpackedBytes;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = dictionaryBefore(file, at);
    const filters = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (filters === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const start = at + (file[at + 6] === 0x0d ? 8 : 7);
    const found = file.indexOf('endstream', start);
    const end = found < 0 ? file.length : found;
    if (end - start < HARMLESS && filters === 1) continue;
    left -= unfoldedSize(file.subarray(start, end), filters, Math.min(LARGEST, left));
    if (left < 0) throw tooLarge();
    at = end;
  }
}

function dictionaryBefore(file: Buffer, at: number): string {
  const text = file.toString('latin1', Math.max(0, at - DICTIONARY_REACH), at);
  return text.slice(text.lastIndexOf('obj') + 3);
}

function unfoldedSize(packed: Buffer, times: number, most: number): number {
  let content = packed;
  for (let pass = 0; pass < times; pass++) {
    try {
      // A stream that breaks off is unfolded as far as it goes, as the library does.
      content = inflateSync(content, {
        maxOutputLength: Math.max(1, most),
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
      return 0;
    }
  }
  return content.length;
}

function tooLarge(): DocumentError {
  return new DocumentError('document_too_large', 'The PDF unfolds to more than may be read.');
}
