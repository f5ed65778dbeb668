import type { CustomFields } from '../candidates/candidate';

export type CustomFieldRecord = 'candidate' | 'job';
export type CustomFieldType = 'string' | 'number' | 'boolean' | 'date' | 'enum';

/** A key that records of a tenant may have in `customFields`. */
export interface DeclaredField {
  key: string;
  type: CustomFieldType;
  /** Values of an enum; empty for other types. */
  values: readonly string[];
}

/** A value that is not accepted, and why. */
export interface CustomFieldFault {
  /** Null for the fields as a whole. */
  key: string | null;
  code: 'unknown_field' | 'type' | 'format' | 'enum' | 'max';
  message: string;
}

/** Bytes of `customFields` as JSON. */
export const MAX_CUSTOM_FIELD_BYTES = 16_384;
const MAX_CUSTOM_TEXT_LENGTH = 1_024;

/** Checks the fields of a record against the declared ones. A null value is always accepted. */
export function customFieldFaults(
  record: CustomFieldRecord,
  declared: readonly DeclaredField[],
  given: CustomFields,
): CustomFieldFault[] {
  const fieldByKey = new Map(declared.map((field) => [field.key, field]));
  const faults = Object.entries(given).flatMap(([key, value]): CustomFieldFault[] => {
    const field = fieldByKey.get(key);
    if (!field) {
      const keys = declared.map((one) => one.key).join(', ') || 'none';
      const message = `No custom field of the record kind "${record}" has this key. Declared keys: ${keys}.`;
      return [{ key, code: 'unknown_field', message }];
    }
    const fault = value === null ? null : faultOfValue(field, value);
    return fault ? [{ key, ...fault }] : [];
  });
  const bytes = new TextEncoder().encode(JSON.stringify(given)).length;
  if (bytes <= MAX_CUSTOM_FIELD_BYTES) return faults;
  const message = `At most ${MAX_CUSTOM_FIELD_BYTES} bytes as JSON.`;
  return [...faults, { key: null, code: 'max', message }];
}

/** Why a value does not have the type of its field; null if it has. */
export function faultOfValue(
  { type, values }: DeclaredField,
  value: string | number | boolean,
): Omit<CustomFieldFault, 'key'> | null {
  switch (type) {
    case 'number':
      return typeof value === 'number' ? null : { code: 'type', message: 'Must be a number.' };
    case 'boolean':
      return typeof value === 'boolean' ? null : { code: 'type', message: 'Must be true or false.' };
    case 'date':
      return typeof value === 'string' && isDate(value)
        ? null
        : { code: 'format', message: 'Must be a date such as "2026-01-31".' };
    case 'enum':
      return typeof value === 'string' && values.includes(value)
        ? null
        : { code: 'enum', message: `Must be one of ${values.join(', ')}.` };
    case 'string':
      if (typeof value !== 'string') return { code: 'type', message: 'Must be a text.' };
      return value.length <= MAX_CUSTOM_TEXT_LENGTH
        ? null
        : { code: 'max', message: `At most ${MAX_CUSTOM_TEXT_LENGTH} characters.` };
  }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
