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
 * Reads an extract. Extracts are made by this program, so any fault throws `validation_failed` with its line. No value
 * contains a comma, so lines are split without a CSV reader, which takes several times as long.
 */
export function readExtract(bytes: Buffer | string): ExtractEntry[] {
  const [heading = '', ...lines] = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  const columns = heading.split(',').map(unquoted);
  const missing = EXTRACT_COLUMNS.filter((name) => name !== 'recommendation' && !columns.includes(name));
  if (missing.length > 0) throw invalidFile('#extract', `The extract has no column ${missing.join(', ')}.`);
  const places = EXTRACT_COLUMNS.map((name) => columns.indexOf(name));
  const entries: ExtractEntry[] = [];
  lines.forEach((line, index) => {
    if (line === '') return;
    const cells = line.split(',');
    const entry = entryOf(places.map((place) => unquoted(cells[place] ?? '')));
    if (!entry) throw invalidFile('#extract', `Line ${index + 2} of the extract is not valid.`);
    entries.push(entry);
  });
  return entries;
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
