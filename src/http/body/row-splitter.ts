const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const QUOTE = 0x22;
const COMMA = 0x2c;
/** Last byte of a byte order mark, which may precede the first quote. */
const BOM_END = 0xbf;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Maximum bytes of one row of a file. */
export const MAX_ROW_BYTES = 1024 * 1024;

export interface SplitRow {
  /** Counted from 1, as an editor or a spreadsheet shows it. */
  row: number;
  /** Without the line break; null for a row of more than `MAX_ROW_BYTES`. */
  bytes: Buffer | null;
}

/**
 * Splits the chunks of a file into rows with bounded memory. In CSV (RFC 4180) a line break inside quotes is part of the
 * row; a quote that is never closed ends with the first line break after `MAX_ROW_BYTES`. Empty rows are left out.
 */
export class RowSplitter {
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private isTooLong = false;
  private inQuotes = false;
  /** True if the last quote ended a quoted part, so that one right after it belongs to the same cell. */
  private lastQuoteCloses = false;
  private lastByte = NEWLINE;
  private row = 0;

  constructor(private readonly format: 'ndjson' | 'csv') {}

  *push(chunk: Buffer): Generator<SplitRow> {
    let start = 0;
    let at = 0;
    for (;;) {
      const newline = chunk.indexOf(NEWLINE, at);
      if (this.format === 'csv') this.scanQuotes(chunk, at, newline === -1 ? chunk.length : newline);
      if (newline === -1) break;
      at = newline + 1;
      if (this.inQuotes && this.pendingBytes + newline - start <= MAX_ROW_BYTES) continue;
      const row = this.endRow(chunk.subarray(start, newline));
      start = at;
      if (row) yield row;
    }
    this.keep(chunk.subarray(start));
    this.lastByte = chunk.at(-1) ?? this.lastByte;
  }

  /** Returns the last row if the file does not end with a line break. */
  *end(): Generator<SplitRow> {
    const row = this.pendingBytes > 0 || this.isTooLong ? this.endRow(Buffer.alloc(0)) : null;
    if (row) yield row;
  }

  /** A quote opens a cell only at its beginning; inside of a quoted cell, two quotes are one character. */
  private scanQuotes(chunk: Buffer, from: number, to: number): void {
    if (this.isTooLong) return;
    for (let at = chunk.indexOf(QUOTE, from); at !== -1 && at < to; at = chunk.indexOf(QUOTE, at + 1)) {
      const closes = this.inQuotes;
      this.inQuotes = !closes && this.opensQuotes(at > 0 ? chunk[at - 1]! : this.lastByte);
      this.lastQuoteCloses = closes;
    }
  }

  private opensQuotes(before: number): boolean {
    if (before === QUOTE) return this.lastQuoteCloses;
    // Other characters than the byte order mark end with the same byte.
    return before === COMMA || before === NEWLINE || (before === BOM_END && this.row === 0);
  }

  private keep(part: Buffer): void {
    if (this.isTooLong || part.length === 0) return;
    this.pending.push(part);
    this.pendingBytes += part.length;
    if (this.pendingBytes <= MAX_ROW_BYTES) return;
    this.isTooLong = true;
    this.inQuotes = false;
    this.pending = [];
  }

  private endRow(part: Buffer): SplitRow | null {
    this.keep(part);
    const isTooLong = this.isTooLong;
    const bytes = this.pending.length === 1 ? this.pending[0]! : Buffer.concat(this.pending);
    this.pending = [];
    this.pendingBytes = 0;
    this.isTooLong = false;
    this.row += 1;
    if (isTooLong) return { row: this.row, bytes: null };
    const text = trimmed(bytes, this.row === 1);
    return text.length === 0 ? null : { row: this.row, bytes: text };
  }
}

function trimmed(bytes: Buffer, isFirst: boolean): Buffer {
  const start = isFirst && bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK) ? 3 : 0;
  const end = bytes.at(-1) === CARRIAGE_RETURN ? bytes.length - 1 : bytes.length;
  return bytes.subarray(start, end);
}
