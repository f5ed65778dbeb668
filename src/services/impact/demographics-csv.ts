import { parse } from 'csv-parse';
import type { Readable } from 'node:stream';
import {
  readRaceEthnicity,
  readSex,
  type Demographics,
  type RaceEthnicity,
  type Sex,
} from '../../domain/impact/categories';
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
const COLUMN_COUNT = 3;

/**
 * Reads the demographics: a heading `externalId,sex,raceEthnicity` (or `candidateId`, `pseudonym`), then a line for each
 * person. A faulty line gets a warning; a wrong heading or broken quotation marks throw `validation_failed`. Memory holds
 * an id for each person.
 */
export async function readDemographics(
  file: Readable,
  idColumns: readonly PersonIdColumn[],
  /** Where the caller sent the file, for errors. */
  pointer = '#file',
): Promise<DemographicsFile> {
  let heading: Heading | null = null;
  const byId = new Map<string, Demographics>();
  const warnings = new Warnings();
  const categories = new CategoryReader(warnings);
  for await (const { info, record } of readCsv(file, pointer)) {
    if (heading) addPerson(byId, heading, { line: info.lines, cells: record }, categories);
    else heading = readHeading(record, idColumns, pointer);
  }
  const { idColumn } = heading ?? readHeading([], idColumns, pointer);
  return { idColumn, byId, warnings: warnings.list, moreWarnings: warnings.more };
}

interface Heading {
  idColumn: PersonIdColumn;
  id: number;
  sex: number;
  raceEthnicity: number;
}

function readHeading(
  columns: readonly string[],
  idColumns: readonly PersonIdColumn[],
  pointer: string,
): Heading {
  const idColumn = idColumns.find((name) => columns.includes(name));
  const sex = columns.indexOf('sex');
  const raceEthnicity = columns.indexOf('raceEthnicity');
  if (idColumn === undefined || sex < 0 || raceEthnicity < 0 || columns.length !== COLUMN_COUNT) {
    throw invalidFile(
      pointer,
      `The heading of the demographics must be ${idColumns[0]},sex,raceEthnicity${
        idColumns.length > 1 ? `, or with ${idColumns.slice(1).join(' or ')} instead of ${idColumns[0]}` : ''
      }.`,
    );
  }
  return { idColumn, id: columns.indexOf(idColumn), sex, raceEthnicity };
}

function addPerson(
  byId: Map<string, Demographics>,
  { idColumn, ...at }: Heading,
  { line, cells }: { line: number; cells: readonly string[] },
  categories: CategoryReader,
): void {
  const { warnings } = categories;
  const id = cells[at.id] ?? '';
  if (cells.length !== COLUMN_COUNT) {
    warnings.add(line, `The line has ${cells.length} columns instead of ${COLUMN_COUNT} and is skipped.`);
  } else if (id === '') warnings.add(line, `The ${idColumn} is empty; the line is skipped.`);
  else if (byId.has(id)) warnings.add(line, `The ${idColumn} is in an earlier line; this line is skipped.`);
  else byId.set(id, categories.read(line, cells[at.sex] ?? '', cells[at.raceEthnicity] ?? ''));
}

interface CsvRecord {
  info: { lines: number };
  record: string[];
}

/** Reads a CSV file record by record, with line numbers. Other work of the process runs between the chunks. */
async function* readCsv(file: Readable, pointer: string): AsyncGenerator<CsvRecord> {
  const records = file.pipe(
    parse({ trim: true, skip_empty_lines: true, relax_column_count: true, bom: true, info: true }),
  );
  file.on('error', (error) => records.destroy(error));
  try {
    for await (const record of records) yield record as CsvRecord;
  } catch (error) {
    if (!isCsvFault(error)) throw error;
    // The message of the reader can quote the file, so only the line is repeated.
    throw invalidFile(pointer, `The file is not valid CSV at line ${error.lines}.`);
  } finally {
    file.destroy();
  }
}

function isCsvFault(error: unknown): error is Error & { lines: number } {
  return error instanceof Error && 'lines' in error && typeof error.lines === 'number';
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

/** Distinct cells whose meaning is remembered; files have a handful. */
const MAX_REMEMBERED = 1_000;

/** Reads the categories of a line. The same cells are read once and share one object, because files have many lines. */
class CategoryReader {
  private readonly sexes = new Map<string, Sex | null | undefined>();
  private readonly races = new Map<string, RaceEthnicity | null | undefined>();
  private readonly shared = new Map<string, Demographics>();

  constructor(readonly warnings: Warnings) {}

  read(line: number, sexCell: string, raceCell: string): Demographics {
    const sex = remembered(this.sexes, sexCell, readSex);
    const race = remembered(this.races, raceCell, readRaceEthnicity);
    if (sex === undefined) this.warnings.add(line, 'The sex is not understood and counts as unknown.');
    if (race === undefined) {
      this.warnings.add(line, 'The race or ethnicity is not understood and counts as unknown.');
    }
    const key = `${sex ?? ''} ${race ?? ''}`;
    const earlier = this.shared.get(key);
    if (earlier) return earlier;
    const demographics = { sex: sex ?? null, raceEthnicity: race ?? null };
    this.shared.set(key, demographics);
    return demographics;
  }
}

function remembered<T>(
  cells: Map<string, T | undefined>,
  cell: string,
  read: (cell: string) => T | undefined,
): T | undefined {
  if (cells.has(cell)) return cells.get(cell);
  const value = read(cell);
  if (cells.size < MAX_REMEMBERED) cells.set(cell, value);
  return value;
}
