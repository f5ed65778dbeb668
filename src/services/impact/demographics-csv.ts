import { parse } from 'csv-parse/sync';
import { readRaceEthnicity, readSex, type Demographics } from '../../domain/impact/categories';
import { AppError } from '../../platform/app-error';

export type PersonIdColumn = 'externalId' | 'candidateId' | 'pseudonym';

/** A fault of a line. It names the line and the column, never the value. */
export interface CsvWarning {
  /** Number of the line in the file; the heading is line 1. */
  line: number;
  message: string;
}

export interface DemographicsFile {
  readonly idColumn: PersonIdColumn;
  readonly byId: ReadonlyMap<string, Demographics>;
  readonly warnings: CsvWarning[];
  /** Faulty lines beyond those listed in `warnings`. */
  readonly moreWarnings: number;
}

const MAX_WARNINGS = 100;

/**
 * Reads the demographics: a heading `externalId,sex,raceEthnicity` (or `candidateId`, `pseudonym`), then a line for each
 * person. A faulty line gets a warning; a wrong heading or broken quotation marks throw `validation_failed`.
 */
export function readDemographics(
  bytes: Buffer | string,
  idColumns: readonly PersonIdColumn[],
): DemographicsFile {
  const { columns, rows } = readCsv(bytes);
  const idColumn = idColumns.find((name) => columns.includes(name));
  const [id, sex, race] = [
    columns.indexOf(idColumn ?? ''),
    columns.indexOf('sex'),
    columns.indexOf('raceEthnicity'),
  ];
  if (idColumn === undefined || sex < 0 || race < 0 || columns.length !== 3) {
    throw invalidFile(
      '#file',
      `The heading of the demographics must be ${idColumns[0]},sex,raceEthnicity${
        idColumns.length > 1 ? `, or with ${idColumns.slice(1).join(' or ')} instead of ${idColumns[0]}` : ''
      }.`,
    );
  }
  const byId = new Map<string, Demographics>();
  const warnings = new Warnings();
  for (const { line, cells } of rows) {
    const key = cells[id] ?? '';
    if (cells.length !== columns.length) {
      warnings.add(line, `The line has ${cells.length} columns instead of 3 and is skipped.`);
    } else if (key === '') warnings.add(line, `The ${idColumn} is empty; the line is skipped.`);
    else if (byId.has(key))
      warnings.add(line, `The ${idColumn} is in an earlier line; this line is skipped.`);
    else {
      byId.set(key, {
        sex: understood(readSex(cells[sex] ?? ''), () =>
          warnings.add(line, 'The sex is not understood and counts as unknown.'),
        ),
        raceEthnicity: understood(readRaceEthnicity(cells[race] ?? ''), () =>
          warnings.add(line, 'The race or ethnicity is not understood and counts as unknown.'),
        ),
      });
    }
  }
  return { idColumn, byId, warnings: warnings.list, moreWarnings: warnings.more };
}

interface CsvContent {
  columns: string[];
  rows: { line: number; cells: string[] }[];
}

/** Reads a CSV file with its line numbers. */
function readCsv(bytes: Buffer | string): CsvContent {
  let records: { info: { lines: number }; record: string[] }[];
  try {
    records = parse(bytes, {
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      bom: true,
      info: true,
    }) as typeof records;
  } catch (error) {
    // The message of the reader can quote the file, so only the line is repeated.
    const lines = error instanceof Error && 'lines' in error ? Number(error.lines) : Number.NaN;
    throw invalidFile(
      '#file',
      Number.isNaN(lines) ? 'The file is not valid CSV.' : `The file is not valid CSV at line ${lines}.`,
    );
  }
  const [heading, ...rest] = records;
  return {
    columns: heading?.record ?? [],
    rows: rest.map(({ info, record }) => ({ line: info.lines, cells: record })),
  };
}

export function invalidFile(pointer: string, message: string): AppError {
  return new AppError('validation_failed', message, { errors: [{ pointer, code: 'format', message }] });
}

class Warnings {
  readonly list: CsvWarning[] = [];
  more = 0;

  add(line: number, message: string): void {
    if (this.list.length < MAX_WARNINGS) this.list.push({ line, message });
    else this.more += 1;
  }
}

function understood<T>(value: T | null | undefined, warn: () => void): T | null {
  if (value === undefined) warn();
  return value ?? null;
}
