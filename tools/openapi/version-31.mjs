import { operationsOf } from './operations.mjs';

/** Rewrites what OpenAPI 3.0 and 3.1 say differently, and what tsoa says of its own world. */
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
  // The generator tells how it would hold a number, which is no business of the caller.
  if (copy.type === 'number' || copy.type === 'integer') delete copy.format;
  if (isEmpty(copy.additionalProperties)) copy.additionalProperties = true;
  if (typeof copy.description === 'string') copy.description = unwrapLines(copy.description);
  return nullable ? withNull(copy) : copy;
}

function withNull(schema) {
  const { allOf, ...rest } = schema;
  if (allOf?.length === 1) {
    const [only] = allOf;
    // A plain type says it in one word; a reference needs an alternative.
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
 * Answers may gain fields within a version, so a schema that only occurs in answers is open. What callers send
 * stays closed: a field we do not know is a mistake of theirs.
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

/** Comments are wrapped for the editor; the page that shows a description wraps it itself. */
function unwrapLines(text) {
  return text.replace(/([^\n])\n(?=[^\n*\-\s])/g, '$1 ');
}
