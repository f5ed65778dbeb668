/** A file in a text field (RFC 2397). */
export interface DataUrl {
  mediaType: string | null;
  bytes: Buffer;
}

const DATA_URL_HEADER =
  /^data:([a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+)?((?:;[a-z0-9!#$&^_.+-]+=(?:"[^"]*"|[^;,"]*))*)(;base64)?,/i;
const BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
const MAX_HEADER_LENGTH = 512;

/** True if a text begins like a data URL; no resume or posting begins that way. */
export function looksLikeDataUrl(text: string): boolean {
  return /^\s{0,16}data:[^\s,]{0,512},/i.test(text.slice(0, MAX_HEADER_LENGTH + 64));
}

/** Decodes base64 and percent-encoded data URLs; null if the text is not a well-formed data URL. */
export function decodeDataUrl(text: string): DataUrl | null {
  const trimmed = text.trim();
  const header = DATA_URL_HEADER.exec(trimmed.slice(0, MAX_HEADER_LENGTH));
  if (!header) return null;
  const data = trimmed.slice(header[0].length);
  const bytes = header[3] ? fromBase64(data) : fromPercentEncoding(data);
  return bytes && { mediaType: header[1]?.toLowerCase() ?? null, bytes };
}

function fromBase64(data: string): Buffer | null {
  // Line breaks and percent-encoded `+`, `/` and `=` are common; everything else must be valid base64.
  const compact = /[\s%]/.test(data) ? removeWhitespace(data) : data;
  if (compact === null || !BASE64_PATTERN.test(compact) || compact.length % 4 === 1) return null;
  if (compact.endsWith('=') && compact.length % 4 !== 0) return null;
  return Buffer.from(compact, 'base64');
}

function removeWhitespace(data: string): string | null {
  try {
    return decodeURIComponent(data).replace(/\s+/g, '');
  } catch {
    return null;
  }
}

/** Decodes byte by byte, because the data need not be UTF-8. */
function fromPercentEncoding(data: string): Buffer | null {
  if (/%(?![0-9a-f]{2})/i.test(data)) return null;
  const parts = data.split(/((?:%[0-9a-f]{2})+)/i);
  return Buffer.concat(
    parts.map((part) =>
      part.startsWith('%') ? Buffer.from(part.replaceAll('%', ''), 'hex') : Buffer.from(part, 'utf8'),
    ),
  );
}
