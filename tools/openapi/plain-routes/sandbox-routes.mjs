import { refusalsOf } from '../refusals.mjs';

const KEY_ERRORS = [
  ...['missing_api_key', 'invalid_api_key', 'expired_api_key', 'revoked_api_key'],
  ...['ip_not_allowed', 'tenant_suspended'],
];
const BODY_ERRORS = ['invalid_header', 'invalid_json', 'payload_too_large', 'validation_failed'];
const REPLAY_ERRORS = ['idempotency_key_reused', 'idempotency_in_progress'];
const SERVICE_ERRORS = ['rate_limited', 'internal_error', 'service_unavailable'];

const SCHEMAS = {
  SandboxRequest: object({
    tenantType: optional({ $ref: '#/components/schemas/TenantType', description: '`employer` by default.' }),
  }),
  Sandbox: {
    ...object({
      tenantId: { $ref: '#/components/schemas/UUID' },
      tenantType: { $ref: '#/components/schemas/TenantType' },
      keyId: { $ref: '#/components/schemas/UUID' },
      key: { type: 'string', description: 'Test key with all scopes. It is shown only here.' },
      expiresAt: {
        $ref: '#/components/schemas/Timestamp',
        description: 'When the sandbox ends unless it is claimed.',
      },
      guide: { type: 'string', description: 'Address of the guide.' },
    }),
    description: 'A test tenant for seven days.',
  },
  SandboxClaimRequest: object({
    email: { type: 'string', maxLength: 254, description: 'Where to send the link.' },
  }),
  SandboxClaim: object({ mailed: { type: 'boolean', description: 'True: the link is on its way.' } }),
  TestClockRequest: object({
    seconds: { type: 'integer', minimum: 1, maximum: 7_776_000, description: 'At most 90 days.' },
  }),
  TestClock: object({ advancedSeconds: { type: 'integer' } }),
};

const ROUTES = [
  {
    path: '/sandboxes',
    operationId: 'createSandbox',
    summary: 'Create a sandbox',
    description:
      'Creates a test tenant for seven days without an account, if the operator of the service allows it. An address may create three in 24 hours. A repeated request creates another one, also with an `Idempotency-Key`: a stored response would give the key of the sandbox to the next caller.',
    request: 'SandboxRequest',
    isPublic: true,
    success: [201, 'Created', 'Sandbox'],
    errors: ['route_not_found'],
  },
  {
    path: '/sandboxes/claim',
    operationId: 'claimSandbox',
    summary: 'Claim a sandbox',
    description:
      'Mails a link that makes a person the administrator of the sandbox. The tenant keeps its records and keys, and stays. The key must be of an unclaimed sandbox.',
    request: 'SandboxClaimRequest',
    success: [202, 'The link is on its way', 'SandboxClaim'],
    errors: ['invalid_transition', ...REPLAY_ERRORS],
  },
  {
    path: '/test-clock/advance',
    operationId: 'advanceTestClock',
    summary: 'Advance the clock of test data',
    description:
      'Makes what is due later due earlier, for the test data of the tenant: expiries, retention windows and the next attempts of webhooks. Test keys only, with any scope; access tokens may not. A repeated request advances the clock again, unless it has the same `Idempotency-Key`.',
    request: 'TestClockRequest',
    success: [200, 'The clock was advanced', 'TestClock'],
    errors: ['insufficient_scope', ...REPLAY_ERRORS],
  },
];

/** Adds the routes of sandboxes and of the test clock, which have no controller. */
export function addSandboxRoutes(document) {
  Object.assign(document.components.schemas, SCHEMAS);
  for (const route of ROUTES) document.paths[route.path] = { post: operationOf(document, route) };
}

function operationOf(document, route) {
  const { operationId, summary, description, request, success, errors, isPublic = false } = route;
  const [status, meaning, response] = success;
  const codes = [...(isPublic ? [] : KEY_ERRORS), ...BODY_ERRORS, ...errors, ...SERVICE_ERRORS];
  return {
    operationId,
    summary,
    description,
    tags: ['Sandbox'],
    security: isPublic ? [] : [{ apiKey: [] }],
    parameters: [
      ...(isPublic ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
      { $ref: '#/components/parameters/ClientRequestId' },
    ],
    requestBody: { required: !isPublic, content: json(request) },
    responses: withHeaders(
      {
        [status]: { description: meaning, content: json(response) },
        ...refusalsOf(document, route, codes),
      },
      isPublic,
    ),
  };
}

function withHeaders(responses, isPublic) {
  for (const [status, response] of Object.entries(responses)) {
    response.headers = {
      'Request-Id': { $ref: '#/components/headers/RequestId' },
      'API-Version': { $ref: '#/components/headers/ApiVersion' },
      ...(!isPublic && Number(status) < 300
        ? { 'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' } }
        : {}),
      ...(['429', '503'].includes(status)
        ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
        : {}),
      ...(['401', '403'].includes(status)
        ? { 'WWW-Authenticate': { $ref: '#/components/headers/Authenticate' } }
        : {}),
    };
  }
  return responses;
}

function json(schema) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } };
}

function optional(schema) {
  return { ...schema, isOptional: true };
}

function object(members) {
  const required = Object.entries(members).filter(([, { isOptional }]) => !isOptional);
  const properties = Object.fromEntries(
    Object.entries(members).map(([name, { isOptional: _isOptional, ...schema }]) => [name, schema]),
  );
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required: required.map(([name]) => name) } : {}),
    additionalProperties: false,
  };
}
