import type { Adapter, SourceRecord } from './adapter';
import type { AdapterName } from './adapter-names';

/** A row of a CSV file, cells by column name. */
export type CsvCells = Readonly<Record<string, string>>;

/** A further CSV file of an export, whose rows belong to the people of the main file. */
export interface SideFile {
  /** Option of the command line that names the file. */
  option: string;
  description: string;
  /** Member of the record that receives the rows. */
  member: string;
  /** Columns with the identifier of the person, of which the first one present is used; null for a lookup table. */
  personColumns: readonly string[] | null;
}

/** How the system exports people as CSV files. */
export interface CsvExport {
  /** Column of the main file that identifies a person. */
  idColumn: string;
  /** Number of leading characters that identify a person, for systems whose ids have a long and a short form. */
  idLength: number | null;
  sideFiles: readonly SideFile[];
  /**
   * Builds the record of one person as the system's API returns it. `rows` contains the rows of each side file by
   * member: those of the person, or all rows of a lookup table. Files that were not given have no member.
   */
  record(person: CsvCells, rows: Readonly<Record<string, readonly CsvCells[]>>): SourceRecord;
}

/** Definition of a source system, from which settings, options and checks are derived. */
export interface AdapterDefinition {
  name: AdapterName;
  /** Converts one record to a candidate. */
  adapt: Adapter;
  /** Member of an API response that holds a list of records; null if every item is one record. */
  recordList: { member: string; applies(record: SourceRecord): boolean } | null;
  /** Name of the unmapped fields in the description of the allowlist setting. */
  customFields: string;
  /** Name of the system or export whose times have no zone; null if times include their offset. */
  timesWithoutZone: string | null;
  csv: CsvExport;
}

/** Checks the shape of a definition at compile time. */
export function defineAdapter(definition: AdapterDefinition): AdapterDefinition {
  return definition;
}
