import { isPublic, isWaiting, keepsNothing, operationsOf } from './operations.mjs';

const REQUEST_HEADERS = {
  ClientRequestId: {
    name: 'Client-Request-Id',
    description: 'Your own id for this request, returned in the response.',
    schema: { type: 'string', minLength: 1, maxLength: 64 },
  },
  SandboxTenant: {
    name: 'Sandbox-Tenant',
    description: 'The records that reads return: your own test data or the synthetic tenant. Test keys only.',
    schema: { type: 'string', enum: ['own', 'synthetic'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    description:
      'A retry with the same key returns the response of the first request, for 24 hours. Printable ASCII. Query, body, `Accept` and `Sandbox-Tenant` must be the same; `Prefer` may differ.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    description:
      'The `ETag` of an earlier response: returns 304 without a body if the response has not changed.',
    schema: { type: 'string' },
  },
  Prefer: {
    name: 'Prefer',
    description: '`respond-async` returns 202 immediately, or after N seconds with `wait=N` (RFC 7240).',
    schema: { type: 'string' },
    example: 'respond-async, wait=10',
  },
};

const RESPONSE_HEADERS = {
  RequestId: {
    description: 'Id of this request; include it in support requests.',
    schema: { type: 'string', pattern: '^req_[0-9A-Za-z]{22}$' },
  },
  ApiVersion: { description: 'Release of the API.', schema: { type: 'string' } },
  RateLimitPolicy: {
    description: 'Quota of the route: requests per window in seconds. Live keys only.',
    schema: { type: 'string' },
    example: '"parse";q=60;w=60',
  },
  RateLimit: {
    description: 'Remaining requests, and seconds until the quota is restored. Live keys only.',
    schema: { type: 'string' },
    example: '"parse";r=42;t=17',
  },
  IdempotencyReplayed: {
    description: '`true` when this is the stored response of an earlier request.',
    schema: { type: 'string', const: 'true' },
  },
  RetryAfter: { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
  ETag: {
    description: 'Strong validator; changes with the response (RFC 9110).',
    schema: { type: 'string' },
  },
  Authenticate: { description: 'The required authentication (RFC 6750).', schema: { type: 'string' } },
  Link: { description: 'The next page, `rel="next"` (RFC 8288).', schema: { type: 'string' } },
};

/** Adds request and response headers. */
export function addHeaders(document) {
  document.components.parameters = Object.fromEntries(
    Object.entries(REQUEST_HEADERS).map(([key, header]) => [
      key,
      { in: 'header', required: false, ...header },
    ]),
  );
  document.components.headers = RESPONSE_HEADERS;
  for (const { path, method, operation } of operationsOf(document)) {
    if (isPublic(operation)) continue;
    const changes = (method === 'post' || method === 'patch') && !keepsNothing({ path });
    operation.parameters = [
      ...(operation.parameters ?? []),
      ...(isWaiting(operation) || (operation.responses[200] && operation.responses[202])
        ? [parameter('Prefer')]
        : []),
      ...(changes ? [parameter('IdempotencyKey')] : []),
      ...(operation.responses[304] ? [parameter('IfNoneMatch')] : []),
      parameter('SandboxTenant'),
      parameter('ClientRequestId'),
    ];
    const names = (operation.parameters ?? []).map((each) => each.name);
    for (const [status, response] of Object.entries(operation.responses)) {
      response.headers = {
        ...response.headers,
        'Request-Id': header('RequestId'),
        'API-Version': header('ApiVersion'),
        ...(Number(status) < 300 || status === '429'
          ? { 'RateLimit-Policy': header('RateLimitPolicy'), RateLimit: header('RateLimit') }
          : {}),
        ...(changes && Number(status) < 300 ? { 'Idempotency-Replayed': header('IdempotencyReplayed') } : {}),
        ...(operation.responses[304] && ['200', '304'].includes(status) ? { ETag: header('ETag') } : {}),
        ...(['401', '403'].includes(status) ? { 'WWW-Authenticate': header('Authenticate') } : {}),
        ...(['429', '503'].includes(status) ? { 'Retry-After': header('RetryAfter') } : {}),
        ...(status === '200' && names.includes('cursor') ? { Link: header('Link') } : {}),
      };
    }
  }
}

function parameter(name) {
  return { $ref: `#/components/parameters/${name}` };
}

function header(name) {
  return { $ref: `#/components/headers/${name}` };
}
