import { layoutPage } from '../../../src/documents/layout/page-lines';
import type { Piece } from '../../../src/documents/layout/piece';
import { layoutFromText } from '../../../src/domain/layout/text-layout';
import type { ParsedResume } from '../../../src/domain/parsing/parsed-resume';
import { parseResume } from '../../../src/domain/parsing/resume/parse-resume';

const PAGE_SIZE = { width: 600, height: 800 };

/** A text at a distance from the left edge and in a row; `**` marks bold text, `_` a space before or after it. */
export type Cell = [x0: number, row: number, text: string];

/** Parses a resume whose pages consist of texts at given places, as a PDF with a text layer is parsed. */
export function parseCells(...pages: readonly (readonly Cell[])[]): Omit<ParsedResume, 'meta'> {
  const laidOut = pages.map((cells, index) =>
    layoutPage(index + 1, PAGE_SIZE, 'text_layer', piecesOf(cells)),
  );
  return parseResume({ ...layoutFromText(''), pages: laidOut }, { today: '2026-06-01', language: null })
    .parsed;
}

function piecesOf(cells: readonly Cell[]): Piece[] {
  return cells.map(([x0, row, written], order) => {
    const text = written.replace('**', '').replaceAll('_', '');
    const y0 = 30 + row * 15;
    return {
      text,
      x0,
      y0,
      x1: x0 + text.length * 5,
      y1: y0 + 11,
      baseline: y0 + 8,
      fontSize: 10,
      bold: written.startsWith('**'),
      italic: false,
      color: null,
      href: null,
      confidence: 1,
      spaceBefore: false,
      spaceAfter: written.endsWith('_'),
      order,
      edges: null,
    };
  });
}
