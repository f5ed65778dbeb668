import { isUtf8 } from 'node:buffer';

/**
 * Bytes as text: by byte order mark, then UTF-8 when they are valid UTF-8, then UTF-16 by its zero bytes, then
 * whatever a statistical guess says, which for Western texts is nearly always Windows-1252.
 */
export async function decodeText(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return decodeWith('utf-16le', buffer.subarray(2));
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return decodeWith('utf-16be', buffer.subarray(2));
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return buffer.toString('utf8', 3);
  const wide = wideEncoding(buffer);
  if (wide) return decodeWith(wide, buffer);
  if (isUtf8(buffer)) return buffer.toString('utf8');
  const [{ default: chardet }, { default: iconv }] = await Promise.all([
    import('chardet'),
    import('iconv-lite'),
  ]);
  const guess = chardet.detect(buffer.subarray(0, 64 * 1024));
  // The guesser names ISO-8859-1 for what Windows programs wrote; its supersets differ only in codes never meant.
  const encoding = !guess || guess === 'ISO-8859-1' || guess === 'UTF-8' ? 'windows-1252' : guess;
  return iconv.decode(buffer, iconv.encodingExists(encoding) ? encoding : 'windows-1252');
}

/** UTF-16 without a mark: Latin letters leave every other byte zero. */
export function wideEncoding(buffer: Buffer): string | null {
  const length = Math.min(buffer.length, 4096) & ~1;
  if (length < 8) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index += 2) {
    if (buffer[index] === 0) even += 1;
    if (buffer[index + 1] === 0) odd += 1;
  }
  const half = length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be';
  return null;
}

function decodeWith(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}
