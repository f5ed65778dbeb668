import type { LayoutDocument, LayoutLine } from './layout-document';

/** A run of spaces this wide in text without line breaks stood for an empty line. */
const MAX_FLATTENED_BLANK_SHARE = 4;
/** A line this long that holds runs of spaces is taken for a text whose line breaks were turned into spaces. */
const MIN_FLATTENED_LENGTH = 160;
/** Lines gained by breaking anew, as a multiple of those given, from which the text as a whole had lost its breaks. */
const REWRAPPED = 2;

/**
 * Plain text as a document of one page without geometry. Line ends of every convention are understood; blank lines
 * stay, for they separate blocks.
 */
export function layoutFromText(text: string): LayoutDocument {
  const physical = repairText(text).split('\n');
  const lines = physical.flatMap(unflatten);
  const page = { number: 1, width: null, height: null, source: 'plain_text', columns: 1 } as const;
  return {
    pages: [{ ...page, lines: lines.map(plainLine), flattened: lines.length > REWRAPPED * physical.length }],
    paginated: false,
    hiddenText: [],
  };
}

/** What a line of plain text is known by: its words and nothing about how they were printed. */
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

/** Line ends made one kind, control characters dropped, and bytes pasted as `\xe2\x80\xa2` turned back into text. */
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
 * One physical line as the lines it stood for. Copying out of some viewers and databases replaces each line break
 * by two spaces and each empty line by four; only long lines are treated so, because short ones use runs of
 * spaces to set a date apart from a title.
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
