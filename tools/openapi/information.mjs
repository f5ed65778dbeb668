import { operationsOf } from './operations.mjs';

const OVERVIEW = `A REST API for hiring and placement work.

**Keys.** Send \`Authorization: Bearer <key>\`. Live keys begin with \`svc_live_\`, test keys with \`svc_test_\`; both
reach the same routes, and test data never meets live data. A key holds scopes; each operation names the one it needs
in \`x-required-scope\`.

**Values.** What is not known is \`null\`, never an empty string; lists are never null. Times are ISO 8601 in UTC,
dates as precise as their source. Answers may gain fields within a version; ignore those you do not know.

**Refusals** are \`application/problem+json\` (RFC 9457). Decide by \`code\`, which never changes. \`errors\` points at
every field that is wrong.

**Long work.** A call waits for its work for up to 60 seconds. Send \`Prefer: respond-async, wait=10\` to be answered
202 with a \`Location\` to poll instead. When a call runs out of time the work goes on: the 504 names its operation.

**Repeating.** Send an \`Idempotency-Key\` with POST and PATCH to make repeating safe for 24 hours.

**Reading.** Every read carries an \`ETag\`. Send it back as \`If-None-Match\`, and an answer that is still the same comes
as 304 without a body.

**Limits** of live keys are shown in \`RateLimit-Policy\` and \`RateLimit\`. Test keys have none.`;

/** In the order a reader needs them; only those in use are listed. */
const TAGS = [
  { name: 'Parsing', description: 'Resumes and job descriptions as structured data.' },
  { name: 'Matching', description: 'How well a candidate and a job fit, and why.' },
  { name: 'Retention', description: 'How long a candidate would stay in a job.' },
  { name: 'Skills', description: 'Skills that prior occupations suggest.' },
  { name: 'Jobs', description: 'Openings of an employer, kept in step with its own system.' },
  {
    name: 'Candidates',
    description: 'People looking for work, kept in step with the system of their organization.',
  },
  { name: 'Tenant links', description: 'Organizations and employers that work together.' },
  { name: 'Placements', description: 'Offers and employments that came of matches.' },
  { name: 'Webhooks', description: 'Signed announcements of what happened.' },
  { name: 'Operations', description: 'Work that was started: how far it is, and what came of it.' },
  { name: 'Keys', description: 'What the calling key is and may do.' },
  { name: 'Service', description: 'The service itself: its description and whether it is up.' },
];

/** What the document says about the API as a whole, and which scope each operation needs. */
export function describeApi(document) {
  document.info = {
    title: document.info.title,
    version: document.info.version,
    summary: document.info.description,
    description: OVERVIEW,
    license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
  };
  document.servers = [{ url: '/', description: 'The service that serves this document' }];
  const used = new Set([
    ...operationsOf(document).flatMap(({ operation }) => operation.tags ?? []),
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
  const ok = { 200: 'The answer', 201: 'Created', 204: 'Done' };
  for (const { operation } of operationsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      response.description = ok[status] ?? response.description;
    }
  }
}
