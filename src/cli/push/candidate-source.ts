import { CsvIndex, readCsvRows, type CsvRow } from './csv-rows';
import { readJsonLines } from './json-lines';
import { readJsonRecords } from './json-records';
import { countOf } from './posting-source';
import type { FileItem, PushSource } from './push-source';

export const CANDIDATE_ADAPTERS = ['native', 'salesforce', 'civicrm', 'hmis'] as const;
export type CandidateAdapterName = (typeof CANDIDATE_ADAPTERS)[number];

/** Files beside the people, by what their rows are. */
export interface SideFiles {
  employment?: string;
  enrollment?: string;
  exit?: string;
  project?: string;
  engagements?: string;
  cases?: string;
  details?: string;
}

/** A file beside the people: for which system, by which column its rows belong to a person, where they go. */
interface Join {
  option: keyof SideFiles;
  columns: readonly string[];
  into: string;
}

/** The column of the people that other files point at. */
const KEY: Record<CandidateAdapterName, string> = {
  native: 'externalId',
  salesforce: 'Id',
  civicrm: 'id',
  hmis: 'PersonalID',
};

const JOINS: Record<CandidateAdapterName, readonly Join[]> = {
  native: [],
  salesforce: [
    {
      option: 'engagements',
      columns: ['pmdm__Contact__c', 'Contact__c'],
      into: 'pmdm__Program_Engagements__r',
    },
  ],
  civicrm: [{ option: 'cases', columns: ['contact_id', 'contacts.contact_id', 'client_id'], into: 'cases' }],
  hmis: [
    { option: 'enrollment', columns: ['PersonalID'], into: 'Enrollment' },
    { option: 'employment', columns: ['PersonalID'], into: 'EmploymentEducation' },
    { option: 'exit', columns: ['PersonalID'], into: 'Exit' },
  ],
};

/** Columns that are said beside a record, which carries none of them. */
const LISTS_BESIDE = new Set(['occupations', 'skills']);
const NATIVE_LISTS = new Set(['skills', 'occupations', 'certifications', 'languages']);
const NATIVE_PLACE = new Set(['address', 'city', 'state', 'postalCode', 'countryCode']);

/** The options that name files the system does not have. */
export function misplacedOptions(adapter: CandidateAdapterName, files: SideFiles): string[] {
  const taken = new Set<string>([
    ...JOINS[adapter].map(({ option }) => option),
    ...(adapter === 'hmis' ? ['project'] : []),
    ...(adapter === 'native' ? [] : ['details']),
  ]);
  return Object.entries(files).flatMap(([option, file]) => (file && !taken.has(option) ? [option] : []));
}

/**
 * The people of an export as items of `POST /candidates/sync`: rows of a CSV file joined with the rows of other files
 * of the export, or the records of a JSON document (`.json`) or of JSON Lines.
 */
export function candidateSource(adapter: CandidateAdapterName, file: string, beside: SideFiles): PushSource {
  const isCsv = file.toLowerCase().endsWith('.csv');
  const given = Object.values(beside).filter((name): name is string => typeof name === 'string');
  return {
    files: [file, ...given],
    count: () => countOf(isCsv ? readCsvRows(file) : jsonRecords(file)),
    items: () => (isCsv ? joinedRows(adapter, file, beside) : jsonItems(adapter, file)),
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

async function* joinedRows(
  adapter: CandidateAdapterName,
  file: string,
  beside: SideFiles,
): AsyncGenerator<FileItem> {
  const joined: { join: Join; index: CsvIndex }[] = [];
  for (const join of JOINS[adapter]) {
    const name = beside[join.option];
    if (name) joined.push({ join, index: await CsvIndex.build(name, (row) => keyIn(row, join.columns)) });
  }
  const projects = beside.project ? await allRows(beside.project) : [];
  const details = beside.details
    ? await CsvIndex.build(beside.details, (row) => keyIn(row, [KEY[adapter]]))
    : null;
  try {
    for await (const { line, row } of readCsvRows(file)) {
      if (adapter === 'native') {
        yield { line, item: nativeItem(row) };
        continue;
      }
      const key = keyIn(row, [KEY[adapter]]);
      const lists = Object.fromEntries(joined.map(({ join, index }) => [join.into, index.rows(key)]));
      const record = adapter === 'hmis' ? hmisRecord(row, lists, projects) : { ...bare(row), ...lists };
      yield { line, item: { record, ...besideOf(row), ...besideOf(details?.rows(key)[0] ?? {}) } };
    }
  } finally {
    for (const { index } of joined) index.close();
    details?.close();
  }
}

/** Ids of Salesforce come with 15 or 18 characters; the first 15 are the id. */
function keyIn(row: CsvRow, columns: readonly string[]): string {
  const column = columns.find((name) => row[name]);
  const value = column === undefined ? '' : (row[column] ?? '');
  return column === 'Id' || column?.endsWith('Contact__c') ? value.slice(0, 15) : value;
}

async function allRows(file: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const { row } of readCsvRows(file)) rows.push(row);
  return rows;
}

function hmisRecord(row: CsvRow, lists: Record<string, CsvRow[]>, projects: readonly CsvRow[]): object {
  const attended = new Set((lists.Enrollment ?? []).map((each) => each.ProjectID));
  const named = projects.filter((project) => attended.has(project.ProjectID));
  return { Client: bare(row), ...lists, ...(named.length > 0 ? { Project: named } : {}) };
}

function bare(row: CsvRow): CsvRow {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !LISTS_BESIDE.has(name) && name !== 'resumeText'),
  );
}

function besideOf(row: CsvRow): object {
  const beside: Record<string, unknown> = {};
  for (const name of LISTS_BESIDE) if (row[name]) beside[name] = list(row[name]);
  if (row.resumeText) beside.resumeText = row.resumeText;
  return beside;
}

/** Empty cells are left out: what a spreadsheet does not say is kept as it is. */
function nativeItem(row: CsvRow): object {
  const item: Record<string, unknown> = {};
  const location: Record<string, string> = {};
  for (const [name, value] of Object.entries(row)) {
    if (value === '') continue;
    if (NATIVE_PLACE.has(name)) location[name] = value;
    else item[name] = NATIVE_LISTS.has(name) ? list(value) : value;
  }
  return Object.keys(location).length > 0 ? { ...item, location } : item;
}

function list(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
