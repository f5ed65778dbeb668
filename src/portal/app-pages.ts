/**
 * Pages of the portal application: all use the same shell, and the script renders the page of the address. A segment with
 * a colon is an id.
 */
export const APP_PAGES = [
  '/developers',
  '/developers/candidates',
  '/developers/candidates/:candidateId',
  '/developers/jobs',
  '/developers/jobs/:jobId',
  '/developers/jobs/:jobId/rankings/:rankingId',
  '/developers/matches',
  '/developers/matches/:matchId',
  '/developers/duplicates',
  '/developers/keys',
  '/developers/playground',
  '/developers/webhooks',
  '/developers/connectors',
  '/developers/agents',
  '/developers/requests',
  '/developers/usage',
  '/developers/operations',
  '/developers/status',
  '/developers/tenants',
  '/developers/tenants/:tenantId',
  '/developers/find',
  '/developers/queues',
  '/developers/access-requests',
  '/developers/outbox',
  '/developers/tenant',
  '/developers/models',
  '/developers/audit-log',
] as const;

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
