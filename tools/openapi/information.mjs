import { operationsOf } from './operations.mjs';

const OVERVIEW = `A REST API for hiring and placement work.

**Keys.** Send \`Authorization: Bearer <key>\`. Live keys begin with \`svc_live_\`, test keys with \`svc_test_\`; both
use the same routes, but test data and live data are separate. A key has scopes; each operation names its required
scope in \`x-required-scope\`. \`POST /oauth/token\` exchanges a key for an access token of one hour, which is accepted
wherever a key is.

**Values.** Unknown values are \`null\`, never empty strings; lists are never null. Times are ISO 8601 in UTC,
dates are as precise as their source. Responses may gain fields within a version; ignore unknown fields.

**Errors** are \`application/problem+json\` (RFC 9457). Rely on \`code\`, which never changes. \`errors\` points to
every invalid field.

**Long operations.** A request waits up to 60 seconds for its result. Send \`Prefer: respond-async, wait=10\` to receive
202 with a \`Location\` to poll instead. After a timeout the operation continues: the 504 response contains its id.

**Retries.** Send an \`Idempotency-Key\` with POST and PATCH to make retries safe for 24 hours.

**Caching.** Every GET response has an \`ETag\`. Send it as \`If-None-Match\` to receive 304 without a body when the
response has not changed.

**Limits** of live keys are shown in \`RateLimit-Policy\` and \`RateLimit\`. Test keys have none.`;

/** Tags in display order. Unused tags are left out. */
const TAGS = [
  { name: 'Parsing', description: 'Resumes and job postings as structured data.' },
  { name: 'Reviews', description: 'Pages on which people correct what was read.' },
  { name: 'Views', description: 'Pages on which people see a match or a ranking.' },
  { name: 'Matching', description: 'Scores for how well a candidate and a job match, with reasons.' },
  { name: 'Retention', description: 'Forecasts of how long a candidate will stay in a job.' },
  { name: 'Skills', description: 'Skills inferred from prior occupations.' },
  { name: 'Jobs', description: 'Job postings of an employer, synchronized with its own system.' },
  {
    name: 'Candidates',
    description: 'Candidates of an organization, synchronized with its own system.',
  },
  { name: 'Imports', description: 'Files of candidates or jobs, imported in one request.' },
  { name: 'Custom fields', description: 'Keys that your records may have besides the fields of the API.' },
  { name: 'Saved searches', description: 'Filters that are kept, and that notify of new matches.' },
  { name: 'Connectors', description: 'Job boards and other systems whose jobs are pulled.' },
  { name: 'Tenant links', description: 'Links between organizations and employers that share records.' },
  { name: 'Placements', description: 'Offers and employments that result from matches.' },
  { name: 'Webhooks', description: 'Signed notifications of events.' },
  { name: 'Compliance', description: 'Instructions for use as data.' },
  { name: 'Operations', description: 'Status and results of asynchronous work.' },
  { name: 'Keys', description: 'The API key of the request and its permissions.' },
  { name: 'Sandbox', description: 'Test tenants without an account, and the clock of test data.' },
  { name: 'Service', description: 'API description and health of the service.' },
];

/** Adds the description of the API as a whole and the required scope of each operation. */
export function describeApi(document) {
  document.info = {
    title: document.info.title,
    version: document.info.version,
    summary: document.info.description,
    description: OVERVIEW,
    license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
  };
  document.servers = [{ url: '/', description: 'This server' }];
  const used = new Set([
    ...operationsOf(document).flatMap(({ operation }) => operation.tags ?? []),
    'Sandbox',
    'Service',
  ]);
  const undescribed = [...used].filter((name) => !TAGS.some((tag) => tag.name === name));
  if (undescribed.length > 0)
    throw new Error(`Describe the tag ${undescribed[0]} in tools/openapi/information.mjs.`);
  document.tags = TAGS.filter((tag) => used.has(tag.name));
  document.components.securitySchemes.apiKey.description =
    'A key as issued in the developer portal: `svc_live_…` or `svc_test_…`.';
  for (const { operation } of operationsOf(document)) {
    const scopes = (operation.security ?? []).flatMap((each) => each.apiKey ?? []);
    if (scopes.length > 0) operation['x-required-scope'] = scopes[0];
  }
  const ok = { 200: 'The response', 201: 'Created', 204: 'Done' };
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      response.description = ok[status] ?? response.description;
    }
  }
}
