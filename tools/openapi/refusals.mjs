import { isPublic, isWaiting, keepsNothing, operationsOf } from './operations.mjs';
import { PROBLEM_ADVICE, PROBLEM_CODES } from './problem-table.mjs';

const REQUEST_ID = 'req_4xTq9cLmZ0aVb7RkYw2NpE';

/** Routes of jobs, their connectors and feeds, which only employers may use. */
const EMPLOYERS_ONLY = /\/(jobs|connectors|job-feeds)(\/|$)/;
/** Routes whose mutating methods are not allowed on the synthetic tenant. */
const CHANGES_RECORDS =
  /\/(jobs|connectors|job-feeds|custom-fields|saved-searches|candidates|imports|placements|webhook-subscriptions)(\/|$)|\/(ratings|decisions|reconsiderations|withdraw)$|\/review-(?:sessions|settings)(\/|$)|\/match\/weights$|\/parse\/batches$|\/tenants\/me\//;

/** Routes whose policy limits the number of concurrent requests. */
const CONCURRENCY_LIMITED =
  /\/(parse\/(?:resume|jd|batches)|jobs\/bulk-\w+|candidates\/sync|access-export|impact-reports|imports)$/;

/** Problem codes of an operation that requires a key. */
function codesOf({ path, method, operation }) {
  const codes = [
    ...['missing_api_key', 'invalid_api_key', 'expired_api_key', 'revoked_api_key'],
    ...['ip_not_allowed', 'tenant_suspended', 'sandbox_header_not_allowed', 'invalid_header'],
    ...['not_acceptable', 'rate_limited', 'internal_error', 'service_unavailable', 'validation_failed'],
    ...(operation['x-problems'] ?? []),
  ];
  if (operation['x-required-scope']) codes.push('insufficient_scope');
  if (path.includes('{')) codes.push('not_found');
  if (EMPLOYERS_ONLY.test(path)) codes.push('employer_key_required');
  if (method !== 'get' && CHANGES_RECORDS.test(path)) codes.push('synthetic_tenant_read_only');
  if ((method === 'post' || method === 'patch') && !keepsNothing({ path })) {
    codes.push('idempotency_in_progress');
    // Without a body, a retry cannot differ from the first request.
    if (operation.requestBody) codes.push('idempotency_key_reused');
  }
  if (CONCURRENCY_LIMITED.test(path)) codes.push('concurrency_limited');
  if (operation.requestBody) codes.push('payload_too_large', 'unsupported_media_type');
  if (operation.requestBody?.content['application/json']) codes.push('invalid_json');
  if (operation.requestBody?.required) codes.push('length_required');
  if (operation.requestBody?.content['multipart/form-data']) codes.push('invalid_multipart');
  if (isWaiting(operation)) codes.push('operation_cancelled');
  return [...new Set(codes)];
}

/** Adds all errors of each operation, grouped by status, with an example for each code. */
export function addRefusals(document) {
  document.components.examples = {};
  document.components.schemas.Problem.properties.code = {
    ...document.components.schemas.Problem.properties.code,
    description: 'Permanent; use it to distinguish errors.',
  };
  for (const entry of operationsOf(document)) {
    const { operation } = entry;
    if (isPublic(operation)) continue;
    Object.assign(operation.responses, refusalsOf(document, operation, codesOf(entry)));
    delete operation['x-problems'];
  }
}

/** The error responses of problem codes by status. Adds the examples of the codes to the document. */
export function refusalsOf(document, { operationId }, codes) {
  const { examples } = document.components;
  const byStatus = new Map();
  const unknown = codes.find((code) => !(code in PROBLEM_CODES));
  if (unknown) throw new Error(`${operationId}: no such problem code ${unknown}`);
  for (const code of codes.toSorted((a, b) => PROBLEM_CODES[a].status - PROBLEM_CODES[b].status)) {
    const { status } = PROBLEM_CODES[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    examples[code] ??= { summary: PROBLEM_CODES[code].title, value: exampleOf(code) };
  }
  return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, refusal(ofStatus)]));
}

function refusal(codes) {
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEM_CODES[code].title}.`).join('\n\n'),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

function exampleOf(code) {
  return {
    type: `https://tenure.example/errors/${code}`,
    title: PROBLEM_CODES[code].title,
    status: PROBLEM_CODES[code].status,
    detail: PROBLEM_ADVICE[code],
    instance: '/api/v1/me',
    code,
    requestId: REQUEST_ID,
    ...MEMBERS[code],
  };
}

/** Additional members of problems by code. */
const MEMBERS = {
  insufficient_scope: { requiredScope: 'parse', grantedScopes: ['match'] },
  not_acceptable: { supported: ['application/json'] },
  payload_too_large: { maxBytes: 10485760 },
  unsupported_media_type: { supported: ['multipart/form-data', 'application/json'] },
  validation_failed: {
    errors: [{ pointer: '/language', code: 'format', message: 'Must match pattern "^[a-z]{2}$".' }],
  },
  text_too_long: {
    maxCharacters: 100000,
    errors: [{ pointer: '/text', code: 'max', message: 'At most 100000 characters.' }],
  },
  rate_limited: { policy: 'parse' },
  concurrency_limited: { policy: 'parse' },
  deadline_exceeded: { operationId: '0197f3a2-6b1c-7d4e-8f90-a1b2c3d4e5f6' },
};
