import { operationsOf } from '../openapi/operations.mjs';

/**
 * An operation as the generators of the clients need it.
 * @typedef {{
 *   id: string, method: string, path: string, summary: string, description: string, scope: string | null,
 *   pathNames: string[], query: { name: string, description?: string, schema: object, required: boolean }[],
 *   json: { schema: object, required: boolean } | null, form: 'file' | 'files' | null, formSchema: object | null,
 *   contentTypes: string[],
 *   changes: boolean, result: object | null, isText: boolean, isAccepted: boolean, list: { member: string, item: object } | null,
 * }} ClientOperation
 */

/** All operations but those of the service itself: the files of the description and the health of a process. @returns {ClientOperation[]} */
export function clientOperations(document) {
  return operationsOf(document)
    .filter(({ operation }) => operation.tags?.[0] !== 'Service')
    .map((entry) => clientOperation(document, entry))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function clientOperation(document, { path, method, operation }) {
  const parameters = (operation.parameters ?? []).filter((each) => each.$ref === undefined);
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  const form = content['multipart/form-data']?.schema;
  const result = resultOf(document, operation);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? operation.operationId,
    description: operation.description ?? '',
    scope: operation['x-required-scope'] ?? null,
    pathNames: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    query: parameters
      .filter((each) => each.in === 'query')
      .map(({ name, description, schema, required = false }) => ({ name, description, schema, required })),
    json: json ? { schema: json.schema, required: form === undefined } : null,
    form: form === undefined ? null : formOf(document, form),
    formSchema: form ?? null,
    contentTypes: Object.keys(content).filter(
      (type) => type !== 'application/json' && type !== 'multipart/form-data',
    ),
    changes: method === 'post' || method === 'patch',
    ...result,
    isAccepted: operation.responses[202] !== undefined && operation.responses[200] !== undefined,
    list: listOf(document, result.result),
  };
}

function formOf(document, schema) {
  return 'files' in (resolved(document, schema).properties ?? {}) ? 'files' : 'file';
}

/** The schema of the first successful response. */
function resultOf(document, operation) {
  const status = ['200', '201', '202'].find((each) => operation.responses[each]);
  const content = status ? (resolved(document, operation.responses[status]).content ?? {}) : {};
  const schema = content['application/json']?.schema ?? null;
  return { result: schema, isText: schema === null && Object.keys(content).length > 0 };
}

/** A page of a list has a cursor to the next page and one list of items. */
function listOf(document, schema) {
  if (schema === null) return null;
  const { properties = {} } = resolved(document, schema);
  if (!('nextCursor' in properties)) return null;
  const [member, list] = Object.entries(properties).find(([, each]) => each.type === 'array') ?? [];
  return member === undefined ? null : { member, item: list.items };
}

export function resolved(document, value) {
  if (!value.$ref) return value;
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce((at, name) => at[name], document);
  return resolved(document, target);
}

/** Properties and required names of an object schema, with those of all parts of `allOf`. */
export function membersOf(document, schema) {
  const flat = resolved(document, schema);
  const parts = (flat.allOf ?? []).map((part) => membersOf(document, part));
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), flat.properties),
    required: new Set([...parts.flatMap((part) => [...part.required]), ...(flat.required ?? [])]),
  };
}

/** A name of a schema as an identifier: `Partial_Omit_EducationItem.location__` becomes `PartialOmitEducationItemLocation`. */
export function typeName(name) {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
}

export function refName({ $ref }) {
  return typeName($ref.split('/').at(-1));
}

/** `listJobs` becomes `list_jobs`. */
export function snakeCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');
}
