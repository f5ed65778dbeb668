import { CORRECTABLE_FORMS, isAllowed, type CorrectableField, type FormKind } from './correctable-fields';
import type { CorrectedValue, Correction, CorrectionAction } from './correction';
import { pointerParts, valueAt } from './json-pointer';

/** A change as the page of a review sends it. */
export interface RequestedCorrection {
  pointer: string;
  action: CorrectionAction;
  value: CorrectedValue;
  page: number | null;
  box: number[] | null;
}

const MAX_TEXT_LENGTH = 200;
const MAX_LONG_TEXT_LENGTH = 10_000;
const DATE_PATTERN = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Why a correction is refused. */
export type CorrectionFault = 'not_correctable' | 'not_allowed' | 'not_found' | 'invalid_value';

interface CorrectionRules {
  form: FormKind;
  /** Pointers that the session may change; null allows all. */
  allowed: readonly string[] | null;
}

/** Returns a correction with the old value, or why it is refused. `result` is what the person saw. */
export function checkCorrection(
  requested: RequestedCorrection,
  result: object,
  { form, allowed }: CorrectionRules,
): Correction | CorrectionFault {
  const { pointer, action, page, box } = requested;
  const parts = pointerParts(pointer);
  const list = CORRECTABLE_FORMS[form].lists.find((each) => pointer.startsWith(`${each.pointer}/`));
  if (!isAllowed(action === 'add' ? (list?.pointer ?? pointer) : pointer, allowed)) return 'not_allowed';
  const place = { pointer, action, page, box };
  if (action === 'add') {
    if (!list || pointer !== `${list.pointer}/-`) return 'not_correctable';
    const value = entryOf(requested.value, list.fields);
    if (value === null) return 'invalid_value';
    return {
      ...place,
      old: null,
      new: typeof value === 'string' ? value : { ...list.template, ...value },
    };
  }
  const old = valueAt(result, parts) ?? null;
  if (action === 'remove') {
    if (!list || parts.length !== pointerParts(list.pointer).length + 1) return 'not_correctable';
    return old === null ? 'not_found' : { ...place, old, new: null };
  }
  const field = fieldOf(parts, pointer, form);
  if (!field) return 'not_correctable';
  if (list && valueAt(result, parts.slice(0, 2)) === undefined) return 'not_found';
  const value = fieldValue(requested.value, field.kind);
  return value === undefined ? 'invalid_value' : { ...place, old, new: value };
}

function fieldOf(
  parts: readonly string[],
  pointer: string,
  form: FormKind,
): Pick<CorrectableField, 'kind'> | undefined {
  const { fields, lists } = CORRECTABLE_FORMS[form];
  const single = fields.find(({ name }) => name === pointer);
  if (single) return single;
  const list = lists.find((each) => each.pointer === `/${parts[0] ?? ''}`);
  if (!list || !/^\d{1,4}$/.test(parts[1] ?? '')) return undefined;
  if (list.fields === null) return parts.length === 2 ? { kind: 'text' } : undefined;
  return parts.length === 3 ? list.fields.find(({ name }) => name === parts[2]) : undefined;
}

/** The fields of an added entry with null for those that the person left empty; null if none has a valid value. */
function entryOf(
  value: CorrectedValue,
  fields: readonly CorrectableField[] | null,
): string | Record<string, string | number | null> | null {
  if (fields === null) {
    const text = fieldValue(value, 'text');
    return typeof text === 'string' ? text : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const entry: Record<string, string | number | null> = {};
  for (const { name, kind } of fields) {
    const read = fieldValue(value[name] ?? null, kind);
    if (read === undefined) return null;
    entry[name] = read;
  }
  return Object.values(entry).some((each) => each !== null) ? entry : null;
}

/** Returns the value of a field, null if it is empty, or undefined if it is invalid. */
function fieldValue(value: unknown, kind: CorrectableField['kind']): string | number | null | undefined {
  if (value === null || value === '') return null;
  if (kind === 'number') {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 99_999
      ? Math.round(value * 100) / 100
      : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text === '') return null;
  if (text.length > (kind === 'long' ? MAX_LONG_TEXT_LENGTH : MAX_TEXT_LENGTH)) return undefined;
  // Postgres stores no NUL character.
  if (text.includes('\u0000')) return undefined;
  if (kind === 'date' && !DATE_PATTERN.test(text)) return undefined;
  if (kind === 'email' && !EMAIL_PATTERN.test(text)) return undefined;
  return text;
}
