import { AppError, type FieldError } from '../../platform/app-error';
import { unstorableTexts } from '../../platform/storable-text';
import { fieldErrors } from './describe-errors';
import { componentSchema, isValid, type Schema } from './request-schemas';

const components = new Map<string, Schema>();

/**
 * Validates a value against the schema `name` of the API description; pointers begin at `at`. Texts in the members of
 * `except` are checked by the code that processes them.
 */
export function schemaErrors(
  name: string,
  value: unknown,
  at: string,
  except: readonly string[] = [],
): FieldError[] {
  const schema = components.get(name) ?? componentSchema(name);
  components.set(name, schema);
  return valueFaults(schema, value, at, { except });
}

/** Returns the schema errors of a value and every text in it that cannot be stored. */
export function valueFaults(
  schema: Schema,
  value: unknown,
  at: string,
  { except = [], everyFault = true }: { except?: readonly string[]; everyFault?: boolean } = {},
): FieldError[] {
  const faults = isValid(schema, value) ? [] : fieldErrors(schema, value, at, everyFault);
  return [...faults, ...unstorableTexts(value, at, except)];
}

export function invalidFields(errors: readonly FieldError[]): AppError {
  return new AppError('validation_failed', 'The request has invalid fields.', {
    errors: [...errors],
  });
}
