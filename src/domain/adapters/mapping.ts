import { firstCharacters, isLongerThan } from '../characters';
import { isSensitiveName } from '../candidates/sensitive-names';
import { stateCodeOf } from '../parsing/places/places';
import { countryCodeOf } from '../parsing/places/countries';
import type { Location, Warning } from '../common';
import type { CandidateInput } from '../candidates/candidate-input';
import { RecordFormatError, type AdapterSettings, type SourceRecord } from './adapter';
import type { FieldParser } from './field-parsers';

/** Target of a value: a field of the candidate, of its location or of its current work. */
export type MappingTarget =
  | 'externalId'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'preferredName'
  | 'email'
  | 'phone'
  | 'preferredLanguage'
  | 'sourceUpdatedAt'
  | 'summary'
  | `location.${'address' | 'city' | 'state' | 'postalCode' | 'countryCode'}`
  | `work.${'position' | 'name'}`
  | 'archived';

/** A row: source field, target and parser. Of several rows with the same target, the first non-null value is used. */
export type MappingRow = readonly [from: string, to: MappingTarget, read: FieldParser];

export interface MappingTable {
  rows: readonly MappingRow[];
  /** Keys, envelopes and audit fields: they contain no data about the person and are dropped silently. */
  system: RegExp;
  /** Fields that must not be stored, besides those with sensitive names. */
  sensitive: RegExp;
  /** Fields that the code of the adapter reads. */
  readApart: readonly string[];
}

export type MappedValues = Map<MappingTarget, unknown>;

/** Returns the values of a record by target. A target is present if one of its fields is, even if empty. */
export function applyMapping(
  record: SourceRecord,
  { rows }: Pick<MappingTable, 'rows'>,
  { timeZone }: AdapterSettings,
  at = '',
): MappedValues {
  const values: MappedValues = new Map();
  for (const [from, to, read] of rows) {
    if (!(from in record)) continue;
    const value = read(record[from], `${at}/${escapeJsonPointer(from)}`, timeZone);
    if (values.get(to) === undefined || values.get(to) === null) values.set(to, value);
  }
  return values;
}

const MAX_CUSTOM_FIELDS = 50;
const MAX_CUSTOM_VALUE_LENGTH = 1_024;

export interface UnmappedFields {
  droppedFields: string[];
  customFields: Record<string, string | number | boolean | null>;
}

/**
 * Collects unmapped fields. Sensitive fields are always listed as dropped, because listing only filled ones would
 * reveal which are filled. Other fields are listed if they have a value.
 */
export function collectUnmapped(
  record: SourceRecord,
  table: MappingTable,
  settings: AdapterSettings,
): UnmappedFields {
  const mapped = new Set([...table.rows.map(([from]) => from), ...table.readApart]);
  const allowed = new Set(settings.customFieldAllowlist);
  const droppedFields: string[] = [];
  const customFields: UnmappedFields['customFields'] = {};
  for (const [name, value] of Object.entries(record)) {
    if (mapped.has(name)) continue;
    if (table.sensitive.test(name) || isSensitiveName(name)) droppedFields.push(nameOf(name));
    else if (table.system.test(name)) continue;
    else if (
      allowed.has(name) &&
      isCustomValue(value) &&
      Object.keys(customFields).length < MAX_CUSTOM_FIELDS
    )
      customFields[name] = value;
    else if (!isEmpty(value)) droppedFields.push(nameOf(name));
  }
  return { droppedFields, customFields };
}

function isCustomValue(value: unknown): value is string | number | boolean | null {
  if (typeof value === 'string') return !isLongerThan(value, MAX_CUSTOM_VALUE_LENGTH);
  return (
    value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Field names are repeated in responses, so long ones are truncated. */
function nameOf(name: string): string {
  return firstCharacters(name, 100);
}

/** Returns the candidate fields of a mapping; fields missing from the record stay absent. */
export function mappedFields(values: MappedValues): CandidateInput {
  const given: Record<string, unknown> = {};
  for (const [target, value] of values) {
    if (!target.includes('.') && target !== 'externalId' && target !== 'archived') given[target] = value;
  }
  const place = locationOf(values);
  if (place !== undefined) given.location = place;
  return given;
}

export function requiredId(values: MappedValues, at: string): string {
  const id = values.get('externalId');
  if (typeof id !== 'string') throw new RecordFormatError(at, 'required', 'The record has no identifier.');
  return id;
}

function locationOf(values: MappedValues): Location | null | undefined {
  const part = (name: 'address' | 'city' | 'state' | 'postalCode' | 'countryCode') =>
    values.get(`location.${name}`) as string | null | undefined;
  const parts = [part('address'), part('city'), part('state'), part('postalCode'), part('countryCode')];
  if (parts.every((value) => value === undefined)) return undefined;
  if (parts.every((value) => value === undefined || value === null)) return null;
  const written = part('state') ?? null;
  const state = written === null ? null : stateCodeOf(written.length === 2 ? written.toUpperCase() : written);
  const country = part('countryCode') ?? null;
  return {
    address: part('address') ?? null,
    city: part('city') ?? null,
    state,
    region: state === null ? written : null,
    postalCode: part('postalCode') ?? null,
    countryCode: country === null ? null : countryOf(country),
    raw: null,
  };
}

function countryOf(written: string): string | null {
  return /^[A-Za-z]{2}$/.test(written) ? written.toUpperCase() : countryCodeOf(written);
}

/** Warns about values that could not be parsed, without repeating them. */
export function unreadableFields(
  values: MappedValues,
  record: SourceRecord,
  rows: readonly MappingRow[],
): Warning[] {
  const warnings: Warning[] = [];
  for (const target of ['phone', 'email'] as const) {
    const written = rows.some(([from, to]) => to === target && !isEmpty(record[from]));
    if (written && values.get(target) === null) {
      warnings.push({
        code: `${target}_not_understood`,
        message: `The record's ${target} could not be read.`,
        pointer: `/${target}`,
      });
    }
  }
  return warnings;
}

/** Rows of a list in a record; a single object counts as a list of one. */
export function rowsOf(value: unknown, at: string): SourceRecord[] {
  if (value === null || value === undefined || value === '') return [];
  const list = Array.isArray(value) ? value : [value];
  return list.map((row: unknown, index) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new RecordFormatError(Array.isArray(value) ? `${at}/${index}` : at, 'type', 'Must be an object.');
    }
    return row as SourceRecord;
  });
}

export function escapeJsonPointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
