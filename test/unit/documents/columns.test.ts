import { blocksOf } from '../../../src/documents/layout/blocks';
import type { Piece } from '../../../src/documents/layout/piece';

const CHARACTER_WIDTH = 5;

/** A piece of text in line `row` (14 points each) that begins at `x` or, with `flush`, ends there. */
function at(
  row: number,
  x: number,
  text: string,
  how: { bold?: boolean; flush?: boolean; recognized?: boolean } = {},
): Piece {
  const width = text.length * CHARACTER_WIDTH;
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
    confidence: how.recognized ? 0.9 : 1,
    spaceBefore: false,
    spaceAfter: false,
    order: row * 100 + x0,
    edges: null,
  };
}

const centered = (row: number, text: string, how: Parameters<typeof at>[3] = { bold: true }): Piece =>
  at(row, 300 - (text.length * CHARACTER_WIDTH) / 2, text, how);
/** Ten lines of running text. The right column is wider and its lines are half a line lower. */
const column = (from: number, x: number, name: string): Piece[] =>
  Array.from({ length: 10 }, (_, line) =>
    at(
      from + line + (x > 300 ? 0.5 : 0),
      x,
      `${name} line ${line} `.padEnd(x > 300 ? 52 : 44, 'of a text that goes on '),
    ),
  );
const readBlocks = (pieces: readonly Piece[]): string[] =>
  blocksOf(pieces).blocks.map(({ pieces: blockPieces }) =>
    [...blockPieces]
      .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)
      .map(({ text }) => text.replace(/ of a.*/, ''))
      .join(' | '),
  );

describe('the reading order of columns', () => {
  it('completes the columns above a centered heading before those below', () => {
    const order = readBlocks([
      centered(0, 'Experience'),
      ...column(1, 20, 'first post'),
      ...column(1, 320, 'second post'),
      centered(13, 'Education'),
      at(14, 20, 'Maple College', { bold: true }),
      at(15, 20, 'Diploma in Welding'),
      centered(17, 'Projects'),
      ...column(18, 20, 'first project'),
      ...column(18, 320, 'second project'),
    ]).join(' / ');
    expect(order.indexOf('second post line 9')).toBeLessThan(order.indexOf('Education'));
    expect(order).toMatch(/Education \| Maple College \| Diploma in Welding \| Projects/);
    expect(order.indexOf('Projects')).toBeLessThan(order.indexOf('first project line 0'));
  });

  it('finds centered headings of a scan, of which OCR does not report that they are bold', () => {
    const scanned = { recognized: true };
    const order = readBlocks([
      centered(0, 'Experience', scanned),
      ...column(1, 20, 'first post'),
      ...column(1, 320, 'second post'),
      centered(13, 'Education', scanned),
      at(14, 20, 'Maple College'),
      at(15, 20, 'Diploma in Welding'),
      centered(17, 'Projects', scanned),
      at(18, 20, 'first project'),
    ]).join(' / ');
    expect(order.indexOf('second post line 9')).toBeLessThan(order.indexOf('Education'));
    expect(order.indexOf('Education')).toBeLessThan(order.indexOf('Maple College'));
  });

  it('does not divide columns at a line that reaches into the gutter by a letter', () => {
    const [above, below] = [column(0, 20, 'sidebar'), column(11, 20, 'more of the sidebar')];
    const overlong = at(10, 20, 'a line of the sidebar that is longer than any other one');
    const text = [...column(0, 302, 'text'), ...column(11, 302, 'more text')];
    const order = readBlocks([...above, overlong, ...below, ...text]).join(' / ');
    expect(order.indexOf('more of the sidebar line 9')).toBeLessThan(order.indexOf('text line 0'));
  });

  it('keeps right-aligned dates with their school and a heading at the bottom with its text', () => {
    const order = readBlocks([
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

  it('reads headings in the right margin before their sections', () => {
    const order = readBlocks([
      at(0, 20, 'Marisol Quintero'),
      at(2, 20, 'Careful worker who trains new colleagues.'),
      at(2, 400, 'Summary', { bold: true }),
      at(4, 20, 'Forklift Operator'),
      at(4, 360, '2020 - 2024', { flush: true }),
      at(4, 400, 'Work', { bold: true }),
      at(5, 20, 'Cascade Cold Storage'),
      at(5, 400, 'Experience', { bold: true }),
      at(6, 20, 'Loaded trailers'),
      at(8, 20, 'High School Diploma'),
      at(8, 400, 'Education', { bold: true }),
    ]);
    expect(order).toEqual([
      'Marisol Quintero',
      'Summary',
      'Careful worker who trains new colleagues.',
      'Work Experience',
      'Forklift Operator | 2020 - 2024 | Cascade Cold Storage | Loaded trailers',
      'Education',
      'High School Diploma',
    ]);
  });

  it('reads headings at the right edge above their sections, between places and dates at that edge', () => {
    const post = (row: number, title: string, place: string): Piece[] => [
      at(row, 20, title, { bold: true }),
      at(row, 500, '2017 - 2020', { flush: true }),
      at(row + 1, 20, 'Employer'),
      at(row + 1, 500, place, { flush: true }),
      at(row + 2, 20, 'Picked 180 lines an hour'),
      at(row + 3, 20, 'Trained seasonal workers'),
    ];
    const order = readBlocks([
      at(0, 500, 'Work Experience', { flush: true, bold: true }),
      ...post(1, 'Forklift Operator', 'Portland, OR'),
      ...post(5, 'Order Picker', 'Salem, OR'),
      ...post(9, 'Cashier', 'Salem, OR'),
      at(13, 500, 'Education', { flush: true, bold: true }),
      at(14, 20, 'High School Diploma', { bold: true }),
      at(14, 500, '2015', { flush: true }),
      at(15, 20, 'McKay High School'),
      at(16, 500, 'Skills', { flush: true, bold: true }),
      at(17, 20, 'Packing, Cycle counting'),
    ]);
    const text = order.join(' | ');
    expect(text.startsWith('Work Experience | Forklift Operator')).toBe(true);
    expect(text).toContain('Cashier | 2017 - 2020 | Employer | Salem, OR');
    expect(text).toContain('Education | High School Diploma | 2015 | McKay High School | Skills | Packing');
  });

  it('divides cells at the headings in the left margin', () => {
    const cells = (row: number, name: string): Piece[] =>
      [0, 1, 2, 3, 4].flatMap((line) => [
        at(row + line, 120, `${name} left ${line} of a project`),
        at(row + line, 360, `${name} right ${line} of a project`),
      ]);
    const label = (row: number, text: string): Piece => at(row, 20, text, { bold: true });
    const order = readBlocks([
      label(0, 'Summary'),
      at(0, 120, 'A baker with ten years of experience in two cities, and a teacher'),
      at(1, 120, 'of apprentices.'),
      label(3, 'Projects'),
      ...cells(3, 'project'),
      label(9, 'Awards'),
      ...cells(9, 'award'),
      label(15, 'Languages'),
      at(15, 120, 'English'),
      at(15, 360, 'Spanish'),
      at(16, 120, 'Native'),
      at(16, 360, 'Basic'),
    ]).join(' / ');
    expect(order.indexOf('project right 4')).toBeLessThan(order.indexOf('Awards'));
    expect(order.indexOf('Awards')).toBeLessThan(order.indexOf('award left 0'));
    expect(order.indexOf('project left 4')).toBeLessThan(order.indexOf('project right 0'));
    expect(order).toMatch(/Languages \/ English \| Spanish \| Native \| Basic$/);
  });

  it('completes the cells of a section before the heading at the left edge below them', () => {
    const cells = (row: number, name: string): Piece[] =>
      [0, 1, 2, 3].flatMap((line) => [
        at(row + line, 20, `${name} left ${line} of a text that goes on`),
        at(row + line, 320, `${name} right ${line} of a text that goes on`),
      ]);
    const order = readBlocks([
      ...['Projects', 'Certifications', 'Skills'].flatMap((heading, index) => [
        at(index * 6, 20, heading, { recognized: true }),
        ...cells(index * 6 + 1, heading.toLowerCase()),
      ]),
    ]).join(' / ');
    expect(order.indexOf('projects right 3')).toBeLessThan(order.indexOf('Certifications'));
    expect(order.indexOf('certifications right 3')).toBeLessThan(order.indexOf('Skills'));
  });

  it('reads periods and places at the right edge with their lines, also if each line has one', () => {
    const order = readBlocks([
      at(0, 20, 'Master of Science in Statistics', { bold: true }),
      at(0, 560, '2013 – 2015', { flush: true }),
      at(1, 20, 'Columbia Ridge University'),
      at(1, 560, 'Vancouver, WA', { flush: true }),
      at(2.5, 20, 'Bachelor of Science in Mathematics', { bold: true }),
      at(2.5, 560, '2009 – 2013', { flush: true }),
      at(3.5, 20, 'Harlow State College'),
      at(3.5, 560, 'Eugene', { flush: true }),
    ]).join(' / ');
    expect(order.indexOf('2013 – 2015')).toBeLessThan(order.indexOf('Columbia Ridge'));
    expect(order.indexOf('Vancouver, WA')).toBeLessThan(order.indexOf('Bachelor'));
  });
});
