import iconv from 'iconv-lite';

/** Names under which documents declare Windows-1252 (WHATWG Encoding Standard, names and labels). */
const WINDOWS_1252_LABELS = new Set(
  'ascii us-ascii ansi_x3.4-1968 latin1 l1 cp819 ibm819 iso-8859-1 iso8859-1 iso_8859-1 cp1252 x-cp1252 windows-1252'.split(
    ' ',
  ),
);
const WINDOWS_1252 = 'windows-1252';

/**
 * Decodes bytes; an unknown encoding counts as Windows-1252. `TextDecoder` does not serve: since Node 20.18.3 and 22.13 it
 * decodes Windows-1252 as ISO 8859-1 and loses dashes, quotation marks and bullets (nodejs/node#60888).
 */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const label = encoding.toLowerCase();
  const name = WINDOWS_1252_LABELS.has(label) || !iconv.encodingExists(label) ? WINDOWS_1252 : label;
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name);
}

/** True for an encoding that `decodeBytes` knows. */
export function isKnownEncoding(encoding: string): boolean {
  return iconv.encodingExists(encoding);
}
