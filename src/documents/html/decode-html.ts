import { decodeText } from '../text/decode-text';

/** A page as text, by the encoding it names when its bytes do not show it. */
export async function decodeHtml(bytes: Uint8Array): Promise<string> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(2048, bytes.byteLength)).toString(
    'latin1',
  );
  const named = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? null;
  const hasMark =
    head.startsWith('\u00ef\u00bb\u00bf') ||
    head.startsWith('\u00ff\u00fe') ||
    head.startsWith('\u00fe\u00ff');
  if (!named || hasMark || /^utf-?8$/i.test(named)) return decodeText(bytes);
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}
