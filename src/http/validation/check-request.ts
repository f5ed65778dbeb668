import type { Request } from 'express';
import type { FieldError } from '../../platform/app-error';
import { unstorableTexts } from '../../platform/storable-text';
import { recordNotFound } from '../errors/record-not-found';
import { operationOf, type DescribedOperation, type ParameterObject } from '../openapi/document';
import { invalidFields, valueFaults } from './check-value';
import { kindsOf } from './kinds';
import { batchMembers, isValid, withAbsoluteRefs, type Schema } from './request-schemas';

/**
 * For larger bodies only the first error is reported: collecting all errors could cost more than the request itself.
 */
const ALL_ERRORS_MAX_BYTES = 256 * 1024;
const REPLACEMENT = '\ufffd';
/** Numbers in a query are written out: no exponent, no plus sign, and no fraction where a whole number is expected. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const WHOLE = /^-?\d+$/;

interface CompiledChecks {
  path: readonly { name: string; schema: Schema }[];
  query: readonly { name: string; schema: Schema; required: boolean }[];
  /** By media type; `except` lists members whose items are validated one by one. */
  bodies: Readonly<Record<string, { schema: Schema; except: readonly string[] }>>;
}

const checksByOperation = new Map<DescribedOperation, CompiledChecks>();

/** Parameters of a request in the types of its controller. */
export interface CheckedParameters {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
}

/**
 * Validates parameters and body of a request against the published schemas of its operation. Only this function decides
 * whether a request is well-formed. Throws `validation_failed` with all errors.
 */
export function checkRequest(request: Request): CheckedParameters {
  const { path: route } = request.route as { path: string };
  const operation = operationOf(request.method === 'HEAD' ? 'GET' : request.method, route);
  if (!operation) throw new Error(`${request.method} ${route} is not in the API description.`);
  const checks = checksByOperation.get(operation) ?? checksOf(operation);
  checksByOperation.set(operation, checks);
  const query = checks.query.length === 0 ? {} : convertTexts(checks, request.query);
  const errors = [...parameterFaults(checks, request, query), ...bodyFaults(checks, request)];
  if (errors.length > 0) throw invalidFields(errors);
  return { path: request.params, query };
}

function parameterFaults(
  checks: CompiledChecks,
  request: Request,
  query: Record<string, unknown>,
): FieldError[] {
  if (checks.path.length === 0 && checks.query.length === 0) return [];
  return [...pathFaults(checks, request), ...queryFaults(checks, query), ...encodingFaults(checks, request)];
}

/** A malformed path parameter cannot be the id of a record. */
function pathFaults({ path }: CompiledChecks, { params }: Request): FieldError[] {
  const faults = path.flatMap(({ name }) => unstorableTexts(params[name], `{${name}}`));
  if (faults.length > 0) return faults;
  const malformed = path.find(({ name, schema }) => !isValid(schema, params[name]));
  if (malformed) throw recordNotFound(malformed.name);
  return [];
}

function queryFaults({ query }: CompiledChecks, values: Record<string, unknown>): FieldError[] {
  return query.flatMap(({ name, schema, required }): FieldError[] => {
    const value = values[name];
    const pointer = `?${name}`;
    if (value === undefined) {
      return required ? [{ pointer, code: 'required', message: 'This parameter is required.' }] : [];
    }
    if (Array.isArray(value)) return [{ pointer, code: 'type', message: 'Send this parameter once.' }];
    return valueFaults(schema, value, pointer);
  });
}

/**
 * Escapes that are not valid UTF-8, such as a lone surrogate, are decoded to replacement characters, so different texts
 * would look equal.
 */
function encodingFaults({ query }: CompiledChecks, { originalUrl, query: values }: Request): FieldError[] {
  const replaced = query.filter(({ name }) => {
    const value = values[name];
    return typeof value === 'string' && value.includes(REPLACEMENT);
  });
  if (replaced.length === 0) return [];
  const sent = originalUrl.slice(originalUrl.indexOf('?') + 1).split('&');
  return replaced
    .filter(({ name }) => sent.some((part) => part.startsWith(`${name}=`) && !isUtf8Encoded(part)))
    .map(({ name }) => ({ pointer: `?${name}`, code: 'format', message: 'Must be percent-encoded UTF-8.' }));
}

/** A percent sign that begins no escape is literal. */
function isUtf8Encoded(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, ''));
    return true;
  } catch {
    return false;
  }
}

function bodyFaults({ bodies }: CompiledChecks, request: Request): FieldError[] {
  const isForm = Boolean(request.is('multipart/form-data'));
  const check = bodies[isForm ? 'multipart/form-data' : 'application/json'];
  if (!check) return [];
  const { bodyBytes, upload } = request.context;
  const faults = valueFaults(check.schema, request.body, '', {
    except: check.except,
    everyFault: bodyBytes <= ALL_ERRORS_MAX_BYTES,
  });
  if (!isForm) return faults;
  // Form fields are reported as `#language`, JSON members by their pointer.
  return [
    ...faults.map((fault) => ({ ...fault, pointer: fault.pointer.replace(/^\//, '#') })),
    ...unstorableTexts(upload?.fileName, '#file'),
  ];
}

function checksOf({ operation, bodySchemas }: DescribedOperation): CompiledChecks {
  const within = (place: ParameterObject['in']) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({ ...parameter, schema: withAbsoluteRefs(parameter.schema) }));
  return {
    path: within('path').map(({ name, schema }) => ({ name, schema })),
    query: within('query').map(({ name, schema, required = false }) => ({ name, schema, required })),
    bodies: Object.fromEntries(
      Object.entries(bodySchemas).map(([mediaType, schema]) => {
        const body = withAbsoluteRefs(schema);
        return [mediaType, { schema: body, except: batchMembers(body) }];
      }),
    ),
  };
}

/** Query values are text; values of numeric and boolean parameters are converted. */
function convertTexts({ query }: CompiledChecks, sent: Request['query']): Record<string, unknown> {
  return Object.fromEntries(
    query.map(({ name, schema }) => {
      const value: unknown = sent[name];
      const kinds = kindsOf(schema);
      const isNumber =
        kinds.has('number') &&
        typeof value === 'string' &&
        (kinds.has('integer') ? WHOLE : DECIMAL).test(value) &&
        Number.isFinite(Number(value));
      if (isNumber) return [name, Number(value)];
      const isBoolean = kinds.has('boolean') && (value === 'true' || value === 'false');
      return [name, isBoolean ? value === 'true' : value];
    }),
  );
}
