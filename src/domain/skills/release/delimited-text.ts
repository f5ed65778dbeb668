/** A row of a delimited text by the column names of its first line. */
export type DelimitedRow = Record<string, string>;

/** Parses tab-separated text without quoting, the format of O*NET's text files. */
export function readTabSeparated(text: string): DelimitedRow[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '');
  return asRecords(lines.map((line) => line.split('\t')));
}

/** Parses comma-separated text; quoted fields can contain commas, quotes and line ends (RFC 4180). */
export function readCommaSeparated(text: string): DelimitedRow[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const source = text.replace(/^\uFEFF/, '');
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  while (field.lastIndex < source.length) {
    const match = field.exec(source);
    if (!match) throw new Error(`Comma-separated text is invalid in row ${rows.length + 1}`);
    row.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    if (match[3] === ',' && field.lastIndex < source.length) continue;
    rows.push(row);
    row = [];
  }
  return asRecords(rows);
}

function asRecords([header = [], ...rows]: string[][]): DelimitedRow[] {
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}
