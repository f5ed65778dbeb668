import type { Piece } from '../../../src/documents/layout/piece';
import { withoutMarginIcons } from '../../../src/documents/ocr/margin-icons';

const CHARACTER_WIDTH = 5;

/** A recognized line that begins at `x`; `gap` is the distance between its first word and the rest. */
function line(row: number, x: number, text: string, gap = 0): Piece {
  const first = text.indexOf(' ');
  const edges = [...text].flatMap((_, at) => {
    const left = x + at * CHARACTER_WIDTH + (at > first ? gap : 0);
    return [left, left + CHARACTER_WIDTH];
  });
  return {
    text,
    x0: x,
    y0: row * 14,
    x1: edges.at(-1)!,
    y1: row * 14 + 10,
    baseline: row * 14 + 8,
    fontSize: 10,
    bold: false,
    italic: false,
    color: null,
    href: null,
    confidence: 0.9,
    spaceBefore: true,
    spaceAfter: true,
    order: row,
    edges,
  };
}

const textsOf = (pieces: Piece[]) => withoutMarginIcons(pieces).map(({ text }) => text);
const entry = (row: number) => [
  line(row, 40, 'Web Developer'),
  line(row + 1, 40, 'San Jose, CA'),
  line(row + 2, 40, 'June 2016 to December 2018'),
];

describe('icons to the left of recognized text', () => {
  it('are removed, with their place', () => {
    const [first] = withoutMarginIcons([line(0, 26, '4 Creative Solutions', 4), ...entry(1)]);
    expect(first).toMatchObject({ text: 'Creative Solutions', x0: 40 });
    expect(first?.edges).toHaveLength('Creative Solutions'.length * 2);
  });

  it.each([
    ['numbers of a list', [line(0, 26, '1. Operated a press', 4), ...entry(1)]],
    ['bullets', [line(0, 26, '• Operated a press', 4), ...entry(1)]],
    ['words at the edge of the text', [line(0, 40, 'I operated a press'), ...entry(1)]],
    [
      'text at an edge of its own',
      [line(0, 26, 'A B C'), line(1, 26, 'Skills'), line(2, 26, 'Languages'), ...entry(3)],
    ],
  ])('do not include %s', (_, pieces) => {
    expect(textsOf(pieces)).toEqual(pieces.map(({ text }) => text));
  });
});
