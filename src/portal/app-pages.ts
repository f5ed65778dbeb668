/**
 * Pages of the portal application: all use the same shell, and the script renders the page of the address. A segment with
 * a colon is an id. Each page has its module in `src/portal/app`, which the browser loads together with the script.
 */
export const PAGE_MODULES = {
  '/developers': 'pages/home.tsx',
  '/developers/candidates': 'candidates/candidates-page.tsx',
  '/developers/candidates/:candidateId': 'candidates/candidate-page.tsx',
  '/developers/documents/:parseId': 'documents/document-page.tsx',
  '/developers/jobs': 'jobs/jobs-page.tsx',
  '/developers/jobs/:jobId': 'jobs/job-page.tsx',
  '/developers/jobs/:jobId/rankings/:rankingId': 'jobs/ranking-page.tsx',
  '/developers/matches': 'matches/matches-page.tsx',
  '/developers/matches/:matchId': 'matches/match-page.tsx',
  '/developers/duplicates': 'duplicates/duplicates-page.tsx',
  '/developers/keys': 'pages/keys.tsx',
  '/developers/keys/:keyId': 'keys/key-page.tsx',
  '/developers/playground': 'pages/playground.tsx',
  '/developers/webhooks': 'pages/webhooks.tsx',
  '/developers/connectors': 'pages/connectors.tsx',
  '/developers/agents': 'pages/agents.tsx',
  '/developers/requests': 'pages/requests.tsx',
  '/developers/usage': 'pages/usage.tsx',
  '/developers/operations': 'pages/operations.tsx',
  '/developers/status': 'operate/service-status.tsx',
  '/developers/tenants': 'operate/tenants-page.tsx',
  '/developers/tenants/:tenantId': 'operate/tenant-page.tsx',
  '/developers/find': 'operate/find-page.tsx',
  '/developers/queues': 'operate/queues-page.tsx',
  '/developers/access-requests': 'pages/access-requests.tsx',
  '/developers/outbox': 'pages/mail-outbox.tsx',
  '/developers/tenant': 'pages/tenant.tsx',
  '/developers/models': 'pages/models.tsx',
  '/developers/audit-log': 'pages/audit-log.tsx',
} as const;

export const APP_PAGES = Object.keys(PAGE_MODULES);

/** Pages of operators only. */
export const OPERATOR_PAGES = ['/ops/queues'] as const;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** The query of a page: letters, digits and what URL encoding leaves, so that it cannot change the host or the header. */
const QUERY = String.raw`(?:\?[\w%&=+.~*-]{1,2000})?`;

const destinations = [...APP_PAGES, ...OPERATOR_PAGES].map(
  (page) => new RegExp(`^${page.replaceAll(/:\w+/g, UUID)}${QUERY}$`),
);

/** An authorization request, which continues after the sign-in. Its parameters are checked then. */
const AUTHORIZATION_REQUEST = /^\/oauth\/(?:authorize|device)(?:\?[!-~]*)?$/;
export const MAX_DESTINATION_LENGTH = 3_000;

/** True for an address to which a sign-in may redirect; other addresses could belong to another site. */
export function isDestination(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > MAX_DESTINATION_LENGTH) return false;
  return destinations.some((pattern) => pattern.test(address)) || AUTHORIZATION_REQUEST.test(address);
}
