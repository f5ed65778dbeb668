import { ADAPTERS, type AdapterName, type CandidateAdapterName, type SideFile } from '../../domain/adapters';
import { CsvIndex, readCsvRows, type CsvRow } from './csv-rows';
import { readJsonLines } from './json-lines';
import { readJsonRecords } from './json-records';
import { countOf } from './posting-file-source';
import type { FileItem, PushSource } from './push-source';

/** Paths of the further files, by option. */
export type SideFilePaths = Partial<Record<string, string>>;

/** A CSV file with further columns for candidates of any source system. */
export const DETAILS_OPTION = {
  option: 'details',
  description:
    'CSV with the identifier and the occupations, skills (separated by ;) or resumeText of each candidate',
} as const;

/** Columns sent next to a source record, because source systems do not export them. */
const NESTED_LISTS = new Set(['occupations', 'skills']);
const NATIVE_LISTS = new Set(['skills', 'occupations', 'certifications', 'languages']);
const NATIVE_PLACE = new Set(['address', 'city', 'state', 'postalCode', 'countryCode']);

/** Returns options for files that the source system does not export. */
export function misplacedOptions(adapter: CandidateAdapterName, files: SideFilePaths): string[] {
  const allowed =
    adapter === 'native' ? [] : [...sideFilesOf(adapter).map(({ option }) => option), DETAILS_OPTION.option];
  return Object.entries(files).flatMap(([option, file]) =>
    file && !allowed.includes(option) ? [option] : [],
  );
}

function sideFilesOf(adapter: AdapterName): readonly SideFile[] {
  return ADAPTERS[adapter].csv.sideFiles;
}

/**
 * Reads the candidates of an export as items of `POST /candidates/sync`: rows of a CSV file joined with rows of other
 * files of the export, or the records of a JSON document (`.json`) or of JSON Lines.
 */
export function candidateFileSource(
  adapter: CandidateAdapterName,
  file: string,
  beside: SideFilePaths,
): PushSource {
  const isCsv = file.toLowerCase().endsWith('.csv');
  const sideFiles = Object.values(beside).filter((name): name is string => typeof name === 'string');
  return {
    files: [file, ...sideFiles],
    count: () => countOf(isCsv ? readCsvRows(file) : jsonRecords(file)),
    items: () => {
      if (!isCsv) return jsonItems(adapter, file);
      return adapter === 'native' ? nativeRows(file) : joinedRows(adapter, file, beside);
    },
  };
}

function jsonRecords(file: string): AsyncGenerator<FileItem> {
  return file.toLowerCase().endsWith('.json') ? readJsonRecords(file) : readJsonLines(file);
}

async function* jsonItems(adapter: CandidateAdapterName, file: string): AsyncGenerator<FileItem> {
  for await (const each of jsonRecords(file)) {
    const isRecord = 'item' in each && adapter !== 'native' && !('record' in each.item);
    yield isRecord ? { line: each.line, item: { record: each.item } } : each;
  }
}

async function* nativeRows(file: string): AsyncGenerator<FileItem> {
  for await (const { line, row } of readCsvRows(file)) yield { line, item: nativeItem(row) };
}

async function* joinedRows(
  adapter: AdapterName,
  file: string,
  beside: SideFilePaths,
): AsyncGenerator<FileItem> {
  const { csv } = ADAPTERS[adapter];
  const lookups: Record<string, CsvRow[]> = {};
  const joined: { member: string; index: CsvIndex }[] = [];
  const details = beside[DETAILS_OPTION.option];
  const indexes: CsvIndex[] = [];
  const indexBy = async (path: string, columns: readonly string[]): Promise<CsvIndex> => {
    const index = await CsvIndex.build(path, (row) => idIn(row, columns, csv.idLength));
    indexes.push(index);
    return index;
  };
  try {
    for (const { option, member, personColumns } of csv.sideFiles) {
      const path = beside[option];
      if (!path) continue;
      if (personColumns === null) lookups[member] = await allRows(path);
      else joined.push({ member, index: await indexBy(path, personColumns) });
    }
    const detailIndex = details ? await indexBy(details, [csv.idColumn]) : null;
    for await (const { line, row } of readCsvRows(file)) {
      const id = idIn(row, [csv.idColumn], csv.idLength);
      const rows = Object.fromEntries(joined.map(({ member, index }) => [member, index.rows(id)]));
      const record = csv.record(withoutEmptyCells(row), { ...rows, ...lookups });
      yield { line, item: { record, ...extrasOf(row), ...extrasOf(detailIndex?.rows(id)[0] ?? {}) } };
    }
  } finally {
    for (const index of indexes) index.close();
  }
}

function idIn(row: CsvRow, columns: readonly string[], length: number | null): string {
  const column = columns.find((name) => row[name]);
  return (column === undefined ? '' : (row[column] ?? '')).slice(0, length ?? undefined);
}

async function allRows(file: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const { row } of readCsvRows(file)) rows.push(row);
  return rows;
}

function withoutEmptyCells(row: CsvRow): CsvRow {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !NESTED_LISTS.has(name) && name !== 'resumeText'),
  );
}

function extrasOf(row: CsvRow): object {
  const beside: Record<string, unknown> = {};
  for (const name of NESTED_LISTS) if (row[name]) beside[name] = splitList(row[name]);
  if (row.resumeText) beside.resumeText = row.resumeText;
  return beside;
}

/** Omits empty cells, so that a push leaves those fields unchanged. */
function nativeItem(row: CsvRow): object {
  const item: Record<string, unknown> = {};
  const location: Record<string, string> = {};
  for (const [name, value] of Object.entries(row)) {
    if (value === '') continue;
    if (NATIVE_PLACE.has(name)) location[name] = value;
    else item[name] = NATIVE_LISTS.has(name) ? splitList(value) : value;
  }
  return Object.keys(location).length > 0 ? { ...item, location } : item;
}

function splitList(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
