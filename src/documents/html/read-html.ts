import { FlowWriter, PLAIN_PARAGRAPH, PLAIN_STYLE, type TextStyle } from '../flow/flow-writer';
import type { FormatResult } from '../format-result';
import { markupTokens, type MarkupToken } from '../markup/tokens';
import { decodeHtml } from './decode-html';
import { inlineStyle, isInvisible } from './inline-style';
import { structuredDataOf } from '../structured/html-data';

const BLOCK_ELEMENTS = new Set(
  (
    'p div section article header footer main aside nav address blockquote pre form fieldset figure figcaption ul ol dl ' +
    'li dt dd h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr td th hr body html center details summary'
  ).split(' '),
);
const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

interface OpenElement {
  name: string;
  style: TextStyle;
  hidden: boolean;
  listDepth: number;
  table: { index: number; row: number; column: number } | null;
}

/** Reads a web page: paragraphs, headings, lists, tables and links; scripts and hidden elements are omitted. */
export async function readHtml(bytes: Uint8Array): Promise<FormatResult> {
  const html = await decodeHtml(bytes);
  return { ...readHtmlText(html), structured: structuredDataOf(html) };
}

/** Reads a web page that is decoded already. */
export function readHtmlText(html: string): FormatResult {
  const reader = new HtmlReader();
  for (const token of markupTokens(html, true)) reader.take(token);
  return reader.result();
}

class HtmlReader {
  readonly #writer = new FlowWriter();
  readonly #hidden: string[] = [];
  readonly #open: OpenElement[] = [];
  #inHead = false;
  #preformatted = 0;
  #endsInSpace = true;

  take(token: MarkupToken): void {
    if (token.kind === 'text') this.#text(token.text);
    else if (token.kind === 'close') this.#close(token.name);
    else this.#start(token.name, token.attributes, token.empty);
  }

  result(): FormatResult {
    const pages = [this.#writer.page()];
    return { pages, paginated: false, pageCount: null, hidden: this.#hidden, visionPages: [], warnings: [] };
  }

  #text(text: string): void {
    if (this.#inHead) return;
    const top = this.#open.at(-1);
    if (top?.hidden) {
      if (text.trim() !== '') this.#hidden.push(text.trim().replace(/\s+/g, ' '));
      return;
    }
    let visibleText = text;
    if (this.#preformatted === 0) {
      visibleText = text.replace(/[ \t\r\n\f]+/g, ' ');
      if (this.#endsInSpace) visibleText = visibleText.trimStart();
    }
    if (visibleText === '') return;
    this.#endsInSpace = visibleText.endsWith(' ');
    this.#writer.text(visibleText, top?.style ?? PLAIN_STYLE);
  }

  #start(name: string, attributes: Map<string, string>, empty: boolean): void {
    if (name === 'head') this.#inHead = true;
    if (name === 'body') this.#inHead = false;
    if (name === 'br') this.#newLine();
    if (BLOCK_ELEMENTS.has(name)) this.#startBlock(name);
    if (VOID_ELEMENTS.has(name) || empty) return;
    // An unclosed paragraph, item or cell ends where the next one begins.
    if (['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option'].includes(name)) this.#closeOpenSibling(name);
    const parent = this.#open.at(-1);
    const element: OpenElement = {
      name,
      style: inlineStyle(name, attributes, parent?.style ?? PLAIN_STYLE),
      hidden: parent?.hidden === true || isInvisible(attributes),
      listDepth: (parent?.listDepth ?? 0) + (name === 'ul' || name === 'ol' ? 1 : 0),
      table: parent?.table ?? null,
    };
    if (name === 'table') element.table = { index: this.#writer.startTable(), row: -1, column: -1 };
    this.#open.push(element);
    if (name === 'pre') this.#preformatted += 1;
    this.#describe(name, element);
  }

  #describe(name: string, element: OpenElement): void {
    const { table } = element;
    if (/^h[1-6]$/.test(name)) {
      this.#writer.startParagraph({ ...PLAIN_PARAGRAPH, headingLevel: Number(name[1]) });
    } else if (name === 'li') {
      this.#writer.startParagraph({ ...PLAIN_PARAGRAPH, listLevel: Math.max(0, element.listDepth - 1) });
    } else if (name === 'tr' && table) {
      table.row += 1;
      table.column = -1;
    } else if ((name === 'td' || name === 'th') && table) {
      table.column += 1;
      this.#writer.startCell(table.index, Math.max(0, table.row), table.column);
    }
  }

  #startBlock(name: string): void {
    this.#newLine();
    if (name === 'p' || /^h[1-6]$/.test(name)) this.#writer.startParagraph(this.#paragraph());
  }

  #paragraph(): { listLevel: number | null; headingLevel: number | null } {
    const item = this.#open.findLast((element) => element.name === 'li');
    return item ? { listLevel: Math.max(0, item.listDepth - 1), headingLevel: null } : PLAIN_PARAGRAPH;
  }

  #newLine(): void {
    this.#writer.breakLine();
    this.#endsInSpace = true;
  }

  #closeOpenSibling(name: string): void {
    const last = this.#open.at(-1);
    const cells = name === 'td' || name === 'th';
    if (last && (last.name === name || (cells && (last.name === 'td' || last.name === 'th'))))
      this.#close(last.name);
  }

  #close(name: string): void {
    if (name === 'head') this.#inHead = false;
    const from = this.#open.findLastIndex((element) => element.name === name);
    if (from < 0) return;
    for (const element of this.#open.splice(from).reverse()) {
      if (element.name === 'pre') this.#preformatted -= 1;
      if (element.name === 'td' || element.name === 'th') this.#writer.endCell();
      if (BLOCK_ELEMENTS.has(element.name)) this.#newLine();
      if (/^(h[1-6]|li)$/.test(element.name)) this.#writer.startParagraph(this.#paragraph());
    }
  }
}
