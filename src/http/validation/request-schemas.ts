import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { openApiDocument } from '../openapi/document';
import { FORMATS, FORMAT_OF_SCHEMA } from './formats';

/** A JSON Schema (2020-12) as OpenAPI 3.1 uses it. */
export type Schema = Record<string, unknown>;

const DOCUMENT = 'openapi';

/**
 * Keywords of published schemas that the validation of a whole body skips: items of a batch are validated one by one
 * with individual outcomes, and services report some errors with specific codes.
 */
const VALIDATED_ELSEWHERE: readonly { schema: string; keywords: readonly string[]; of?: string }[] = [
  { schema: 'JobBulkSyncRequest', of: 'jobs', keywords: ['items', 'minItems', 'maxItems'] },
  { schema: 'JobBulkStatusRequest', of: 'jobs', keywords: ['items', 'minItems', 'maxItems'] },
  { schema: 'CandidateSyncRequest', of: 'candidates', keywords: ['items', 'minItems', 'maxItems'] },
  // A body without text is rejected with `file_or_text_required`.
  { schema: 'ParseTextRequest', keywords: ['required'] },
];

const schemas = checkedSchemas();

/** Members of a body schema whose items are validated one by one. */
export function batchMembers(schema: Schema): string[] {
  return VALIDATED_ELSEWHERE.flatMap((each) =>
    each.of !== undefined && schema.$ref === refTo(each.schema) ? [each.of] : [],
  );
}

/** Reference to a schema of the API description that can be resolved from anywhere. */
export function componentSchema(name: string): Schema {
  return { $ref: refTo(name) };
}

/** Converts a schema of the API description so that its references resolve outside of it. */
export function withAbsoluteRefs(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT}#/`)) as Schema;
}

/** Follows references to the schema itself. */
export function resolveSchema(schema: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').pop() : undefined;
  const target = name === undefined ? undefined : schemas[decodeURIComponent(name)];
  return target ? resolveSchema(target) : schema;
}

const first = validator(false);
const all = validator(true);
const compiledFirst = new WeakMap<Schema, ValidateFunction>();
const compiledAll = new WeakMap<Schema, ValidateFunction>();

/** True if a value matches the schema; stops at the first error. */
export function isValid(schema: Schema, value: unknown): boolean {
  return compiled(compiledFirst, first, schema)(value);
}

/** Returns all errors of a value, or only the first one. */
export function errorsOf(schema: Schema, value: unknown, everyFault: boolean): readonly ErrorObject[] {
  const check = everyFault ? compiled(compiledAll, all, schema) : compiled(compiledFirst, first, schema);
  return check(value) ? [] : (check.errors ?? []);
}

function compiled(cache: WeakMap<Schema, ValidateFunction>, ajv: Ajv2020, schema: Schema): ValidateFunction {
  const cached = cache.get(schema);
  if (cached) return cached;
  const validate = ajv.compile(schema);
  cache.set(schema, validate);
  return validate;
}

/** JSON Schema counts characters as code points, the default of Ajv. */
function validator(allErrors: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors,
    verbose: true,
    strict: false,
    validateSchema: false,
    addUsedSchema: false,
    formats: FORMATS,
  });
  const definitions: AnySchema = { $id: DOCUMENT, components: { schemas } };
  return ajv.addSchema(definitions);
}

/**
 * The schemas of the API description without the keywords that are checked elsewhere, and with formats that no keyword
 * can express.
 */
function checkedSchemas(): Record<string, Schema> {
  const copies = withAbsoluteRefs(openApiDocument.components.schemas) as Record<string, Schema>;
  for (const { schema, of, keywords } of VALIDATED_ELSEWHERE) {
    const target = copies[schema];
    const part = of === undefined ? target : (target?.properties as Record<string, Schema> | undefined)?.[of];
    if (!part) throw new Error(`The API description has no schema ${schema}${of ? `.${of}` : ''}.`);
    for (const keyword of keywords) delete part[keyword];
  }
  for (const [schema, format] of Object.entries(FORMAT_OF_SCHEMA)) {
    const target = copies[schema];
    if (!target) throw new Error(`The API description has no schema ${schema}.`);
    target.format = format;
  }
  return copies;
}

function refTo(name: string): string {
  return `${DOCUMENT}#/components/schemas/${encodeURIComponent(name)}`;
}
