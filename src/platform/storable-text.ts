import type { FieldError } from './app-error';

/** A caller cannot use a longer list of errors. */
const MAX_FAULTS = 100;

const NUL_CHARACTER = '\u0000';
const NUL_MESSAGE = 'Must not contain the NUL character (U+0000).';
const SURROGATE_MESSAGE = 'Must not contain a lone surrogate, which is not valid Unicode.';

/**
 * Finds texts in a value that cannot be stored unchanged: Postgres rejects NUL, and a lone surrogate has no UTF-8 form,
 * so two different texts would become equal. `at` is the JSON Pointer of the value; members in `except` are skipped. An
 * invalid member name is reported at the object that contains it.
 */
export function unstorableTexts(value: unknown, at: string, except: readonly string[] = []): FieldError[] {
  const faults: FieldError[] = [];
  collect(value, at, faults, except);
  return faults;
}

function collect(value: unknown, at: string, faults: FieldError[], except: readonly string[]): void {
  if (faults.length >= MAX_FAULTS) return;
  if (typeof value === 'string') {
    const message = faultOf(value);
    if (message !== null) faults.push({ pointer: at, code: 'format', message });
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => collect(item, `${at}/${index}`, faults, []));
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      const message = faultOf(name);
      if (message !== null) faults.push({ pointer: at, code: 'format', message: `A field name: ${message}` });
      else if (!except.includes(name)) collect(member, `${at}/${escapeJsonPointer(name)}`, faults, []);
    }
  }
}

function faultOf(text: string): string | null {
  if (text.includes(NUL_CHARACTER)) return NUL_MESSAGE;
  return LONE_SURROGATE.test(text) ? SURROGATE_MESSAGE : null;
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Escapes one reference token of a JSON Pointer (RFC 6901). */
export function escapeJsonPointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
