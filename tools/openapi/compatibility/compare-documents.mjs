import { operationsOf } from '../operations.mjs';
import { compareSchemas } from './compare-schemas.mjs';

/**
 * The changes from one OpenAPI document to another that break a caller: removed operations, parameters, media types,
 * statuses and fields, new requirements, and narrower values of requests or wider types of responses. New values of an
 * enumeration in responses are compatible: the API description says that responses may grow.
 * @returns {string[]}
 */
export function breakingChanges(before, after) {
  const documents = { before, after };
  const current = new Map(operationsOf(after).map((entry) => [`${entry.method} ${entry.path}`, entry]));
  return operationsOf(before).flatMap((entry) => {
    const name = `${entry.method.toUpperCase()} ${entry.path}`;
    const next = current.get(`${entry.method} ${entry.path}`);
    if (!next) return [`${name}: the operation is missing`];
    return [
      ...parameterChanges(documents, entry.operation, next.operation),
      ...requestChanges(documents, entry.operation, next.operation),
      ...responseChanges(documents, entry.operation, next.operation),
    ].map((change) => `${name}: ${change}`);
  });
}

function parameterChanges(documents, before, after) {
  const parametersOf = (document, operation) =>
    new Map(
      (operation.parameters ?? [])
        .map((each) => resolved(document, each))
        .map((each) => [`${each.in} ${each.name.toLowerCase()}`, each]),
    );
  const earlier = parametersOf(documents.before, before);
  const later = parametersOf(documents.after, after);
  return [
    ...[...earlier].flatMap(([key, parameter]) => {
      const next = later.get(key);
      if (!next) return [`the ${key} parameter is missing`];
      return compareSchemas(documents, 'request', parameter.schema, next.schema).map(
        (change) => `the ${key} parameter: ${change}`,
      );
    }),
    ...[...later]
      .filter(([key, { required }]) => required && !earlier.get(key)?.required)
      .map(([key]) => `the ${key} parameter is required`),
  ];
}

function requestChanges(documents, before, after) {
  if (!before.requestBody) return after.requestBody?.required ? ['a body is required'] : [];
  const later = after.requestBody?.content ?? {};
  return [
    ...(after.requestBody?.required && !before.requestBody.required ? ['a body is required'] : []),
    ...mediaTypeChanges(documents, 'request', before.requestBody.content, later),
  ];
}

function responseChanges(documents, before, after) {
  return Object.keys(before.responses)
    .filter((status) => status.startsWith('2'))
    .flatMap((status) => {
      const next = after.responses[status];
      if (!next) return [`the response ${status} is missing`];
      const earlier = resolved(documents.before, before.responses[status]);
      const later = resolved(documents.after, next);
      return mediaTypeChanges(documents, 'response', earlier.content ?? {}, later.content ?? {}).map(
        (change) => `${status} ${change}`,
      );
    });
}

function mediaTypeChanges(documents, direction, before, after) {
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const next = after[type];
    if (!next) return [`${direction}: ${type} is missing`];
    return compareSchemas(documents, direction, schema, next.schema).map(
      (change) => `${direction} ${change}`,
    );
  });
}

function resolved(document, value) {
  if (!value.$ref) return value;
  return value.$ref
    .slice(2)
    .split('/')
    .reduce((at, name) => at?.[name], document);
}
