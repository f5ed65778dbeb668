import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** One posting of the file with the line it begins on; `fault` says why the line is none. */
export type FileItem = { line: number; item: object } | { line: number; fault: string };

/** Columns of a CSV file that hold numbers; all others are text. */
const NUMBERS = new Set(['hourlyMinUsd', 'hourlyMaxUsd']);
/** Columns that belong to the push itself; the others describe the posting and go under `parsed`. */
const OF_PUSH = new Set(['externalId', 'title', 'location', 'text']);
/** Columns that hold several values, separated by `;`. */
const LISTS = new Set(['requiredCertifications', 'requiredSkills', 'preferredSkills', 'benefits']);

/**
 * The postings of a file one after the other, however long it is: JSON Lines with a `POST /jobs/sync` body a line, or
 * CSV whose heading names fields (`externalId,title,location,text,city,state,hourlyMinUsd,…`).
 */
export function readItems(file: string): AsyncGenerator<FileItem> {
  return file.toLowerCase().endsWith('.csv') ? readCsv(file) : readJsonLines(file);
}

async function* readJsonLines(file: string): AsyncGenerator<FileItem> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() === '') continue;
    yield jsonItem(text.replace(/^\uFEFF/, ''), line);
  }
}

function jsonItem(text: string, line: number): FileItem {
  try {
    const item: unknown = JSON.parse(text);
    return typeof item === 'object' && item !== null && !Array.isArray(item)
      ? { line, item }
      : { line, fault: 'The line is not a JSON object.' };
  } catch {
    return { line, fault: 'The line is not valid JSON.' };
  }
}

async function* readCsv(file: string): AsyncGenerator<FileItem> {
  const rows = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: true,
      trim: true,
      skip_empty_lines: true,
      info: true,
      relax_column_count: true,
    }),
  );
  for await (const { info, record } of rows as AsyncIterable<{
    info: { lines: number };
    record: Record<string, string>;
  }>) {
    yield { line: info.lines, item: csvItem(record) };
  }
}

/** Empty cells are left out: an unknown value is no value. */
function csvItem(record: Record<string, string>): object {
  const cells = Object.entries(record).filter(([, value]) => value !== '');
  const push = Object.fromEntries(cells.filter(([name]) => OF_PUSH.has(name)));
  if (push.text !== undefined) return push;
  const { title, ...rest } = push;
  const parsed = Object.fromEntries(
    cells.filter(([name]) => !OF_PUSH.has(name)).map(([name, value]) => [name, cell(name, value)]),
  );
  return { ...rest, parsed: { title, ...parsed } };
}

function cell(name: string, value: string): unknown {
  if (LISTS.has(name)) return value.split(';').map((part) => part.trim());
  if (NUMBERS.has(name) && Number.isFinite(Number(value))) return Number(value);
  return value;
}
