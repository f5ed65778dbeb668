import { parse } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';
import { closeSync, createReadStream, openSync, readSync } from 'node:fs';

export type CsvRow = Record<string, string>;

export interface IndexedRow {
  line: number;
  /** Byte offsets of the row in the file. */
  start: number;
  end: number;
  row: CsvRow;
}

const CSV_OPTIONS = { trim: true, skip_empty_lines: true, relax_column_count: true } as const;

/** Streams the rows of a CSV file of any length. The first row names the columns. */
export async function* readCsvRows(file: string): AsyncGenerator<IndexedRow> {
  const records = createReadStream(file).pipe(parse({ ...CSV_OPTIONS, bom: true, info: true }));
  let columns: string[] | null = null;
  let start = 0;
  for await (const { info, record } of records as AsyncIterable<{
    info: { lines: number; bytes: number };
    record: string[];
  }>) {
    if (columns) yield { line: info.lines, start, end: info.bytes, row: rowOf(columns, record) };
    else columns = record;
    start = info.bytes;
  }
}

function rowOf(columns: readonly string[], record: readonly string[]): CsvRow {
  return Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']));
}

const INITIAL_CAPACITY = 1_024;

/**
 * Finds rows of a CSV file by the value of a column. Holds a hash and two offsets per row in memory (20 bytes); the
 * rows stay in the file.
 */
export class CsvIndex {
  private columns: string[] = [];
  private hashes = new Uint32Array(INITIAL_CAPACITY);
  private places = new Float64Array(2 * INITIAL_CAPACITY);
  private count = 0;
  private order = new Uint32Array(0);
  private descriptor: number | null = null;

  private constructor(
    private readonly file: string,
    private readonly keyOf: (row: CsvRow) => string,
  ) {}

  static async build(file: string, keyOf: (row: CsvRow) => string): Promise<CsvIndex> {
    const index = new CsvIndex(file, keyOf);
    for await (const { start, end, row } of readCsvRows(file)) {
      if (index.count === 0) index.columns = Object.keys(row);
      index.add(hashOf(keyOf(row)), start, end);
    }
    const { hashes, count } = index;
    index.order = Uint32Array.from({ length: count }, (_, at) => at).sort(
      (a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b,
    );
    return index;
  }

  /** Returns the rows with this key, in the order of the file. */
  rows(key: string): CsvRow[] {
    const hash = hashOf(key);
    const rows: CsvRow[] = [];
    for (let at = this.firstOf(hash); at < this.count; at += 1) {
      const position = this.order[at] ?? 0;
      if (this.hashes[position] !== hash) break;
      const row = this.read(this.places[2 * position] ?? 0, this.places[2 * position + 1] ?? 0);
      if (row && this.keyOf(row) === key) rows.push(row);
    }
    return rows;
  }

  close(): void {
    if (this.descriptor !== null) closeSync(this.descriptor);
    this.descriptor = null;
  }

  private add(hash: number, start: number, end: number): void {
    if (this.count === this.hashes.length) {
      this.hashes = grow(this.hashes, new Uint32Array(2 * this.hashes.length));
      this.places = grow(this.places, new Float64Array(2 * this.places.length));
    }
    this.hashes[this.count] = hash;
    this.places[2 * this.count] = start;
    this.places[2 * this.count + 1] = end;
    this.count += 1;
  }

  private firstOf(hash: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.hashes[this.order[middle] ?? 0] ?? 0) < hash) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private read(start: number, end: number): CsvRow | null {
    this.descriptor ??= openSync(this.file, 'r');
    const bytes = Buffer.alloc(end - start);
    readSync(this.descriptor, bytes, 0, bytes.length, start);
    const [record] = parseWhole(bytes, CSV_OPTIONS) as string[][];
    return record ? rowOf(this.columns, record) : null;
  }
}

function grow<T extends Uint32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
