import { blocksOf } from '../../../src/documents/layout/blocks';
import type { Piece } from '../../../src/documents/layout/piece';

const LETTER = 5;

/** A page of invented pieces: `row` counts lines of 14 points, `x` is where the text begins or, with `flush`, ends. */
function at(row: number, x: number, text: string, how: { bold?: boolean; flush?: boolean } = {}): Piece {
  const width = text.length * LETTER;
  const x0 = how.flush ? x - width : x;
  const y0 = row * 14;
  return {
    text,
    x0,
    y0,
    x1: x0 + width,
    y1: y0 + 10,
    baseline: y0 + 8,
    fontSize: 10,
    bold: how.bold ?? false,
    italic: false,
    color: null,
    href: null,
    confidence: 1,
    spaceBefore: false,
    spaceAfter: false,
    order: row * 100 + x0,
  };
}

const centred = (row: number, text: string): Piece =>
  at(row, 300 - (text.length * LETTER) / 2, text, { bold: true });
/** Ten lines of running text; the right column is wider, and its lines stand a little lower. */
const column = (from: number, x: number, name: string): Piece[] =>
  Array.from({ length: 10 }, (_, line) =>
    at(
      from + line + (x > 300 ? 0.5 : 0),
      x,
      `${name} line ${line} `.padEnd(x > 300 ? 52 : 44, 'of a text that goes on '),
    ),
  );
const read = (pieces: readonly Piece[]): string[] =>
  blocksOf(pieces).blocks.map(({ pieces: own }) =>
    [...own]
      .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)
      .map(({ text }) => text.replace(/ of a.*/, ''))
      .join(' | '),
  );

it('headings in the middle part the columns above them from those below', () => {
  const order = read([
    centred(0, 'Experience'),
    ...column(1, 20, 'first post'),
    ...column(1, 320, 'second post'),
    centred(13, 'Education'),
    at(14, 20, 'Maple College', { bold: true }),
    at(15, 20, 'Diploma in Welding'),
    centred(17, 'Projects'),
    ...column(18, 20, 'first project'),
    ...column(18, 320, 'second project'),
  ]).join(' / ');
  expect(order.indexOf('second post line 9')).toBeLessThan(order.indexOf('Education'));
  expect(order).toMatch(/Education \| Maple College \| Diploma in Welding \| Projects/);
  expect(order.indexOf('Projects')).toBeLessThan(order.indexOf('first project line 0'));
});

it('dates flush right above a grid stay beside their school, and a heading at the foot goes with what it heads', () => {
  const order = read([
    at(0, 20, 'University of the Lakes', { bold: true }),
    at(0, 580, '2012 to 2016', { flush: true }),
    at(1, 20, 'Dayton, OH'),
    at(1, 580, 'Bachelor of Science', { flush: true }),
    ...column(3, 20, 'first project'),
    ...column(3, 320, 'second project'),
    at(15, 20, 'Skills', { bold: true }),
    at(16, 20, `${'Welding, grinding, blueprints, '.repeat(3)}fitting`),
  ]);
  expect(order[0]).toBe('University of the Lakes | 2012 to 2016 | Dayton, OH | Bachelor of Science');
  expect(order.at(-1)).toMatch(/^Skills \| Welding/);
});
