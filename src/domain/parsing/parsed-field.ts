/** What the service needs to know about one field of a parsed document besides how to extract it. */
export interface ParsedField<Value> {
  /** The value if the document does not state the field. */
  empty: () => Value;
  /** If true, the evidence of the items is part of the value: it is stored, and returned without a request for it. */
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

/** Returns the values of a document that states no field. */
export function emptyValues<Parsed extends object>(table: ParsedFieldTable<Parsed>): Parsed {
  return Object.fromEntries(fieldNames(table).map((field) => [field, table[field].empty()])) as Parsed;
}
