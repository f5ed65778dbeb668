import { DocumentError } from '../document-error';
import { FlowWriter, PLAIN_PARAGRAPH, PLAIN_STYLE, type TextStyle } from '../flow/flow-writer';
import type { FormatResult, ReadLimits } from '../format-result';
import { markupTokens, type MarkupToken } from '../markup/tokens';
import { readZip } from '../zip/read-zip';
import { odtStyles, type OdtStyle } from './odt-styles';

const MAX_ENTRIES = 2_000;
const MAX_XML_BYTES = 24 * 1024 * 1024;

/** Reads an OpenDocument text: page header first, then the body with headings, lists, tables and links. */
export async function readOdt(bytes: Uint8Array, limits: ReadLimits): Promise<FormatResult> {
  const entries = readZip(bytes, { entries: MAX_ENTRIES, unpackedBytes: limits.unpackedBytes });
  const part = (name: string): string => {
    const content = entries.get(name)?.read();
    if (content && content.length > MAX_XML_BYTES) {
      throw new DocumentError('document_too_large', 'The decompressed document exceeds the size limit.');
    }
    return content?.toString('utf8') ?? '';
  };
  if (/<manifest:encryption-data/.test(part('META-INF/manifest.xml'))) {
    throw new DocumentError('document_encrypted', 'The document is password-protected.');
  }
  const content = part('content.xml');
  const styles = part('styles.xml');
  if (content === '') throw new DocumentError('document_corrupt', 'The document has no body.');
  const reader = new OdtReader(new Map([...odtStyles(styles), ...odtStyles(content)]));
  const header = /<style:header[\s>].*?<\/style:header>/s.exec(styles)?.[0] ?? '';
  const body = /<office:text[\s>].*<\/office:text>/s.exec(content)?.[0] ?? content;
  for (const xml of [header, body]) for (const token of markupTokens(xml, false)) reader.take(token);
  return reader.result();
}

class OdtReader {
  readonly #writer = new FlowWriter();
  readonly #styles: Map<string, OdtStyle>;
  readonly #spans: TextStyle[] = [PLAIN_STYLE];
  readonly #tables: { index: number; row: number; column: number }[] = [];
  readonly #hidden: string[] = [];
  #listDepth = 0;
  #paragraphs = 0;
  #skipped = 0;

  constructor(styles: Map<string, OdtStyle>) {
    this.#styles = styles;
  }

  take(token: MarkupToken): void {
    if (token.kind === 'text') this.#text(token.text);
    else if (token.kind === 'open') this.#start(token);
    else this.#end(token.name);
  }

  result(): FormatResult {
    const pages = [this.#writer.page()];
    return { pages, paginated: false, pageCount: null, hidden: this.#hidden, visionPages: [], warnings: [] };
  }

  #text(text: string): void {
    if (this.#paragraphs === 0 || this.#skipped > 0) return;
    const style = this.#spans.at(-1) ?? PLAIN_STYLE;
    this.#writer.text(text.replace(/\s+/g, ' '), style);
  }

  #start({ name, attributes, empty }: MarkupToken & { kind: 'open' }): void {
    const style = this.#spans.at(-1) ?? PLAIN_STYLE;
    const table = this.#tables.at(-1);
    switch (name) {
      case 'text:p':
      case 'text:h':
        this.#writer.startParagraph({
          ...PLAIN_PARAGRAPH,
          listLevel: this.#listDepth > 0 ? this.#listDepth - 1 : null,
          headingLevel:
            name === 'text:h' ? Math.min(6, Number(attributes.get('text:outline-level')) || 1) : null,
        });
        if (empty) this.#writer.endParagraph();
        else {
          this.#paragraphs += 1;
          this.#spans.push(this.#styled(PLAIN_STYLE, attributes));
        }
        break;
      case 'text:span':
        if (!empty) this.#spans.push(this.#styled(style, attributes));
        break;
      case 'text:a':
        if (!empty) this.#spans.push({ ...style, href: attributes.get('xlink:href') ?? null });
        break;
      case 'text:list':
        if (!empty) this.#listDepth += 1;
        break;
      case 'text:tab':
        this.#writer.text('\t', style);
        break;
      case 'text:s':
        this.#writer.text(' '.repeat(Math.min(40, Number(attributes.get('text:c')) || 1)), style);
        break;
      case 'text:line-break':
        this.#writer.breakLine();
        break;
      case 'table:table':
        if (!empty) this.#tables.push({ index: this.#writer.startTable(), row: -1, column: -1 });
        break;
      case 'table:table-row':
        if (table) {
          table.row += 1;
          table.column = -1;
        }
        break;
      case 'table:table-cell':
        if (!table || empty) break;
        table.column += 1;
        this.#writer.startCell(table.index, Math.max(0, table.row), table.column);
        break;
      case 'text:tracked-changes':
      case 'office:annotation':
      case 'text:note-citation':
        if (!empty) this.#skipped += 1;
        break;
      default:
        break;
    }
  }

  #end(name: string): void {
    if (name === 'text:p' || name === 'text:h') {
      this.#paragraphs = Math.max(0, this.#paragraphs - 1);
      this.#popSpan();
      this.#writer.endParagraph();
    } else if (name === 'text:span' || name === 'text:a') this.#popSpan();
    else if (name === 'text:list') this.#listDepth = Math.max(0, this.#listDepth - 1);
    else if (name === 'table:table') this.#tables.pop();
    else if (name === 'table:table-cell') {
      if (this.#tables.length > 0) this.#writer.endCell();
    } else if (
      name === 'text:tracked-changes' ||
      name === 'office:annotation' ||
      name === 'text:note-citation'
    ) {
      this.#skipped = Math.max(0, this.#skipped - 1);
    }
  }

  #popSpan(): void {
    if (this.#spans.length > 1) this.#spans.pop();
  }

  #styled(base: TextStyle, attributes: Map<string, string>): TextStyle {
    const style = this.#styles.get(attributes.get('text:style-name') ?? '');
    return style ? { ...base, ...style } : base;
  }
}
