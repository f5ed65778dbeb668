import { comment, goName, goType, hasNil, isNullable, isStruct, reachableSchemas } from './go-types.mjs';
import { membersOf, typeName } from './operation-model.mjs';

export const GO_HEADER = `// Code generated from the OpenAPI document of the service by npm run build. DO NOT EDIT.

package tenure
`;

/** The file of all types that the operations and the webhooks use. */
export function goModels(document, operations) {
  const requests = reachableSchemas(document, requestSchemas(operations));
  const used = reachableSchemas(document, [
    ...requestSchemas(operations),
    ...operations.flatMap(({ result, query }) => [result, ...query.map(({ schema }) => schema)]),
    ...webhookData(document),
    ...EXTRA_TYPES.map((name) => ({ $ref: `#/components/schemas/${name}` })),
  ]);
  const names = Object.keys(document.components.schemas).filter((name) => used.has(name));
  const blocks = names.map((name) =>
    block(document, name, document.components.schemas[name], requests.has(name)),
  );
  return `${GO_HEADER}\n${blocks.join('\n\n')}\n`;
}

/** Types that the hand-written part of the client names. */
const EXTRA_TYPES = ['EventType', 'Mode', 'Operation'];

function requestSchemas(operations) {
  return operations.flatMap(({ json, formSchema }) => [json?.schema ?? null, formSchema]);
}

function webhookData({ webhooks = {} }) {
  return Object.values(webhooks).flatMap(({ post }) => {
    const { $ref } = post.requestBody.content['application/json'].schema;
    return [{ $ref: $ref.replace(/Message$/, 'Data') }];
  });
}

function block(document, name, schema, isRequest) {
  const type = typeName(name);
  const about = schema.description ? `${comment(`${type}: ${schema.description}`)}\n` : '';
  if (isStruct(document, schema)) return `${about}${structOf(document, type, schema, isRequest)}`;
  if (schema.enum) return `${about}type ${type} string\n\n${constantsOf(type, schema.enum)}`;
  return `${about}type ${type} = ${goType(document, schema)}`;
}

function structOf(document, type, schema, isRequest) {
  const { properties, required } = membersOf(document, schema);
  const fields = Object.entries(properties)
    .filter(([, property]) => property.format !== 'binary')
    .map(([name, property]) =>
      fieldOf(document, { name, property, isRequest, isRequired: required.has(name) }),
    );
  const struct = `type ${type} struct {\n${fields.join('\n\n')}\n}`;
  if (!isRequest || [...Object.keys(properties)].every((name) => required.has(name))) return struct;
  return `${struct}

// MarshalJSON leaves out absent members.
func (value ${type}) MarshalJSON() ([]byte, error) { return marshalMembers(value) }`;
}

function fieldOf(document, { name, property, isRequest, isRequired }) {
  const description = [property.description ?? '', choices(property)].filter(Boolean).join('\n');
  const about = description === '' ? '' : `${comment(description, '\t')}\n`;
  const tag = isRequired ? name : `${name},omitempty`;
  return `${about}\t${goName(name)} ${fieldType(document, { property, isRequest, isRequired })} \`json:"${tag}"\``;
}

function fieldType(document, { property, isRequest, isRequired }) {
  const type = goType(document, property);
  const nullable = isNullable(document, property);
  const nil = hasNil(document, property);
  if (isRequest && !isRequired && (nullable || !nil) && type !== 'any') return `Optional[${type}]`;
  if (isRequired && !nullable) return type;
  return nil ? type : `*${type}`;
}

/** The values of a string that is no type of its own, and the types of a union. */
function choices(schema) {
  const list = schema.enum ?? schema.items?.enum;
  if (list) return `One of: ${list.map((value) => (value === null ? 'null' : `\`${value}\``)).join(', ')}.`;
  const union = schema.anyOf ?? schema.items?.anyOf ?? schema.oneOf ?? [];
  const types = union
    .filter((each) => each.type !== 'null')
    .map((each) => (each.$ref ? typeName(each.$ref.split('/').at(-1)) : each.type));
  return types.length > 1 ? `One of the types: ${types.join(', ')}.` : '';
}

function constantsOf(type, values) {
  const names = values.map((value) => `${type}${value === '*' ? 'All' : goName(String(value))}`);
  const width = Math.max(...names.map((name) => name.length));
  const lines = values.map(
    (value, index) => `\t${names[index].padEnd(width)} ${type} = ${JSON.stringify(value)}`,
  );
  return `// The values of ${type}.\nconst (\n${lines.join('\n')}\n)`;
}
