import { isUtf8 } from 'node:buffer';
import type { MediaType } from '../domain/layout/media-types';
import { readCompoundFile } from './cfb/read-cfb';
import { DocumentError } from './document-error';
import { isWebArchive } from './doc/read-web-archive';
import { isWordXml } from './doc/read-word-xml';
import { isInternetMail } from './mail/is-mail';
import { isLinkedInArchive, structuredTypeOf } from './structured/read-structured';
import { wideEncoding } from './text/decode-text';
import { readZip } from './zip/read-zip';

const MEDIA_TYPE_LIMITS = { entries: 2_000, unpackedBytes: 1024 * 1024 * 1024 };
const SAMPLE_BYTES = 64 * 1024;
const HTML_START =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body|meta|title)[\s>]/is;
const HTML_TAGS = /<\/?(?:p|div|br|ul|li|h[1-6]|table|span|strong|b)(?:\s[^>]*)?\/?>/gi;

/**
 * Detects the type of a document from its bytes. Its name is ignored; the declared type only decides between text
 * formats.
 * @throws DocumentError unsupported_media_type, or an error found during detection
 */
export function mediaTypeOf(bytes: Uint8Array, declaredType: string | null): MediaType {
  if (bytes.byteLength === 0) throw new DocumentError('no_text_found', 'The document is empty.');
  const sample = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SAMPLE_BYTES));
  const head = sample.toString('latin1', 0, 1024);
  if (head.startsWith('PK\u0003\u0004')) return archiveType(bytes);
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return compoundType(bytes);
  const imageType = imageTypeOf(bytes);
  if (imageType) return imageType;
  if (head.includes('%PDF-')) return 'application/pdf';
  if (head.trimStart().startsWith('{\\rtf')) return 'application/rtf';
  if (!isText(sample)) throw unsupported();
  const text = sample.toString('latin1');
  if (isInternetMail(text)) return 'message/rfc822';
  if (isWordXml(head) || isWebArchive(head)) return 'application/msword';
  const structuredType = structuredTypeOf(bytes, text);
  if (structuredType) return structuredType;
  return isHtml(sample, declaredType) ? 'text/html' : 'text/plain';
}

/** Detects an image from its first bytes; null for any other document. */
export function imageTypeOf(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/tiff' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 8)).toString('latin1');
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  return head.startsWith('II*\0') || head.startsWith('MM\0*') ? 'image/tiff' : null;
}

function archiveType(bytes: Uint8Array): MediaType {
  const entries = readZip(bytes, MEDIA_TYPE_LIMITS);
  if (entries.has('word/document.xml')) {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  }
  const kind = entries.get('mimetype')?.read().toString('latin1', 0, 100).trim();
  if (kind === 'application/vnd.oasis.opendocument.text') return kind;
  if (isLinkedInArchive(entries.keys())) return 'application/zip';
  if (isPages(entries.keys())) throw pagesDocument();
  throw unsupported();
}

/** True for a document of Apple's programs: `.iwa` archives since 2013, one XML file before. */
function isPages(names: Iterable<string>): boolean {
  return [...names].some((name) =>
    /(?:^|\/)Index(?:\.zip$|\/Document\.iwa$)|^index\.(?:apxl|xml)(?:\.gz)?$/i.test(name),
  );
}

function pagesDocument(): DocumentError {
  const message = 'Apple Pages documents are not read. Export the document as PDF or DOCX and send that.';
  return new DocumentError('unsupported_media_type', message);
}

function compoundType(bytes: Uint8Array): MediaType {
  const { names } = readCompoundFile(bytes);
  if (names.has('EncryptedPackage')) {
    throw new DocumentError('document_encrypted', 'The document is password-protected.');
  }
  // An e-mail may contain a document, whose streams are among its own.
  if (names.has('__properties_version1.0')) return 'application/vnd.ms-outlook';
  if (names.has('WordDocument')) return 'application/msword';
  throw unsupported();
}

/** True for text in some encoding; binary data has zero bytes and many control characters. */
function isText(sample: Buffer): boolean {
  if (
    sample.length >= 2 &&
    ((sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff))
  ) {
    return true;
  }
  if (wideEncoding(sample)) return true;
  let controls = 0;
  let high = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b) controls += 1;
    if (byte >= 0x80) high += 1;
  }
  if (controls > sample.length * 0.02) return false;
  // In single-byte encodings bytes above ASCII are letters; Cyrillic text consists almost entirely of them.
  return high < sample.length * 0.9 || isUtf8(withoutCutCharacter(sample));
}

function withoutCutCharacter(sample: Buffer): Buffer {
  let end = sample.length;
  while (end > 0 && end > sample.length - 4 && ((sample[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  return sample.subarray(0, Math.max(0, end - 1));
}

function isHtml(sample: Buffer, declaredType: string | null): boolean {
  const text = sample.toString('latin1').replace(/^\u00ef\u00bb\u00bf|\0/g, '');
  if (HTML_START.test(text.slice(0, 4096))) return true;
  const tags = text.match(HTML_TAGS)?.length ?? 0;
  return tags >= 6 || (tags > 0 && declaredType?.startsWith('text/html') === true);
}

function unsupported(): DocumentError {
  return new DocumentError('unsupported_media_type', 'The content type is not supported.');
}
