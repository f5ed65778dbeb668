import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Request } from 'express';
import type { FieldError, FieldErrorCode } from '../../platform/app-error';
import { escapePointer, openApiDocument, operationOf, type KnownOperation } from '../openapi/document';

/** More would help nobody mend a request. */
const MAX_ERRORS = 100;
/** Above this size the first fault is named only: collecting all of them could cost more than the request did. */
const ALL_ERRORS_MAX_BYTES = 256 * 1024;

type Checks = { body: ValidateFunction | null; query: ValidateFunction | null };
const compiled = new Map<string, Checks>();

/**
 * What is wrong with a request that tsoa has refused, with exact JSON Pointers. tsoa loses the way into arrays, so
 * the request is checked once more against the schema of the published document; well-formed requests never get
 * here. `fallback` is what tsoa had to say, for the case that the two disagree. No value is ever repeated.
 */
export function fieldErrorsOf(
  request: Request,
  fallback: Record<string, { message?: string }>,
): FieldError[] {
  const path = (request.route as { path: string } | undefined)?.path;
  const operation = path === undefined ? undefined : operationOf(request.method, path);
  const errors = operation ? recheck(request, operation) : [];
  if (errors.length > 0) return errors;
  const asPointer = pointersOf(request);
  return Object.keys(fallback)
    .slice(0, MAX_ERRORS)
    .map(fromTsoa)
    .map((field) => ({ ...field, pointer: asPointer(field.pointer) }));
}

const schemas = new Map<string, ValidateFunction>();

/** What is wrong with a value that should be what the published description calls `schema`; pointers begin at `at`. */
export function faultsOf(schema: string, value: unknown, at: string): FieldError[] {
  let check = schemas.get(schema);
  if (!check) {
    check = compileBody(`/components/schemas/${schema}`, true);
    schemas.set(schema, check);
  }
  if (check(value)) return [];
  return describe(check.errors ?? [], (pointer) => `${at}${pointer}`).slice(0, MAX_ERRORS);
}

function recheck(request: Request, operation: KnownOperation): FieldError[] {
  const allErrors = request.context.bodyBytes <= ALL_ERRORS_MAX_BYTES;
  const mediaType = isForm(request) ? 'multipart/form-data' : 'application/json';
  const checks = checksOf(operation, mediaType, allErrors);
  const found: FieldError[] = [];
  if (checks.query && !checks.query({ ...request.query })) {
    found.push(...describe(checks.query.errors ?? [], (pointer) => pointer.replace(/^\//, '?')));
  }
  if (checks.body && !checks.body(request.body)) {
    found.push(...describe(checks.body.errors ?? [], pointersOf(request)));
  }
  return found.slice(0, MAX_ERRORS);
}

/** Fields of a form are named `#file`, those of a JSON body by their pointer. */
function pointersOf(request: Request): (pointer: string) => string {
  return isForm(request) ? (pointer) => pointer.replace(/^\//, '#') : (pointer) => pointer;
}

function isForm(request: Request): boolean {
  return request.is('multipart/form-data') !== false;
}

function checksOf(operation: KnownOperation, mediaType: string, allErrors: boolean): Checks {
  const key = `${allErrors} ${mediaType} ${operation.method} ${operation.path}`;
  let checks = compiled.get(key);
  if (!checks) {
    const pointer = operation.bodyPointers[mediaType];
    checks = {
      body: pointer === undefined ? null : compileBody(pointer, allErrors),
      query: compileQuery(operation, allErrors),
    };
    compiled.set(key, checks);
  }
  return checks;
}

function compileBody(pointer: string, allErrors: boolean): ValidateFunction {
  const ajv = addFormats(new Ajv2020({ allErrors, strict: false, validateSchema: false }));
  ajv.addSchema(openApiDocument, 'openapi');
  return ajv.compile({ $ref: `openapi#${encodeURI(pointer)}` });
}

function compileQuery({ operation }: KnownOperation, allErrors: boolean): ValidateFunction | null {
  const parameters = (operation.parameters ?? []).filter((each) => each.in === 'query');
  if (parameters.length === 0) return null;
  const ajv = addFormats(new Ajv2020({ allErrors, strict: false, validateSchema: false, coerceTypes: true }));
  ajv.addSchema(openApiDocument, 'openapi');
  return ajv.compile({
    type: 'object',
    properties: Object.fromEntries(parameters.map((each) => [each.name, rebase(each.schema)])),
    required: parameters.filter((each) => each.required).map((each) => each.name),
  });
}

/** References inside the document, as seen from a schema outside it. */
function rebase(schema: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"openapi#')) as Record<
    string,
    unknown
  >;
}

function describe(errors: readonly ErrorObject[], asPointer: (pointer: string) => string): FieldError[] {
  const seen = new Set<string>();
  const found: FieldError[] = [];
  for (const error of withoutBranches(errors)) {
    const field = fieldErrorOf(error);
    const pointer = asPointer(field.pointer);
    if (seen.has(`${field.code} ${pointer}`)) continue;
    seen.add(`${field.code} ${pointer}`);
    found.push({ ...field, pointer });
  }
  return found;
}

/**
 * A value that fits none of several alternatives gives an error for each of them and one for all. Faults deeper in
 * the value are the useful ones; without any, only the one for all is kept.
 */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf' || error.keyword === 'oneOf');
  return errors.filter((error) =>
    unions.every((union) => {
      const isDeeper = (each: ErrorObject): boolean => each.instancePath.startsWith(`${union.instancePath}/`);
      if (error === union) return !errors.some(isDeeper);
      const isBranch = error.schemaPath.startsWith(`${union.schemaPath}/`);
      return !isBranch || error.instancePath !== union.instancePath;
    }),
  );
}

const CODES: Record<string, FieldErrorCode> = {
  type: 'type',
  anyOf: 'type',
  oneOf: 'type',
  format: 'format',
  pattern: 'format',
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

function fieldErrorOf(error: ErrorObject): FieldError {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return {
        pointer: child(error, params.missingProperty),
        code: 'required',
        message: 'This field is required.',
      };
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = params.additionalProperty ?? params.unevaluatedProperty;
      return { pointer: child(error, name), code: 'unknown_field', message: 'There is no such field.' };
    }
    case 'enum':
      return {
        pointer: error.instancePath,
        code: 'enum',
        message: `Must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}.`,
      };
    default:
      return {
        pointer: error.instancePath,
        code: CODES[error.keyword] ?? 'conflict',
        message: sentence(error.message ?? 'is not valid'),
      };
  }
}

function child(error: ErrorObject, name: unknown): string {
  return `${error.instancePath}/${escapePointer(String(name).slice(0, 100))}`;
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}

/** tsoa names fields `body.title`, `limit`; arrays inside are lost to it. */
function fromTsoa(key: string): FieldError {
  const inBody = key === 'body' || key.startsWith('body.');
  const pointer = inBody ? key.slice('body'.length).replaceAll('.', '/') : `?${key}`;
  return { pointer, code: 'type', message: 'The value is not of the right kind.' };
}
