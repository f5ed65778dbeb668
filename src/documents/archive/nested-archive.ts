import { DocumentError } from '../document-error';
import { mediaTypeOf } from '../media-type';

const ARCHIVE_NAME = /\.(?:zip|zipx|7z|rar|tar|tgz|gz|bz2|xz|zst|lzma|cab|iso|jar|tbz2?|txz)$/i;
/** First bytes of archives, except for zip: documents of word processors are zip archives too. */
const SIGNATURES = [
  '\u001f\u008b',
  '7z\u00bc\u00af\u0027\u001c',
  'Rar!\u001a\u0007',
  'BZh',
  '\u00fd7zXZ\u0000',
  '\u0028\u00b5\u002f\u00fd',
];
const TAR_SIGNATURE = 'ustar';
const TAR_SIGNATURE_AT = 257;

/**
 * True for an archive by its name or its first bytes, unless it is a document, such as a LinkedIn data export. The reader
 * refuses a zip archive with another name.
 */
export function isNestedArchive(name: string, bytes: Uint8Array): boolean {
  if (ARCHIVE_NAME.test(name)) return !isDocument(bytes);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512)).toString(
    'latin1',
  );
  return (
    SIGNATURES.some((signature) => head.startsWith(signature)) ||
    head.startsWith(TAR_SIGNATURE, TAR_SIGNATURE_AT)
  );
}

function isDocument(bytes: Uint8Array): boolean {
  try {
    mediaTypeOf(bytes, null);
    return true;
  } catch (error) {
    if (error instanceof DocumentError) return false;
    throw error;
  }
}
