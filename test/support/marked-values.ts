import document from '../../src/http/generated/openapi.json';

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
}

/** Valid values of fields whose format only the route checks. */
const FIXED_FORM_FIELDS: Record<string, string> = {
  state: 'OH',
  countryCode: 'US',
  preferredLanguage: 'en-US',
};

/** Schemas of strings whose format the service checks, so that a mark would be invalid. */
const FORMATTED_SCHEMAS = ['Timestamp', 'SocCode', 'ApplyAddress', 'WebAddress'];

const schemas = document.components.schemas as unknown as Record<string, Schema>;

/**
 * A value of the named schema of the API description with `mark` in every text field, including fields added later.
 * Fields with a fixed format (dates, codes, numbers) are omitted.
 */
export function withMarkedFields(name: string, mark: string): Record<string, unknown> {
  return valueOf({ $ref: `#/components/schemas/${name}` }, mark, 0) as Record<string, unknown>;
}

function valueOf(schema: Schema, mark: string, depth: number): unknown {
  if (depth > 6) return undefined;
  if (FORMATTED_SCHEMAS.some((name) => schema.$ref?.endsWith(`/${name}`))) return undefined;
  if (schema.$ref?.endsWith('/Evidence'))
    return { text: mark, page: 1, box: [0, 0, 1, 1], charStart: 0, charEnd: 1 };
  if (schema.$ref) return valueOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, mark, depth);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => valueOf(each, mark, depth)));
  if (schema.anyOf) return variants(schema, mark, depth).at(-1);
  if (schema.enum) return undefined;
  const types = [schema.type].flat();
  if (types.includes('array')) return variants(schema.items ?? {}, mark, depth + 1);
  if (types.includes('object') || schema.properties) return objectOf(schema, mark, depth);
  return types.includes('string') && !schema.pattern && !schema.format ? mark : undefined;
}

/** One value for each alternative of the schema, for example a name or a whole record. */
function variants(schema: Schema, mark: string, depth: number): unknown[] {
  return (schema.anyOf ?? [schema])
    .map((each) => valueOf(each, mark, depth))
    .filter((value) => value !== undefined);
}

function objectOf(schema: Schema, mark: string, depth: number): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => [name, FIXED_FORM_FIELDS[name] ?? valueOf(each, mark, depth + 1)] as const,
  );
  const free = schema.additionalProperties ? [[mark, mark] as const] : [];
  return Object.fromEntries([...fields, ...free].filter(([, value]) => value !== undefined));
}
