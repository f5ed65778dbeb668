import { DocumentError } from '../document-error';
import type { FormatResult } from '../format-result';
import { readHtmlText } from '../html/read-html';
import { decodeBytes, isKnownEncoding } from '../text/decode-bytes';
import { decodeHtml } from '../html/decode-html';

/** Deeper than archives of any program; bounds the recursion. */
const MAX_DEPTH = 5;
const HEADER_END = /\r?\n\r?\n/;

/**
 * True for the first bytes, as Latin-1, of a web archive (MHTML, RFC 2557), which Word saves as `.mht` or `.doc`. An
 * e-mail is none: its text is not one page with its files.
 */
export function isWebArchive(head: string): boolean {
  const [headers = ''] = head.trimStart().split(HEADER_END);
  return (
    /^mime-version:/im.test(headers) && /^content-type:\s*(?:multipart\/related|text\/html)\b/im.test(headers)
  );
}

/**
 * Reads the page of a web archive: the first part with HTML. Its images and frames are left out.
 * @throws DocumentError document_corrupt without a page
 */
export async function readWebArchive(bytes: Buffer): Promise<FormatResult> {
  const page = findPage(bytes.toString('latin1').trimStart(), MAX_DEPTH);
  if (!page) throw new DocumentError('document_corrupt', 'The web archive contains no page.');
  const declared = /charset="?([\w.-]+)/i.exec(page.contentType)?.[1];
  // A page may have been saved in another encoding than that of its own declaration.
  return declared !== undefined && isKnownEncoding(declared)
    ? readHtmlText(decodeBytes(page.body, declared))
    : readHtmlText(await decodeHtml(page.body));
}

interface ArchivePage {
  contentType: string;
  body: Buffer;
}

/** Returns the first part of the type HTML; `part` has one byte per character. */
function findPage(part: string, depth: number): ArchivePage | null {
  const separator = HEADER_END.exec(part);
  if (!separator) return null;
  const headers = part.slice(0, separator.index).replace(/\r?\n[ \t]+/g, ' ');
  const content = part.slice(separator.index + separator[0].length);
  const contentType = headerOf(headers, 'content-type') ?? 'text/plain';
  if (/^text\/html\b/i.test(contentType))
    return { contentType, body: decodeTransfer(content, headerOf(headers, 'content-transfer-encoding')) };
  const boundary = /boundary="([^"]+)"|boundary=([^\s;]+)/i.exec(contentType);
  if (!/^multipart\//i.test(contentType) || !boundary || depth === 0) return null;
  const parts = content.split(`--${boundary[1] ?? boundary[2] ?? ''}`).slice(1);
  for (const inner of parts) {
    const page = findPage(inner.replace(/^[ \t]*\r?\n/, ''), depth - 1);
    if (page) return page;
  }
  return null;
}

function headerOf(headers: string, name: string): string | null {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? null;
}

/** Decodes a body (RFC 2045, section 6). */
function decodeTransfer(content: string, encoding: string | null): Buffer {
  switch (encoding?.toLowerCase()) {
    case 'base64':
      return Buffer.from(content, 'base64');
    case 'quoted-printable':
      return Buffer.from(
        content
          .replace(/[ \t]*=\r?\n/g, '')
          .replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
        'latin1',
      );
    default:
      return Buffer.from(content, 'latin1');
  }
}
