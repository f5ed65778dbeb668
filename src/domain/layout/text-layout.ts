import type { LayoutDocument, LayoutLine } from './layout-document';

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

/**
 * Plain text as a document of one page without geometry. Line ends of every convention are understood; a byte
 * order mark is dropped; blank lines stay, for they separate blocks.
 */
export function layoutFromText(text: string): LayoutDocument {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\n\r\f\v\u2028\u2029\u0085]/)
    .map(plainLine);
  return {
    pages: [{ number: 1, width: null, height: null, source: 'plain_text', lines, columns: 1 }],
    paginated: false,
    hiddenText: [],
  };
}
