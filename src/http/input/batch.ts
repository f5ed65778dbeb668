import { AppError, toStoredError, type StoredError } from '../../platform/app-error';
import { schemaErrors, invalidFields } from '../validation/check-value';

/** Maximum number of items of one request. */
export const MAX_ITEMS = 100;

/** Rejects a batch that is empty or too long. All other faults are reported per item. */
export function requireBatch(items: readonly unknown[], pointer: string): void {
  if (items.length > MAX_ITEMS) {
    throw new AppError('batch_too_large', `A batch may have at most ${MAX_ITEMS} items.`, {
      extensions: { maxItems: MAX_ITEMS },
      errors: [{ pointer, code: 'max', message: `At most ${MAX_ITEMS} items.` }],
    });
  }
  if (items.length === 0) {
    throw invalidFields([{ pointer, code: 'min', message: 'At least 1 item.' }]);
  }
}

/**
 * Validates an item against `schema`, a name of the API description, and converts it with `read`; returns the error if
 * the item is invalid. Texts in the members of `except` are validated elsewhere.
 */
export function readItem<T>(
  item: unknown,
  schema: string,
  pointer: string,
  read: (item: never, pointer: string) => T,
  except: readonly string[] = [],
): { value: T } | { error: StoredError } {
  try {
    const errors = schemaErrors(schema, item, pointer, except);
    if (errors.length > 0) throw invalidFields(errors);
    return { value: read(item as never, pointer) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { error: toStoredError(error) };
  }
}
