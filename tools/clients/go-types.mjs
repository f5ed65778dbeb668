import { membersOf, refName, resolved, typeName } from './operation-model.mjs';

/**
 * The type of a schema in Go.
 * @param {{ isRequest: boolean }} options in a request, an optional or nullable member can be absent, null or a value
 */
export function goType(document, schema) {
  if (schema.$ref) return refName(schema);
  if (schema.const !== undefined) return plainType(typeof schema.const);
  const union = (schema.anyOf ?? schema.oneOf)?.filter((each) => each.type !== 'null');
  if (union) return unionType(document, union);
  if (schema.allOf?.length === 1) return goType(document, schema.allOf[0]);
  if (schema.allOf) return 'map[string]any';
  const types = [schema.type].flat().filter((type) => type !== 'null');
  if (types.length !== 1) return 'any';
  if (types[0] === 'array') return `[]${schema.items ? goType(document, schema.items) : 'any'}`;
  if (types[0] === 'object') return `map[string]${valueType(document, schema)}`;
  return plainType(types[0]);
}

function plainType(type) {
  return { string: 'string', integer: 'int', number: 'float64', boolean: 'bool' }[type] ?? 'any';
}

function valueType(document, { additionalProperties }) {
  return typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
    ? goType(document, additionalProperties)
    : 'any';
}

/** Texts of several kinds are a string. Other unions have no type in Go. */
function unionType(document, union) {
  if (union.length === 1) return goType(document, union[0]);
  const isText = union.every((each) => [resolved(document, each).type].flat().join() === 'string');
  return isText ? 'string' : 'any';
}

export function isNullable(document, schema) {
  if (schema.$ref) return false;
  return (
    [schema.type].flat().includes('null') ||
    (schema.anyOf ?? schema.oneOf ?? []).some((each) => each.type === 'null')
  );
}

/** Whether the zero value of a type is nil, which stands for null and for an absent member. */
export function hasNil(document, schema) {
  const type = goType(document, schema);
  if (type.startsWith('[]') || type.startsWith('map[') || type === 'any') return true;
  return (
    schema.$ref !== undefined && !isStruct(document, schema) && hasNil(document, resolved(document, schema))
  );
}

export function isStruct(document, schema) {
  return Object.keys(membersOf(document, schema).properties).length > 0;
}

/** `jobExternalId` becomes `JobExternalID`. */
export function goName(name) {
  return typeName(name.replaceAll(/[^A-Za-z0-9]+/g, '_')).replaceAll(
    /(Id|Url|Api)(s?)(?=[A-Z]|$)/g,
    (_whole, word, plural) => word.toUpperCase() + plural,
  );
}

/** `jobId` becomes `jobID`; a keyword gets an underscore. */
export function goParameter(name) {
  const exported = goName(name);
  return exported.slice(0, 1).toLowerCase() + exported.slice(1);
}

/** Lines of a comment. gofmt formats lists and headings in its own way, so they become plain lines. */
export function comment(text, indent = '') {
  return text
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').trim())
    .map((line) =>
      line
        .replace(/^[-*+•]\s+/, '')
        .replace(/^(\d+)[.)]\s+/, '$1: ')
        .replace(/^#+\s*/, ''),
    )
    .map((line) => `${indent}// ${line}`.trimEnd())
    .join('\n');
}

/** The schemas that a list of schemas reaches, by name. */
export function reachableSchemas(document, roots) {
  const names = new Set();
  const visit = (schema) => {
    if (schema === null || typeof schema !== 'object') return;
    if (schema.$ref) {
      const name = schema.$ref.split('/').at(-1);
      if (names.has(name)) return;
      names.add(name);
      visitMembers(document.components.schemas[name]);
    } else visitMembers(schema);
  };
  const visitMembers = (schema) => {
    const { properties } = membersOf(document, schema);
    if (Object.keys(properties).length > 0) {
      for (const property of Object.values(properties)) visit(property);
      return;
    }
    if (schema.$ref) visit(schema);
    for (const part of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? [])) visit(part);
    visit(schema.items ?? null);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties);
  };
  for (const root of roots) visit(root);
  return names;
}
