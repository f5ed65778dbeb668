import { isUtf8 } from 'node:buffer';
import { AppError } from '../../platform/app-error';

/** No accepted request needs deeper nesting, and recursive processing of deeper values would be expensive. */
export const MAX_JSON_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Parses a JSON body (RFC 8259). Throws `invalid_json`; the message never repeats the content. */
export function parseJsonBody(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new AppError('invalid_json', 'The body is not valid UTF-8.');
  if (isDeeperThan(bytes, MAX_JSON_DEPTH)) {
    throw new AppError('invalid_json', `The body has more than ${MAX_JSON_DEPTH} levels of nesting.`);
  }
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  } catch (error) {
    const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
    throw new AppError(
      'invalid_json',
      position === undefined
        ? 'The body is not valid JSON.'
        : `The body is not valid JSON at character ${position}.`,
    );
  }
}

/** Counts only brackets outside strings; a long string costs one search for its end. */
export function isDeeperThan(bytes: Buffer, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfString(bytes, at + 1);
      if (at === -1) return false;
    } else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (byte === 0x7d || byte === 0x5d) {
      depth -= 1;
    }
  }
  return false;
}

/** Index of the quote that ends a string, or -1. */
function endOfString(bytes: Buffer, start: number): number {
  let quote = bytes.indexOf(QUOTE, start);
  while (quote !== -1) {
    let backslashes = 0;
    while (quote - 1 - backslashes >= start && bytes[quote - 1 - backslashes] === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return quote;
    quote = bytes.indexOf(QUOTE, quote + 1);
  }
  return -1;
}
