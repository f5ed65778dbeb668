import type { FormatResult } from '../format-result';
import { decodeText } from '../text/decode-text';
import { isWebArchive, readWebArchive } from './read-web-archive';
import { readWordBinary } from './read-word-binary';
import { isWordXml, readWordXml } from './read-word-xml';

const HEAD_BYTES = 1024;

/**
 * Reads what Word and other programs save as `.doc`: the binary format of Word 97–2003, the XML of Word 2003, and web
 * archives.
 * @throws DocumentError document_encrypted or document_corrupt
 */
export async function readDoc(bytes: Uint8Array): Promise<FormatResult> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = buffer.toString('latin1', 0, HEAD_BYTES);
  if (isWordXml(head)) return readWordXml(await decodeText(bytes));
  if (isWebArchive(head)) return readWebArchive(buffer);
  return readWordBinary(bytes);
}
