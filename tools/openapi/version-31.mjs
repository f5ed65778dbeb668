import { operationsOf } from './operations.mjs';

/** Converts the document from OpenAPI 3.0 to 3.1 and removes details specific to tsoa. */
export function toVersion31(document) {
  document.openapi = '3.1.0';
  document.paths = rewrite(document.paths);
  document.components.schemas = Object.fromEntries(
    Object.entries(rewrite(document.components.schemas))
      .filter(([name]) => name !== 'Record_string.unknown_')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  for (const { operation } of operationsOf(document)) {
    operation.operationId = operation.operationId.charAt(0).toLowerCase() + operation.operationId.slice(1);
  }
}

function rewrite(node) {
  if (Array.isArray(node)) return node.map(rewrite);
  if (typeof node !== 'object' || node === null) return node;
  if (node.$ref === '#/components/schemas/Record_string.unknown_') {
    return { type: 'object', additionalProperties: true };
  }
  const { nullable, ...rest } = node;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, rewrite(value)]));
  // The generator adds its storage format of numbers, which is irrelevant to callers.
  if (copy.type === 'number' || copy.type === 'integer') delete copy.format;
  if (isEmpty(copy.additionalProperties)) copy.additionalProperties = true;
  if (typeof copy.description === 'string') copy.description = unwrapLines(copy.description);
  return nullable ? withNull(copy) : copy;
}

function withNull(schema) {
  const { allOf, ...rest } = schema;
  if (allOf?.length === 1) {
    const [only] = allOf;
    // A plain type becomes a type list; a reference needs `anyOf`.
    return only.$ref ? { ...rest, anyOf: [only, { type: 'null' }] } : withNull({ ...rest, ...only });
  }
  if (typeof schema.type === 'string') {
    return {
      ...schema,
      type: [schema.type, 'null'],
      ...(schema.enum && !schema.enum.includes(null) ? { enum: [...schema.enum, null] } : {}),
    };
  }
  return { ...schema, anyOf: [...(schema.anyOf ?? []), { type: 'null' }] };
}

/**
 * Responses may gain fields within a version, so schemas used only in responses are open. Schemas of requests stay
 * closed, so that unknown fields are rejected.
 */
export function openResponses(document) {
  const sent = new Set();
  for (const { operation } of operationsOf(document)) collect(document, operation.requestBody, sent);
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!sent.has(name) && schema.additionalProperties === false) delete schema.additionalProperties;
  }
}

function collect(document, node, found) {
  if (typeof node !== 'object' || node === null) return;
  const name = /^#\/components\/schemas\/(.+)$/.exec(node.$ref ?? '')?.[1];
  if (name && !found.has(name)) {
    found.add(name);
    collect(document, document.components.schemas[name], found);
  }
  for (const value of Object.values(node)) collect(document, value, found);
}

function isEmpty(value) {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Removes line breaks that come from wrapped comments. */
function unwrapLines(text) {
  return text.replace(/([^\n])\n(?=[^\n*\-\s])/g, '$1 ');
}
