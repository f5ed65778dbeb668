/** What the service needs to know about one field of a parsed document besides how to extract it. */
export interface ParsedField<Value> {
  /** The value if the document does not state the field. */
  empty: () => Value;
  /** Whether the evidence of the items is part of the value: returned without a request for it, and stored. */
  keepsEvidence: boolean;
}

/** One row for each field, in the order of the output. */
export type ParsedFieldTable<Parsed> = { readonly [Field in keyof Parsed]: ParsedField<Parsed[Field]> };

/** A single value, null if the document does not state it. */
export const SINGLE_VALUE = { empty: () => null, keepsEvidence: false } as const;
/** A list, empty if the document does not state any item. */
export const LIST_FIELD = { empty: () => [], keepsEvidence: false } as const;

export function fieldNames<Parsed extends object>(table: ParsedFieldTable<Parsed>): (keyof Parsed)[] {
  return Object.keys(table) as (keyof Parsed)[];
}

/** A document that states nothing. */
export function emptyValues<Parsed extends object>(table: ParsedFieldTable<Parsed>): Parsed {
  return Object.fromEntries(fieldNames(table).map((field) => [field, table[field].empty()])) as Parsed;
}
