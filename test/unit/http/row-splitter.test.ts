import { MAX_ROW_BYTES, RowSplitter } from '../../../src/http/body/row-splitter';

const rowsOf = (format: 'ndjson' | 'csv', chunks: readonly Buffer[]): [number, string | null][] => {
  const splitter = new RowSplitter(format);
  const rows = [...chunks.flatMap((chunk) => [...splitter.push(chunk)]), ...splitter.end()];
  return rows.map(({ row, bytes }) => [row, bytes?.toString() ?? null]);
};

describe('RowSplitter', () => {
  const csv = Buffer.from('\ufeffname,note\r\n"Ann, ""A""","two\nlines"\r\n\r\n5" pipe,x\r\nlast,"""q"""');

  it('keeps a line break in quotes in its row, wherever the chunks end', () => {
    const expected = [
      [1, 'name,note'],
      [2, '"Ann, ""A""","two\nlines"'],
      [4, '5" pipe,x'],
      [5, 'last,"""q"""'],
    ];
    for (let at = 0; at <= csv.length; at += 1) {
      expect(rowsOf('csv', [csv.subarray(0, at), csv.subarray(at)])).toEqual(expected);
    }
  });

  it.each(['Pipe 6"",x', 'x,6""', '\u00bf"Listo,x', '"Ann" B""C,x'])(
    'ends the row %s at its line break',
    (row) => {
      const file = Buffer.from(`name,note\n${row}\nlast,"q"\n`);
      for (let at = 0; at <= file.length; at += 1) {
        expect(rowsOf('csv', [file.subarray(0, at), file.subarray(at)])).toEqual([
          [1, 'name,note'],
          [2, row],
          [3, 'last,"q"'],
        ]);
      }
    },
  );

  it('continues with the next row after one that is too long or has an open quote', () => {
    const long = Buffer.alloc(MAX_ROW_BYTES + 1, 'x');
    const file = Buffer.concat([Buffer.from('a\n"'), long, Buffer.from('\nb\n'), long, Buffer.from('\nc')]);
    const chunks = Array.from({ length: Math.ceil(file.length / 65_536) }, (_, index) =>
      file.subarray(index * 65_536, (index + 1) * 65_536),
    );
    for (const format of ['csv', 'ndjson'] as const) {
      expect(rowsOf(format, chunks)).toEqual([
        [1, 'a'],
        [2, null],
        [3, 'b'],
        [4, null],
        [5, 'c'],
      ]);
    }
  });
});
