import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { invalidFile } from './demographics-csv';

/** Columns of the pseudonymous extract of the score log. One line for each person and job. */
export const EXTRACT_COLUMNS = [
  'pseudonym',
  'jobId',
  'score',
  'recommendation',
  'selected',
  'modelVersion',
  'scoredAt',
] as const;

export interface ExtractEntry {
  pseudonym: string;
  jobId: string;
  score: number;
  recommendation: string | null;
  selected: boolean;
  modelVersion: string;
  scoredAt: Date;
}

/** Returns an entry as a line of the extract. No value contains a comma, quotation mark or line break. */
export function extractLine(entry: ExtractEntry): string {
  const cells = {
    ...entry,
    recommendation: entry.recommendation ?? '',
    scoredAt: entry.scoredAt.toISOString(),
  };
  return EXTRACT_COLUMNS.map((name) => String(cells[name]).replace(/[",\r\n]/g, '_')).join(',');
}

/**
 * Reads an extract entry by entry. Extracts are made by this program, so any fault throws `validation_failed` with its
 * line. No value contains a comma, so lines are split without a CSV reader, which takes several times as long.
 */
export async function* readExtract(file: Readable): AsyncGenerator<ExtractEntry> {
  let places: number[] | null = null;
  let lineNumber = 0;
  for await (const line of createInterface({ input: file, crlfDelay: Infinity })) {
    lineNumber += 1;
    if (places === null) {
      places = placesOf(line.replace(/^\ufeff/, ''));
      continue;
    }
    if (line === '') continue;
    const cells = line.split(',');
    const entry = entryOf(places.map((place) => unquoted(cells[place] ?? '')));
    if (!entry) throw invalidFile('#extract', `Line ${lineNumber} of the extract is not valid.`);
    yield entry;
  }
  if (places === null) placesOf('');
}

/** Position of each column of `EXTRACT_COLUMNS` in the heading. */
function placesOf(heading: string): number[] {
  const columns = heading.split(',').map(unquoted);
  const missing = EXTRACT_COLUMNS.filter((name) => name !== 'recommendation' && !columns.includes(name));
  if (missing.length > 0) throw invalidFile('#extract', `The extract has no column ${missing.join(', ')}.`);
  return EXTRACT_COLUMNS.map((name) => columns.indexOf(name));
}

/** Returns the entry of a line from its cells in the order of `EXTRACT_COLUMNS`; null if a cell is not valid. */
function entryOf(cells: readonly string[]): ExtractEntry | null {
  const [
    pseudonym = '',
    jobId = '',
    score = '',
    recommendation = '',
    selected = '',
    modelVersion = '',
    at = '',
  ] = cells;
  const scoredAt = new Date(at);
  const isValid =
    pseudonym !== '' &&
    score !== '' &&
    Number.isFinite(Number(score)) &&
    !Number.isNaN(scoredAt.getTime()) &&
    (selected === 'true' || selected === 'false');
  if (!isValid) return null;
  return {
    pseudonym,
    jobId,
    score: Number(score),
    recommendation: recommendation || null,
    selected: selected === 'true',
    modelVersion,
    scoredAt,
  };
}

/** Spreadsheets put quotation marks around texts. */
function unquoted(cell: string): string {
  return cell.startsWith('"') && cell.endsWith('"') && cell.length >= 2 ? cell.slice(1, -1) : cell.trim();
}
