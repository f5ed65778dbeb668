import type { LayoutLine, LayoutPage, LayoutRun } from '../../domain/layout/layout-document';
import { cleanText } from '../text/clean-text';

export interface TextStyle {
  fontSize: number | null;
  bold: boolean;
  italic: boolean;
  color: string | null;
  href: string | null;
}

export interface ParagraphStyle {
  listLevel: number | null;
  headingLevel: number | null;
}

export const PLAIN_STYLE: TextStyle = { fontSize: null, bold: false, italic: false, color: null, href: null };
export const PLAIN_PARAGRAPH: ParagraphStyle = { listLevel: null, headingLevel: null };

/** Collects the lines of flow formats (word processors, web pages), which have paragraphs but no geometry. */
export class FlowWriter {
  readonly #lines: LayoutLine[] = [];
  #runs: { text: string; style: TextStyle }[] = [];
  #paragraph: ParagraphStyle = PLAIN_PARAGRAPH;
  #gap = 0;
  #tables = 0;
  readonly #cells: { table: number; row: number; column: number }[] = [];

  startParagraph(paragraph: ParagraphStyle): void {
    this.#flush();
    this.#paragraph = paragraph;
  }

  text(text: string, style: TextStyle): void {
    const [first = '', ...rest] = text.split('\n');
    this.#append(first, style);
    for (const part of rest) {
      this.#flush();
      this.#append(part, style);
    }
  }

  breakLine(): void {
    this.#flush();
  }

  /** Ends a paragraph. An empty one adds a gap before the next line. */
  endParagraph(): void {
    if (!this.#flush()) this.#gap += 1;
    this.#paragraph = PLAIN_PARAGRAPH;
  }

  startTable(): number {
    this.#flush();
    return this.#tables++;
  }

  startCell(table: number, row: number, column: number): void {
    this.#flush();
    this.#cells.push({ table, row, column });
  }

  endCell(): void {
    this.#flush();
    this.#gap = 0;
    this.#cells.pop();
  }

  page(): LayoutPage {
    this.#flush();
    return { number: 1, width: null, height: null, source: 'plain_text', lines: this.#lines, columns: 1 };
  }

  #append(text: string, style: TextStyle): void {
    // Runs of spaces count as a tab: authors use either to move a date to the right.
    const clean = cleanText(text).replace(/\t+ *\t*| {3,}/g, '\t');
    if (clean === '') return;
    const last = this.#runs.at(-1);
    if (last && sameStyle(last.style, style)) last.text += clean;
    else this.#runs.push({ text: clean, style });
  }

  #flush(): boolean {
    const runs = trimmed(this.#runs);
    this.#runs = [];
    if (runs.length === 0) return false;
    const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
    const share = (has: (style: TextStyle) => boolean): boolean =>
      runs.reduce((sum, run) => sum + (has(run.style) ? run.text.length : 0), 0) > letters / 2;
    const main = runs.reduce((a, b) => (b.text.length > a.text.length ? b : a));
    this.#lines.push({
      text: runs.map((run) => run.text).join(''),
      box: null,
      column: 0,
      fontSize: main.style.fontSize,
      bold: share((style) => style.bold),
      italic: share((style) => style.italic),
      color: main.style.color,
      listLevel: this.#paragraph.listLevel,
      headingLevel: this.#paragraph.headingLevel,
      cell: this.#cells.at(-1) ?? null,
      gapBefore: this.#lines.length === 0 ? null : this.#gap,
      runs: runs.map(({ text, style }): LayoutRun => {
        const { fontSize, bold, italic, href } = style;
        return { text, box: null, fontSize, bold, italic, href, confidence: 1 };
      }),
    });
    this.#gap = 0;
    return true;
  }
}

/** Removes white space at both ends of a line. */
function trimmed(runs: readonly { text: string; style: TextStyle }[]): { text: string; style: TextStyle }[] {
  const result = runs.map((run) => ({ ...run }));
  while (result[0] && (result[0].text = result[0].text.trimStart()) === '') result.shift();
  for (let last = result.at(-1); last && (last.text = last.text.trimEnd()) === ''; last = result.at(-1))
    result.pop();
  return result;
}

function sameStyle(a: TextStyle, b: TextStyle): boolean {
  return (
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.href === b.href &&
    a.fontSize === b.fontSize &&
    a.color === b.color
  );
}
