import { invalidFields } from '../validation/check-value';

/** Earliest date of a document that is accepted. */
const FIRST_DATE = '1950-01-01';

/** Checks the date of a document; `pointer` is its JSON Pointer. A day ahead is allowed for time zones. */
export function documentDateOf(date: string | null | undefined, pointer: string): string | null {
  if (date === undefined || date === null || date === '') return null;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const time = Date.parse(`${date}T00:00:00Z`);
  const exists = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date;
  if (exists && date >= FIRST_DATE && date <= tomorrow) return date;
  throw invalidFields([
    { pointer, code: 'format', message: `A day from ${FIRST_DATE} to today, such as 2015-06-30.` },
  ]);
}
