import { readCompoundFile } from '../cfb/read-cfb';
import { DocumentError } from '../document-error';
import { FlowWriter, PLAIN_PARAGRAPH, PLAIN_STYLE } from '../flow/flow-writer';
import type { FormatResult } from '../format-result';
import { documentText } from './document-text';

const PARAGRAPH_MARK = '\r';
const CELL_MARK = '\u0007';
const LINE_BREAK = '\u000b';
const PAGE_BREAK = '\f';
const FIELD_START = '\u0013';
const FIELD_SEPARATOR = '\u0014';
const FIELD_END = '\u0015';

/**
 * Reads a Word 97–2003 document: its text with paragraphs, table cells and links. Character styles are not read.
 * @throws DocumentError document_encrypted or document_corrupt
 */
export function readWordBinary(bytes: Uint8Array): FormatResult {
  const file = readCompoundFile(bytes);
  const main = file.read('WordDocument');
  if (!main) throw new DocumentError('document_corrupt', 'The Word document has no body.');
  let text: string;
  try {
    text = documentText(main, (name) => file.read(name));
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError('document_corrupt', 'The Word document is damaged.', { cause: error });
  }
  const pages = [layout(text)];
  return { pages, paginated: false, pageCount: null, hidden: [], visionPages: [], warnings: [] };
}

function layout(text: string): FormatResult['pages'][number] {
  const writer = new FlowWriter();
  const fields: { instruction: string; shown: boolean }[] = [];
  let pending = '';
  const flush = (): void => {
    const field = fields.at(-1);
    const href = /HYPERLINK\s+"([^"]+)"/i.exec(field?.instruction ?? '')?.[1] ?? null;
    if (pending !== '') writer.text(pending, href ? { ...PLAIN_STYLE, href } : PLAIN_STYLE);
    pending = '';
  };
  for (const character of text) {
    const field = fields.at(-1);
    if (character === FIELD_START) {
      flush();
      fields.push({ instruction: '', shown: false });
    } else if (character === FIELD_SEPARATOR && field) {
      field.shown = true;
    } else if (character === FIELD_END && field) {
      if (field.shown) flush();
      fields.pop();
    } else if (field && !field.shown) {
      if (field.instruction.length < 2_000) field.instruction += character;
    } else if (character === PARAGRAPH_MARK || character === PAGE_BREAK) {
      flush();
      writer.endParagraph();
      writer.startParagraph(PLAIN_PARAGRAPH);
    } else if (character === LINE_BREAK) {
      flush();
      writer.breakLine();
    } else {
      // Cells of a row stay on one line, as on the page.
      pending += character === CELL_MARK ? '\t' : character;
    }
  }
  flush();
  return writer.page();
}
