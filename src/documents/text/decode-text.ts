import { isUtf8 } from 'node:buffer';
import { decodeBytes } from './decode-bytes';

/**
 * Decodes bytes: by byte order mark, else as UTF-8 if valid, else as UTF-16 by its zero bytes, else by statistical
 * detection, which for Western texts nearly always returns Windows-1252.
 */
export async function decodeText(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return decodeBytes(buffer.subarray(2), 'utf-16le');
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return decodeBytes(buffer.subarray(2), 'utf-16be');
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return buffer.toString('utf8', 3);
  const wide = wideEncoding(buffer);
  if (wide) return decodeBytes(buffer, wide);
  if (isUtf8(buffer)) return buffer.toString('utf8');
  const { default: chardet } = await import('chardet');
  const guess = chardet.detect(buffer.subarray(0, 64 * 1024));
  return decodeBytes(buffer, !guess || guess === 'UTF-8' ? 'windows-1252' : guess);
}

/** Detects UTF-16 without a byte order mark: in Latin text every other byte is zero. */
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
