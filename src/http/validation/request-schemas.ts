import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import { openApiDocument } from '../openapi/document';
import { FORMATS, FORMAT_OF_SCHEMA } from './formats';

/** A JSON Schema (2020-12) as OpenAPI 3.1 uses it. */
export type Schema = Record<string, unknown>;

const DOCUMENT = 'openapi';

/**
 * Where the published schema says more than the check of a whole body decides: items of a batch are judged one by one,
 * each with an outcome of its own, and some refusals have a code of their own that a service gives.
 */
const JUDGED_ELSEWHERE: readonly { schema: string; keywords: readonly string[]; of?: string }[] = [
  { schema: 'JobBulkSyncRequest', of: 'jobs', keywords: ['items', 'minItems', 'maxItems'] },
  { schema: 'JobBulkStatusRequest', of: 'jobs', keywords: ['items', 'minItems', 'maxItems'] },
  { schema: 'CandidateSyncRequest', of: 'candidates', keywords: ['items', 'minItems', 'maxItems'] },
  // A body without a text is refused with `file_or_text_required`.
  { schema: 'ParseTextRequest', keywords: ['required'] },
];

const schemas = checkedSchemas();

/** Members of the body a schema describes whose items are judged one by one. */
export function batchMembers(schema: Schema): string[] {
  return JUDGED_ELSEWHERE.flatMap((each) =>
    each.of !== undefined && schema.$ref === refTo(each.schema) ? [each.of] : [],
  );
}

/** The schema of the document a reference names, with every reference inside it resolved from anywhere. */
export function componentSchema(name: string): Schema {
  return { $ref: refTo(name) };
}

/** A schema of the document in the form `check` takes: its references hold outside the document, too. */
export function portable(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT}#/`)) as Schema;
}

/** The schema behind a chain of references. */
export function resolved(schema: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').pop() : undefined;
  const target = name === undefined ? undefined : schemas[decodeURIComponent(name)];
  return target ? resolved(target) : schema;
}

const first = validator(false);
const all = validator(true);
const compiledFirst = new WeakMap<Schema, ValidateFunction>();
const compiledAll = new WeakMap<Schema, ValidateFunction>();

/** Whether a value is what the schema describes; stops at the first fault. */
export function isValid(schema: Schema, value: unknown): boolean {
  return compiled(compiledFirst, first, schema)(value);
}

/** What is wrong with a value: every fault, or the first one alone. */
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

/** JSON Schema counts characters as code points, which is how Ajv counts unless told otherwise. */
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

/** The schemas of the document, with what is judged elsewhere left out and with the checks no keyword can express. */
function checkedSchemas(): Record<string, Schema> {
  const copies = portable(openApiDocument.components.schemas) as Record<string, Schema>;
  for (const { schema, of, keywords } of JUDGED_ELSEWHERE) {
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
