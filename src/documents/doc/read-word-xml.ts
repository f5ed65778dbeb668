import { FlowWriter, PLAIN_PARAGRAPH, PLAIN_STYLE, type TextStyle } from '../flow/flow-writer';
import type { FormatResult } from '../format-result';
import { markupTokens, type MarkupToken } from '../markup/tokens';

const WORD_XML_START =
  /^\s*(?:\u00ef\u00bb\u00bf)?<\?xml[^]*?(?:progid="Word\.Document"|<w:wordDocument|<pkg:package)/;

/** True for the first bytes, as Latin-1, of an XML document of Word 2003 (`wordDocument`) or 2007 (`package`). */
export function isWordXml(head: string): boolean {
  return WORD_XML_START.test(head);
}

/** Elements whose content is not part of the text. */
const SKIPPED_ELEMENTS = new Set([
  'w:delText',
  'w:instrText',
  'w:binData',
  'w:del',
  'w:sectPr',
  'w:rubyBase',
]);
const OFF = new Set(['off', '0', 'false', 'none']);

/**
 * Reads a Word document saved as one XML file: the body with headings, lists, tables, character styles and links.
 * Deleted text is left out, hidden text is reported.
 */
export function readWordXml(xml: string): FormatResult {
  const reader = new WordXmlReader();
  for (const token of markupTokens(xml, false)) reader.take(token);
  return reader.result();
}

class WordXmlReader {
  readonly #writer = new FlowWriter();
  readonly #hidden: string[] = [];
  readonly #tables: { index: number; row: number; column: number }[] = [];
  readonly #skipped: string[] = [];
  #bodies = 0;
  #inText = false;
  #inRunProperties = false;
  #style: TextStyle = PLAIN_STYLE;
  #isHidden = false;
  #href: string | null = null;
  #paragraph = PLAIN_PARAGRAPH;
  /** True until the text of a paragraph begins, while its properties are read. */
  #opening = false;

  take(token: MarkupToken): void {
    if (token.kind === 'text') this.#text(token.text);
    else if (token.kind === 'close') this.#end(token.name);
    else if (token.name === 'w:body' && !token.empty) this.#bodies += 1;
    else if (this.#bodies > 0) this.#start(token);
  }

  result(): FormatResult {
    const pages = [this.#writer.page()];
    return { pages, paginated: false, pageCount: null, hidden: this.#hidden, visionPages: [], warnings: [] };
  }

  #text(text: string): void {
    if (!this.#inText || this.#skipped.length > 0) return;
    if (this.#isHidden) this.#hidden.push(text);
    else this.#write(text);
  }

  #write(text: string): void {
    this.#openParagraph();
    this.#writer.text(text, { ...this.#style, href: this.#href });
  }

  #openParagraph(): void {
    if (!this.#opening) return;
    this.#opening = false;
    this.#writer.startParagraph(this.#paragraph);
  }

  #start({ name, attributes, empty }: MarkupToken & { kind: 'open' }): void {
    if (this.#skipped.length > 0 ? name === this.#skipped.at(-1) : isSkipped(name, attributes)) {
      if (!empty) this.#skipped.push(name);
      return;
    }
    if (this.#skipped.length > 0) return;
    const value = attributes.get('w:val') ?? '';
    switch (name) {
      case 'w:p':
        this.#paragraph = PLAIN_PARAGRAPH;
        this.#opening = true;
        if (empty) this.#endParagraph();
        break;
      case 'w:pStyle':
        this.#paragraph = { ...this.#paragraph, headingLevel: headingLevel(value) };
        break;
      case 'w:ilvl':
        this.#paragraph = { ...this.#paragraph, listLevel: Number(value) || 0 };
        break;
      case 'w:r':
        this.#style = PLAIN_STYLE;
        this.#isHidden = false;
        break;
      case 'w:rPr':
        this.#inRunProperties = !empty;
        break;
      case 'w:t':
        this.#inText = !empty;
        break;
      case 'w:tab':
        // Within the properties of a paragraph the element defines a tab stop.
        if (!attributes.has('w:pos')) this.#write('\t');
        break;
      case 'w:br':
      case 'w:cr':
        this.#writer.breakLine();
        break;
      case 'w:hlink':
        this.#href = attributes.get('w:dest') ?? null;
        break;
      case 'w:tbl':
        if (!empty) this.#tables.push({ index: this.#writer.startTable(), row: -1, column: -1 });
        break;
      case 'w:tr':
        this.#startRow();
        break;
      case 'w:tc':
        if (!empty) this.#startCell();
        break;
      default:
        if (this.#inRunProperties) this.#runProperty(name, value);
    }
  }

  #runProperty(name: string, value: string): void {
    const on = !OFF.has(value);
    if (name === 'w:b') this.#style = { ...this.#style, bold: on };
    else if (name === 'w:i') this.#style = { ...this.#style, italic: on };
    else if (name === 'w:vanish') this.#isHidden = on;
    // Sizes are in half points.
    else if (name === 'w:sz' && Number(value) > 0)
      this.#style = { ...this.#style, fontSize: Number(value) / 2 };
    else if (name === 'w:color' && /^[0-9a-f]{6}$/i.test(value))
      this.#style = { ...this.#style, color: `#${value.toLowerCase()}` };
  }

  #end(name: string): void {
    if (this.#skipped.length > 0) {
      if (this.#skipped.at(-1) === name) this.#skipped.pop();
      return;
    }
    if (name === 'w:body') this.#bodies = Math.max(0, this.#bodies - 1);
    else if (name === 'w:t') this.#inText = false;
    else if (name === 'w:rPr') this.#inRunProperties = false;
    else if (name === 'w:p') this.#endParagraph();
    else if (name === 'w:hlink') this.#href = null;
    else if (name === 'w:tc' && this.#tables.length > 0) this.#writer.endCell();
    else if (name === 'w:tbl') this.#tables.pop();
  }

  #endParagraph(): void {
    if (this.#bodies === 0) return;
    this.#openParagraph();
    this.#writer.endParagraph();
  }

  #startRow(): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    table.row += 1;
    table.column = -1;
  }

  #startCell(): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    table.column += 1;
    this.#writer.startCell(table.index, Math.max(0, table.row), table.column);
  }
}

/** True for deleted text, which Word 2003 marks by an annotation. */
function isSkipped(name: string, attributes: Map<string, string>): boolean {
  return (
    SKIPPED_ELEMENTS.has(name) || (name === 'aml:annotation' && attributes.get('w:type') === 'Word.Deletion')
  );
}

function headingLevel(style: string): number | null {
  if (/^title$/i.test(style)) return 1;
  const match = /^heading ?([1-6])$/i.exec(style);
  return match ? Number(match[1]) : null;
}
