import { membersOf, refName, typeName } from './operation-model.mjs';

const HEADER = `# Generated from the OpenAPI document of the service by npm run build.
"""Types of requests and responses. Responses may have further members: a release may add them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Optional, TypeAlias, TypedDict, Union
`;

const KEYWORDS = new Set([
  'from',
  'in',
  'is',
  'not',
  'class',
  'def',
  'global',
  'import',
  'pass',
  'with',
  'as',
]);

/** The module of all types. */
export function pythonModels(document) {
  const blocks = Object.entries(document.components.schemas).map(([name, schema]) =>
    block(document, typeName(name), schema),
  );
  return `${HEADER}\n\n${blocks.join('\n\n')}\n`;
}

function block(document, name, schema) {
  const { properties, required } = membersOf(document, schema);
  const names = Object.keys(properties);
  if (names.length === 0) return `${name}: TypeAlias = ${quoted(pythonType(document, schema))}`;
  const fields = names.map((each) => {
    const type = pythonType(document, properties[each]);
    return [each, required.has(each) ? type : `NotRequired[${type}]`];
  });
  if (fields.every(([each]) => /^[A-Za-z_]\w*$/.test(each) && !KEYWORDS.has(each))) {
    const lines = fields.flatMap(([each, type]) => [`    ${each}: ${type}`, ...textOf(properties[each])]);
    return `class ${name}(TypedDict):\n${docOf(schema)}${lines.join('\n')}`;
  }
  const entries = fields.map(([each, type]) => `        ${quoted(each)}: ${quoted(type)},`);
  return `${name} = TypedDict(\n    ${quoted(name)},\n    {\n${entries.join('\n')}\n    },\n)`;
}

/** The type of a schema as an annotation. */
export function pythonType(document, schema) {
  if (schema.$ref) return refName(schema);
  if (schema.const !== undefined) return literal([schema.const]);
  if (schema.enum) return literal(schema.enum);
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return unionOf(union.map((each) => pythonType(document, each)));
  if (schema.allOf) {
    const [first] = schema.allOf;
    return schema.allOf.length === 1 ? pythonType(document, first) : 'dict[str, Any]';
  }
  const types = [schema.type].flat();
  return unionOf(types.map((type) => plainType(document, schema, type)));
}

function plainType(document, schema, type) {
  switch (type) {
    case 'string':
      return 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'array':
      return `list[${schema.items ? pythonType(document, schema.items) : 'Any'}]`;
    case 'object':
      return typeof schema.additionalProperties === 'object' &&
        Object.keys(schema.additionalProperties).length > 0
        ? `dict[str, ${pythonType(document, schema.additionalProperties)}]`
        : 'dict[str, Any]';
    default:
      return 'Any';
  }
}

function unionOf(types) {
  const different = [...new Set(types)];
  const others = different.filter((type) => type !== 'None');
  if (others.length === 0) return 'None';
  const inner = others.length === 1 ? others[0] : `Union[${others.join(', ')}]`;
  return others.length === different.length ? inner : `Optional[${inner}]`;
}

function literal(values) {
  const others = values.filter((value) => value !== null);
  if (others.length === 0) return 'None';
  const inner = `Literal[${others.map((value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : quoted(value))).join(', ')}]`;
  return others.length === values.length ? inner : `Optional[${inner}]`;
}

function docOf({ description }) {
  return description ? `    """${clean(description)}"""\n\n` : '';
}

function textOf({ description }) {
  return description ? [`    """${clean(description)}"""`] : [];
}

/** A text inside a docstring. */
function clean(text) {
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ');
  return safe.split('\n').join('\n    ');
}

function quoted(value) {
  return JSON.stringify(value);
}
