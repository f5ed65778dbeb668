import { FlowWriter, PLAIN_PARAGRAPH, PLAIN_STYLE, type TextStyle } from '../flow/flow-writer';
import type { FormatResult } from '../format-result';
import { decodeBytes } from '../text/decode-bytes';
import { CODE_PAGE_BY_WORD, encodingOfCharacterSet, encodingOfCodePage } from './code-pages';
import { rtfTokens } from './rtf-tokens';

/** Groups that contain no text of the document. */
const SKIPPED_GROUPS = new Set(
  (
    'fonttbl colortbl stylesheet info pict object themedata colorschememapping latentstyles datastore rsidtbl generator ' +
    'listtable listoverridetable revtbl xmlnstbl filetbl nonshppict listtext pntext pntxtb pntxta shpinst sp fldinst ' +
    'bkmkstart bkmkend mmathPr wgrffmtfilter ftnsep ftnsepc aftnsep aftnsepc'
  ).split(' '),
);
const SYMBOL_CHARACTERS: Record<string, string> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
/** Deeper than any real document; limits the stored states of open groups. */
const MAX_DEPTH = 2_000;

interface GroupState {
  style: TextStyle;
  skipped: boolean;
  hidden: boolean;
  starred: boolean;
  /** Fallback characters to skip after each Unicode character. */
  fallback: number;
  instruction: boolean;
  /** Number of the font, which determines the encoding. */
  font: number;
}

/** Reads Rich Text Format: paragraphs, tables, character styles, Unicode and code page text, links. */
export async function readRtf(bytes: Uint8Array): Promise<FormatResult> {
  const reader = new RtfReader();
  reader.read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
  return reader.result();
}

class RtfReader {
  readonly #writer = new FlowWriter();
  readonly #hidden: string[] = [];
  readonly #stack: GroupState[] = [];
  #state: GroupState = {
    style: PLAIN_STYLE,
    skipped: false,
    hidden: false,
    starred: false,
    fallback: 1,
    instruction: false,
    font: 0,
  };
  /** Encoding of the document, for fonts without a character set of their own. */
  #encoding = 'windows-1252';
  readonly #encodingByFont = new Map<number, string>();
  /** Bytes of text that are not decoded yet, because a character can have several. */
  #bytes: number[] = [];
  #toSkip = 0;
  #tooDeep = 0;
  #list = false;
  #row: { table: number; row: number; column: number } | null = null;
  #href: string | null = null;
  #instruction = '';

  read(source: string): void {
    for (const token of rtfTokens(source)) {
      if (token.kind === 'byte') {
        if (this.#tooDeep === 0) this.#byte(token.byte);
        continue;
      }
      if (token.kind !== 'text') this.#decodePendingBytes();
      if (token.kind === 'open') this.#openGroup();
      else if (token.kind === 'close') this.#closeGroup();
      else if (this.#tooDeep > 0) continue;
      else if (token.kind === 'word') this.#word(token.word, token.value);
      else for (const character of token.text) this.#byte(character.charCodeAt(0));
    }
    this.#decodePendingBytes();
  }

  result(): FormatResult {
    const pages = [this.#writer.page()];
    return { pages, paginated: false, pageCount: null, hidden: this.#hidden, visionPages: [], warnings: [] };
  }

  #openGroup(): void {
    if (this.#stack.length >= MAX_DEPTH) this.#tooDeep += 1;
    else this.#stack.push({ ...this.#state });
  }

  #closeGroup(): void {
    if (this.#tooDeep > 0) {
      this.#tooDeep -= 1;
      return;
    }
    if (this.#state.instruction && !this.#stack.at(-1)?.instruction) {
      this.#href = /HYPERLINK\s+"([^"]+)"/i.exec(this.#instruction)?.[1] ?? this.#href;
      this.#instruction = '';
    }
    const outer = this.#stack.pop();
    if (outer) this.#state = outer;
  }

  #word(word: string, value: number | null): void {
    const state = this.#state;
    const on = value !== 0;
    if (word === 'fldinst') state.instruction = true;
    if (SKIPPED_GROUPS.has(word) || (state.starred && word !== 'shptxt')) state.skipped = true;
    state.starred = word === '*';
    // The text of a drawn box stands within data that is not text.
    if (word === 'shptxt') state.skipped = false;
    const symbol = SYMBOL_CHARACTERS[word];
    if (symbol !== undefined) {
      if (this.#toSkip > 0) this.#toSkip -= 1;
      else this.#character(symbol);
      return;
    }
    switch (word) {
      case 'par':
      case 'sect':
      case 'page':
        this.#endParagraph();
        break;
      case 'line':
        this.#writer.breakLine();
        break;
      case 'pard':
        this.#list = false;
        break;
      case 'ls':
      case 'pnlvlblt':
        this.#list = true;
        break;
      case 'trowd':
        this.#row ??= { table: this.#writer.startTable(), row: 0, column: 0 };
        break;
      case 'cell':
        this.#endCell();
        break;
      case 'row':
        if (this.#row) this.#row = { ...this.#row, row: this.#row.row + 1, column: 0 };
        break;
      case 'plain':
        state.style = PLAIN_STYLE;
        state.hidden = false;
        break;
      case 'b':
        state.style = { ...state.style, bold: on };
        break;
      case 'i':
        state.style = { ...state.style, italic: on };
        break;
      case 'fs':
        if (value !== null) state.style = { ...state.style, fontSize: value / 2 };
        break;
      case 'v':
        state.hidden = on;
        break;
      case 'uc':
        state.fallback = value ?? 1;
        break;
      case 'u':
        if (value !== null) this.#unicode(value);
        break;
      case 'fldrslt':
        state.style = { ...state.style, href: this.#href };
        this.#href = null;
        break;
      default:
        this.#encodingWord(word, value ?? 0);
    }
  }

  /** Applies a word that determines how the following bytes are decoded. */
  #encodingWord(word: string, value: number): void {
    const codePage = word === 'ansicpg' ? value : CODE_PAGE_BY_WORD[word];
    if (codePage) this.#encoding = encodingOfCodePage(codePage);
    else if (word === 'f' || word === 'deff') this.#state.font = value;
    else if (word === 'fcharset') {
      const encoding = encodingOfCharacterSet(value);
      if (encoding !== null) this.#encodingByFont.set(this.#state.font, encoding);
    }
  }

  #unicode(value: number): void {
    const code = value < 0 ? value + 65_536 : value;
    this.#toSkip = 0;
    this.#character(String.fromCharCode(code));
    this.#toSkip = this.#state.fallback;
  }

  #character(character: string): void {
    const state = this.#state;
    if (state.instruction) {
      if (this.#instruction.length < 2_000) this.#instruction += character;
      return;
    }
    if (state.skipped) return;
    if (state.hidden) {
      this.#hidden.push((this.#hidden.pop() ?? '') + character);
      return;
    }
    this.#writer.text(character, state.style);
  }

  #endParagraph(): void {
    if (this.#state.skipped) return;
    this.#writer.endParagraph();
    this.#writer.startParagraph({ ...PLAIN_PARAGRAPH, listLevel: this.#list ? 0 : null });
  }

  #endCell(): void {
    const row = this.#row;
    if (!row) return;
    this.#writer.endCell();
    row.column += 1;
  }

  #byte(byte: number): void {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else this.#bytes.push(byte);
  }

  #decodePendingBytes(): void {
    if (this.#bytes.length === 0) return;
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    const encoding = this.#encodingByFont.get(this.#state.font) ?? this.#encoding;
    for (const character of decodeBytes(bytes, encoding)) this.#character(character);
  }
}
