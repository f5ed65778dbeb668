import type { ErrorObject } from 'ajv/dist/2020';
import type { FieldError, FieldErrorCode } from '../../platform/app-error';
import { escapeJsonPointer } from '../../platform/storable-text';
import { firstCharacters } from '../../domain/characters';
import { messageOf } from './messages';
import { errorsOf, type Schema } from './request-schemas';
import { kindOf, kindsOf, type Kind } from './kinds';

/** A caller cannot use a longer list of errors. */
const MAX_ERRORS = 100;
const MAX_NAME = 200;

/** Returns the errors of a value with JSON Pointers that begin at `at`. Messages never repeat values. */
export function fieldErrors(schema: Schema, value: unknown, at: string, everyFault = true): FieldError[] {
  const seen = new Set<string>();
  return described(errorsOf(schema, value, everyFault), at, everyFault)
    .filter(({ pointer, code }) => {
      const key = `${code} ${pointer}`;
      return seen.size < seen.add(key).size;
    })
    .slice(0, MAX_ERRORS);
}

function described(errors: readonly ErrorObject[], at: string, everyFault: boolean): FieldError[] {
  const unions = outermostUnions(errors);
  const plain = errors.filter(
    (error) => !isNameRule(error) && !unions.some((union) => isWithin(error, union.instancePath)),
  );
  return [
    ...plain.map((error) => fieldError(error, at)),
    ...unions.flatMap((union) => unionErrors(union, at, everyFault)),
  ];
}

/** Rules for names of members are reported once, by the keyword that applies them. */
function isNameRule(error: ErrorObject): boolean {
  return error.propertyName !== undefined && error.keyword !== 'propertyNames';
}

function outermostUnions(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  // Of two errors at the same path the later one is the outer one.
  return unions.filter((union, index) =>
    unions.every((other, place) => {
      if (other === union) return true;
      if (other.instancePath === union.instancePath) return place < index;
      return !isWithin(union, other.instancePath);
    }),
  );
}

function isWithin({ instancePath }: ErrorObject, path: string): boolean {
  return instancePath === path || instancePath.startsWith(`${path}/`);
}

/** A value that matches no alternative is compared with the closest one. */
function unionErrors(union: ErrorObject, at: string, everyFault: boolean): FieldError[] {
  const pointer = `${at}${union.instancePath}`;
  const branches = (union.parentSchema as Schema)[union.keyword] as Schema[];
  const kind = kindOf(union.data);
  const attempts = branches
    .filter((branch) => kindsOf(branch).has(kind))
    .map((branch) => described(errorsOf(branch, union.data, everyFault), pointer, everyFault))
    .filter((faults) => faults.length > 0)
    .sort((a, b) => a.length - b.length);
  if (attempts[0]) return attempts[0];
  const kinds = new Set<Kind>(branches.flatMap((branch) => [...kindsOf(branch)]));
  return [{ pointer, code: 'type', message: messageOf({ keyword: 'type', kinds: [...kinds] }) }];
}

const CODE_BY_KEYWORD: Record<string, FieldErrorCode> = {
  type: 'type',
  format: 'format',
  pattern: 'format',
  propertyNames: 'format',
  minimum: 'min',
  exclusiveMinimum: 'min',
  minLength: 'min',
  minItems: 'min',
  minProperties: 'min',
  maximum: 'max',
  exclusiveMaximum: 'max',
  maxLength: 'max',
  maxItems: 'max',
  maxProperties: 'max',
  enum: 'enum',
  const: 'enum',
};

function fieldError(error: ErrorObject, at: string): FieldError {
  const params = error.params as Record<string, unknown>;
  const pointer = `${at}${error.instancePath}`;
  switch (error.keyword) {
    case 'required':
      return {
        pointer: member(pointer, params.missingProperty),
        code: 'required',
        message: 'This field is required.',
      };
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = params.additionalProperty ?? params.unevaluatedProperty;
      return { pointer: member(pointer, name), code: 'unknown_field', message: 'This field does not exist.' };
    }
    case 'propertyNames':
      return {
        pointer: member(pointer, params.propertyName),
        code: 'format',
        message: `At most ${MAX_NAME} characters in a field name.`,
      };
    default:
      return {
        pointer,
        code: CODE_BY_KEYWORD[error.keyword] ?? 'conflict',
        message: messageOf({
          keyword: error.keyword,
          value: error.schema,
          kinds: error.keyword === 'type' ? [error.schema as Kind | Kind[]].flat() : [],
          fallback: error.message,
        }),
      };
  }
}

/** An unknown name is truncated to the maximum length of a name. */
function member(pointer: string, name: unknown): string {
  return `${pointer}/${escapeJsonPointer(firstCharacters(String(name), MAX_NAME))}`;
}
