import { type FlowWriter, PLAIN_STYLE, type TextStyle } from '../flow/flow-writer';
import type { MammothElement } from './mammoth-elements';

/** Writes mammoth's document tree as lines. */
export function writeElements(
  writer: FlowWriter,
  elements: readonly MammothElement[],
  style = PLAIN_STYLE,
): void {
  for (const element of elements) writeElement(writer, element, style);
}

function writeElement(writer: FlowWriter, element: MammothElement, style: TextStyle): void {
  const children = element.children ?? [];
  switch (element.type) {
    case 'paragraph':
      writer.startParagraph({ listLevel: listLevel(element), headingLevel: headingLevel(element) });
      writeElements(writer, children, style);
      writer.endParagraph();
      break;
    case 'run':
      writeElements(writer, children, {
        ...style,
        bold: style.bold || element.isBold === true,
        italic: style.italic || element.isItalic === true,
        fontSize: element.fontSize ?? style.fontSize,
      });
      break;
    case 'hyperlink':
      writeElements(writer, children, { ...style, href: element.href ?? null });
      break;
    case 'text':
      writer.text(element.value ?? '', style);
      break;
    case 'tab':
      writer.text('\t', style);
      break;
    case 'break':
      writer.breakLine();
      break;
    case 'table':
      writeTable(writer, element, style);
      break;
    default:
      writeElements(writer, children, style);
  }
}

function writeTable(writer: FlowWriter, table: MammothElement, style: TextStyle): void {
  const index = writer.startTable();
  (table.children ?? []).forEach((row, rowIndex) => {
    let column = 0;
    for (const cell of row.children ?? []) {
      writer.startCell(index, rowIndex, column);
      writeElements(writer, cell.children ?? [], style);
      writer.endCell();
      column += cell.colSpan ?? 1;
    }
  });
}

function listLevel(paragraph: MammothElement): number | null {
  if (!paragraph.numbering) return null;
  return Number(paragraph.numbering.level ?? 0) || 0;
}

function headingLevel(paragraph: MammothElement): number | null {
  const name = paragraph.styleName ?? '';
  if (/^title$/i.test(name)) return 1;
  const match = /^heading\s*([1-6])\b/i.exec(name);
  return match ? Number(match[1]) : null;
}
