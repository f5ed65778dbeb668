const document31 = { type: 'object', description: 'An OpenAPI 3.1 document.', additionalProperties: true };
const state = {
  type: 'object',
  properties: {
    status: { type: 'string' },
    checks: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['status'],
};

const malformed = {
  description: '`invalid_header`: A request header is not valid.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const unchanged = {
  description: 'Not changed since `If-None-Match`',
  headers: { ETag: { $ref: '#/components/headers/ETag' } },
};

const ROUTES = [
  {
    path: '/api/v1/openapi.json',
    operationId: 'getOpenApiJson',
    summary: 'This document as JSON',
    description: 'The OpenAPI description, generated from the routes that the service implements.',
    responses: {
      200: json('The document', document31),
    },
  },
  {
    path: '/api/v1/openapi.yaml',
    operationId: 'getOpenApiYaml',
    summary: 'This document as YAML',
    description: 'The same document as `openapi.json`.',
    responses: {
      200: { description: 'The document', content: { 'application/yaml': { schema: { type: 'string' } } } },
    },
  },
  {
    path: '/api/v1/postman.json',
    operationId: 'getPostmanCollection',
    summary: 'This document as a Postman collection',
    description:
      'A collection of format 2.1 with the variables `baseUrl` and `bearerToken` and an example of every operation.',
    responses: {
      200: json('The collection', {
        type: 'object',
        description: 'A Postman collection (collection format 2.1).',
        additionalProperties: true,
      }),
    },
  },
  {
    path: '/health',
    operationId: 'getHealth',
    summary: 'Check that the process is alive',
    description: 'Does not check the stores.',
    responses: { 200: json('The process is alive', state) },
  },
  {
    path: '/ready',
    operationId: 'getReadiness',
    summary: 'Check that the process is ready for requests',
    description: 'Checks the stores that the process requires.',
    responses: { 200: json('The process is ready', state), 503: json('Not now; `checks` says why', state) },
  },
];

/** Adds routes that require no key and have no controller. */
export function addPublicRoutes(document) {
  for (const { path, responses, ...operation } of ROUTES) {
    document.paths[path] = {
      get: {
        ...operation,
        tags: ['Service'],
        security: [],
        parameters: [{ $ref: '#/components/parameters/IfNoneMatch' }],
        responses: { ...withTag(responses), 304: unchanged, 400: malformed },
      },
    };
  }
}

function withTag(responses) {
  return { ...responses, 200: { ...responses[200], headers: unchanged.headers } };
}

function json(description, schema) {
  return { description, content: { 'application/json': { schema } } };
}
