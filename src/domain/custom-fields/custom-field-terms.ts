import type { CustomFields } from '../candidates/candidate';
import { foldText } from '../parsing/text/normalize';
import type { SearchTerm } from '../search/search-term';
import { faultOfValue, type CustomFieldFault, type DeclaredField } from './custom-field';

/** One condition of a list: `grade>=3`. */
export interface CustomFieldCondition {
  key: string;
  operator: '=' | '>=' | '<=';
  value: string;
}

const MAX_KEY_LENGTH = 64;
const MAX_VALUE_LENGTH = 80;
/** Sorts after every value, and directly after a word. */
const LAST_VALUE = '~';
const NEXT_CHARACTER = '!';

/** Search words of the custom fields of a record. */
export function customFieldWords(fields: CustomFields): string[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    value === null || key.length > MAX_KEY_LENGTH ? [] : [`${prefixOf(key)}${sortableText(value)}`],
  );
}

/** Reads `region=north;grade>=3`. Returns null for a text in another form. */
export function parseConditions(text: string): CustomFieldCondition[] | null {
  const conditions = text.split(';').map((part): CustomFieldCondition | null => {
    const [, key = '', operator, value = ''] = /^\s*([A-Za-z][\w-]*)\s*(>=|<=|=)(.*)$/.exec(part) ?? [];
    return key === '' ? null : { key, operator: operator as '=', value: value.trim() };
  });
  return conditions.some((one) => one === null) ? null : (conditions as CustomFieldCondition[]);
}

/** The term of a condition, or why it cannot be applied to the declared field. */
export function conditionTerm(
  { key, operator, value: text }: CustomFieldCondition,
  declared: readonly DeclaredField[],
): SearchTerm | CustomFieldFault {
  const field = declared.find((one) => one.key === key);
  if (!field) return { key, code: 'unknown_field', message: `No custom field has the key "${key}".` };
  if (operator !== '=' && field.type !== 'number' && field.type !== 'date') {
    return { key, code: 'type', message: `"${key}" has no order: use "=".` };
  }
  const value = typedValue(field, text);
  const fault = faultOfValue(field, value);
  if (fault) return { key, ...fault, message: `${key}: ${fault.message}` };
  const prefix = prefixOf(key);
  const word = `${prefix}${sortableText(value)}`;
  if (operator === '=') return { anyOf: [word] };
  // The character after the prefix says the type.
  const ofType = word.slice(0, prefix.length + 1);
  return operator === '>='
    ? { from: word, to: `${ofType}${LAST_VALUE}` }
    : { from: ofType, to: `${word}${NEXT_CHARACTER}` };
}

function typedValue({ type }: DeclaredField, text: string): string | number | boolean {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function prefixOf(key: string): string {
  return `#x:${key}=`;
}

/** A text that sorts like the values of its type. It contains no space. */
function sortableText(value: string | number | boolean): string {
  if (typeof value === 'number') return `n${sortableNumber(value)}`;
  if (typeof value === 'boolean') return `b${value}`;
  return `s${foldText(value).trim().replace(/\s+/g, '_').slice(0, MAX_VALUE_LENGTH)}`;
}

/** The bits of a number as hexadecimal digits, negative ones inverted, so that the texts sort like the numbers. */
function sortableNumber(value: number): string {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value === 0 ? 0 : value);
  const bits = bytes.getBigUint64(0);
  const isNegative = bits >> 63n === 1n;
  const sortable = isNegative ? BigInt.asUintN(64, ~bits) : bits | (1n << 63n);
  return sortable.toString(16).padStart(16, '0');
}
