import { readCsvRows } from './csv-rows';
import { readJsonLines } from './json-lines';
import type { FileItem, PushSource } from './push-source';

/** Columns of a CSV file that hold numbers; all others are text. */
const NUMBER_COLUMNS = new Set(['hourlyMinUsd', 'hourlyMaxUsd']);
/** Columns of the push itself. The others describe the posting and become members of `parsed`. */
const PUSH_COLUMNS = new Set(['externalId', 'title', 'location', 'text']);
/** Columns that hold several values, separated by `;`. */
const LIST_COLUMNS = new Set(['requiredCertifications', 'requiredSkills', 'preferredSkills', 'benefits']);

/**
 * Reads the postings of a file: JSON Lines with a `POST /jobs/sync` body per line, or CSV whose heading names fields
 * (`externalId,title,location,text,city,state,hourlyMinUsd,…`).
 */
export function postingFileSource(file: string): PushSource {
  const items = (): AsyncGenerator<FileItem> =>
    file.toLowerCase().endsWith('.csv') ? readCsv(file) : readJsonLines(file);
  return { files: [file], items, count: () => countOf(items()) };
}

/** Counts the items of a file. */
export async function countOf(items: AsyncGenerator<unknown>): Promise<number> {
  let count = 0;
  for await (const _item of items) count += 1;
  return count;
}

async function* readCsv(file: string): AsyncGenerator<FileItem> {
  for await (const { line, row } of readCsvRows(file)) yield { line, item: csvItem(row) };
}

/** Omits empty cells: an unknown value is not sent. */
function csvItem(record: Record<string, string>): object {
  const cells = Object.entries(record).filter(([, value]) => value !== '');
  const push = Object.fromEntries(cells.filter(([name]) => PUSH_COLUMNS.has(name)));
  if (push.text !== undefined) return push;
  const { title, ...rest } = push;
  const parsed = Object.fromEntries(
    cells.filter(([name]) => !PUSH_COLUMNS.has(name)).map(([name, value]) => [name, cell(name, value)]),
  );
  return { ...rest, parsed: { title, ...parsed } };
}

function cell(name: string, value: string): unknown {
  if (LIST_COLUMNS.has(name)) return value.split(';').map((part) => part.trim());
  if (NUMBER_COLUMNS.has(name) && Number.isFinite(Number(value))) return Number(value);
  return value;
}
