import { membersOf, typeName } from './operation-model.mjs';

/**
 * A copy of the document in which each object inside another schema is a schema of its own, named after its parent and member:
 * languages without anonymous types need the names.
 */
export function nameInlineObjects(document) {
  const copy = structuredClone(document);
  const { schemas } = copy.components;
  for (const [name, schema] of Object.entries(schemas)) nameIn(copy, name, schema);
  return copy;
}

function nameIn(document, parent, schema) {
  const parts = [schema, ...(schema.allOf ?? [])];
  for (const { properties = {} } of parts)
    for (const [name, property] of Object.entries(properties))
      properties[name] = named(document, `${parent}_${typeName(name)}`, property);
  if (schema.items) schema.items = named(document, `${parent}_Item`, schema.items);
}

function named(document, name, schema) {
  if (schema.$ref) return schema;
  if (schema.items) return { ...schema, items: named(document, name, schema.items) };
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((each) => named(document, name, each)) };
  if (Object.keys(membersOf(document, schema).properties).length === 0 || schema.allOf?.length === 1)
    return schema;
  const types = [schema.type].flat();
  const reference = { $ref: `#/components/schemas/${unusedName(document, name)}` };
  const own = types.includes('null') ? { ...schema, type: 'object' } : schema;
  document.components.schemas[reference.$ref.split('/').at(-1)] = own;
  nameIn(document, name, own);
  const { description } = schema;
  if (types.includes('null'))
    return { anyOf: [reference, { type: 'null' }], ...(description && { description }) };
  return description ? { ...reference, description } : reference;
}

function unusedName(document, name) {
  const used = new Set(Object.keys(document.components.schemas).map(typeName));
  let unused = name;
  for (let count = 2; used.has(typeName(unused)); count += 1) unused = `${name}_${count}`;
  return unused;
}
