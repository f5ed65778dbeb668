import { decodeEntities } from '../text/entities';
import type { LayoutDocument, LayoutLine } from './layout-document';

/** In text without line breaks, a run of this many spaces was an empty line. */
const MAX_FLATTENED_BLANK_SHARE = 4;
/** A longer line with runs of spaces is treated as text whose line breaks were replaced by spaces. */
const MIN_FLATTENED_LENGTH = 160;
/** If splitting multiplies the lines by more than this, the text as a whole had lost its line breaks. */
const REWRAPPED = 2;

/**
 * Converts plain text to a document of one page without geometry. All line-end conventions are accepted; blank lines
 * are kept because they separate blocks.
 */
export function layoutFromText(text: string): LayoutDocument {
  const physical = narrowLines(repairText(decodeReferences(text)));
  const lines = physical.flatMap(unflatten);
  const page = { number: 1, width: null, height: null, source: 'plain_text', columns: 1 } as const;
  return {
    pages: [{ ...page, lines: lines.map(plainLine), flattened: lines.length > REWRAPPED * physical.length }],
    paginated: false,
    hiddenText: [],
  };
}

/** A character reference with its semicolon; "R&D" and "AT&T;" have none. */
const REFERENCE = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,8});/gi;

/** Decodes the references that job boards and pages leave in the texts they export: "Parker &amp; Sons". */
function decodeReferences(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, decodeEntities) : text;
}

/** A line without layout. */
function plainLine(text: string): LayoutLine {
  return {
    text,
    box: null,
    column: 0,
    fontSize: null,
    bold: false,
    italic: false,
    color: null,
    listLevel: null,
    headingLevel: null,
    cell: null,
    gapBefore: null,
    runs: [{ text, box: null, fontSize: null, bold: false, italic: false, href: null, confidence: 1 }],
  };
}

const WIDE_CHARACTER = /[^\0-\xff]/;

/**
 * Splits a text into lines. One bullet or dash makes the engine keep the text, and every part of it, in two bytes for each
 * character, and regular expressions are much slower on such strings. Lines of Latin-1 characters are therefore copied to
 * strings of one byte for each character.
 */
function narrowLines(text: string): string[] {
  const lines = text.split('\n');
  if (!WIDE_CHARACTER.test(text)) return lines;
  const bytes = Buffer.from(text, 'latin1');
  let end = -1;
  return lines.map((line) => {
    const start = end + 1;
    end = start + line.length;
    return WIDE_CHARACTER.test(line) ? line : bytes.toString('latin1', start, end);
  });
}

/** Normalizes line ends, removes control characters, and decodes bytes pasted as `\xe2\x80\xa2`. */
function repairText(text: string): string {
  let repaired = text.replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n');
  if (repaired.includes('\\x')) repaired = repaired.replace(/(?:\\x[0-9a-f]{2})+/gi, decodeEscapes);
  return repaired.replace(/[\u0000-\u0008\u000e-\u001f\u007f\ufeff]/g, '');
}

function decodeEscapes(escaped: string): string {
  const bytes = Buffer.from(escaped.replace(/\\x/gi, ''), 'hex');
  const decoded = bytes.toString('utf8');
  return decoded.includes('\ufffd') ? escaped : decoded;
}

/**
 * Splits a flattened line into its original lines. Some viewers and databases replace each line break by two spaces and
 * each empty line by four. Only long lines are split, because short ones use runs of spaces to separate a date from a
 * title.
 */
function unflatten(line: string): string[] {
  const indented = line.trimEnd();
  if (indented.length < MIN_FLATTENED_LENGTH || !/\S {2,}\S/.test(indented)) return [indented];
  const pieces: string[] = [];
  for (const part of indented.trimStart().split(/( {2,})/)) {
    if (!/^ {2,}$/.test(part)) pieces.push(part);
    else if (part.length >= MAX_FLATTENED_BLANK_SHARE) pieces.push('');
  }
  return pieces;
}
