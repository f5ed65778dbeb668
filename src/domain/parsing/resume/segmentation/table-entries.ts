import type { PositionField } from '../../locales/locale';
import { isHeaderLike, type DatedEntry } from './dated-entries';
import { cellsOf, fieldOfLabel, type PositionColumns } from './position-labels';
import { changeLine, cutTrimmedLine, type ResumeLine } from './resume-lines';

/** Share of a section's lines that a table must have to be its structure. */
const MIN_SHARE_IN_TABLE = 0.8;
const MIN_ROWS = 2;

/** The entries of a table with one row per position, and what its columns contain. */
export interface TableEntries {
  entries: DatedEntry[];
  /** Fields by column, from the row of names; empty if there is none. */
  fields: ReadonlyMap<number, PositionField>;
}

/** Reads a table of a document in which each row has the dates of one position; null for other sections. */
export function tableEntries(lines: readonly ResumeLine[]): TableEntries | null {
  const inTable = lines.filter((line) => line.source.layout.cell !== null);
  if (inTable.length < lines.length * MIN_SHARE_IN_TABLE) return null;
  const rows = [...groupByRow(inTable).values()];
  const [first = []] = rows;
  const fields = fieldsOf(first);
  const positions = fields.size > 0 ? rows.slice(1) : rows;
  const entries = positions.flatMap(entryOf);
  return entries.length >= MIN_ROWS && entries.length === positions.length ? { entries, fields } : null;
}

function groupByRow(lines: readonly ResumeLine[]): Map<string, ResumeLine[]> {
  const rows = new Map<string, ResumeLine[]>();
  for (const line of lines) {
    const { cell } = line.source.layout;
    const key = `${cell?.table}:${cell?.row}`;
    const row = rows.get(key);
    if (row) row.push(line);
    else rows.set(key, [line]);
  }
  return rows;
}

function fieldsOf(row: readonly ResumeLine[]): Map<number, PositionField> {
  const fields = new Map<number, PositionField>();
  for (const line of row) {
    const field = fieldOfLabel(line.text);
    if (field === null) return new Map();
    fields.set(line.source.layout.cell?.column ?? 0, field);
  }
  return fields;
}

/** A row with several columns and one range is an entry. */
function entryOf(row: ResumeLine[]): DatedEntry[] {
  const columns = new Set(row.map((line) => line.source.layout.cell?.column));
  const dates = row.flatMap((line) => line.dates.filter(({ range }) => range));
  const [date] = dates;
  if (columns.size < 2 || dates.length !== 1 || !date) return [];
  const inHeader = (line: ResumeLine) => isHeaderLike(line) || line.dates.includes(date);
  return [{ header: row.filter(inHeader), date, body: row.filter((line) => !inHeader(line)) }];
}

/**
 * Reads a table of a text whose first row names its columns, with the dates of one position in each row: a long cell of
 * duties does not keep a row from being an entry. Returns null for other sections.
 */
export function rowEntries(lines: readonly ResumeLine[], { fields }: PositionColumns): DatedEntry[] | null {
  const entries: DatedEntry[] = [];
  for (const line of lines) {
    const cells = cellsOf(line.text);
    const [date, ...others] = line.dates.filter(({ range }) => range);
    if (cells.length !== fields.length || !date || others.length > 0) return null;
    const body = cells.flatMap(({ at, text }, column) =>
      fields[column] === 'duties' && text !== '' ? dutiesOfCell(line, at) : [],
    );
    entries.push({ header: [line], date, body });
  }
  return entries.length > 0 ? entries : null;
}

/** The items of a cell that semicolons or bullets separate, or the whole cell. */
function dutiesOfCell(line: ResumeLine, at: number): ResumeLine[] {
  const cell = /^[^|\t]*/.exec(line.text.slice(at))?.[0] ?? '';
  const items: ResumeLine[] = [];
  let from = at;
  for (const item of cell.split(/[;•]/)) {
    if (item.trim() !== '') items.push(cutTrimmedLine(line, from, from + item.length));
    from += item.length + 1;
  }
  const bullet = items.length > 1;
  return items.map((item) => changeLine(item, { bullet }));
}
