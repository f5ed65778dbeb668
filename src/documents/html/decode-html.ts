import { decodeBytes, isKnownEncoding } from '../text/decode-bytes';
import { decodeText } from '../text/decode-text';

/** Decodes a page by its declared encoding unless its bytes have a byte order mark. */
export async function decodeHtml(bytes: Uint8Array): Promise<string> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(2048, bytes.byteLength)).toString(
    'latin1',
  );
  const declaredEncoding = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? null;
  const hasMark =
    head.startsWith('\u00ef\u00bb\u00bf') ||
    head.startsWith('\u00ff\u00fe') ||
    head.startsWith('\u00fe\u00ff');
  if (!declaredEncoding || hasMark || /^utf-?8$/i.test(declaredEncoding)) return decodeText(bytes);
  return isKnownEncoding(declaredEncoding) ? decodeBytes(bytes, declaredEncoding) : decodeText(bytes);
}
