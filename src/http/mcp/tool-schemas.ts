import { openApiDocument } from '../openapi/document';

export type JsonSchema = Record<string, unknown>;
export type ObjectSchema = JsonSchema & { type: 'object' };

const COMPONENT = '#/components/schemas/';
/** Keywords of OpenAPI that no validator of JSON Schema knows. */
const OPENAPI_KEYWORDS = new Set(['example', 'examples', 'discriminator', 'xml', 'externalDocs']);
const TEXT_KEYWORDS = new Set(['description', 'title']);

export function componentOf(schema: JsonSchema): JsonSchema {
  const name = schema.$ref;
  if (typeof name !== 'string') return schema;
  return openApiDocument.components.schemas[name.slice(COMPONENT.length)] ?? {};
}

/**
 * Makes a schema of the API description independent of it: components become `$defs`, and keywords of OpenAPI are left
 * out. With `brief`, descriptions are too: a model needs them to fill in arguments, not to read results.
 */
export function standaloneSchema(schema: ObjectSchema, { brief }: { brief: boolean }): ObjectSchema {
  const definitions: Record<string, unknown> = {};
  const convert = (value: unknown, isNameList: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => convert(item, false));
    if (typeof value !== 'object' || value === null) return value;
    const converted: Record<string, unknown> = {};
    for (const [keyword, content] of Object.entries(value)) {
      // Inside `properties`, the keys are names of fields and not keywords.
      if (!isNameList && isLeftOut(keyword, brief)) continue;
      if (!isNameList && keyword === '$ref' && typeof content === 'string') {
        converted.$ref = define(content.slice(COMPONENT.length));
      } else if (!isNameList && (keyword === 'enum' || keyword === 'const' || keyword === 'default')) {
        converted[keyword] = content;
      } else {
        converted[keyword] = convert(content, !isNameList && keyword === 'properties');
      }
    }
    return converted;
  };
  const define = (name: string): string => {
    if (!(name in definitions)) {
      definitions[name] = {};
      definitions[name] = convert(openApiDocument.components.schemas[name], false);
    }
    return `#/$defs/${name}`;
  };
  const converted = convert(schema, false) as JsonSchema;
  return {
    ...converted,
    type: 'object',
    ...(Object.keys(definitions).length > 0 ? { $defs: definitions } : {}),
  };
}

function isLeftOut(keyword: string, brief: boolean): boolean {
  return OPENAPI_KEYWORDS.has(keyword) || keyword.startsWith('x-') || (brief && TEXT_KEYWORDS.has(keyword));
}
