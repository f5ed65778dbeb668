/** Pages of the portal application: all use the same shell, and the script renders the page of the address. */
export const APP_PAGES = [
  '/developers',
  '/developers/keys',
  '/developers/playground',
  '/developers/webhooks',
  '/developers/connectors',
  '/developers/agents',
  '/developers/requests',
  '/developers/usage',
  '/developers/operations',
  '/developers/access-requests',
  '/developers/outbox',
  '/developers/tenant',
  '/developers/data',
  '/developers/models',
  '/developers/audit-log',
] as const;

/** Pages of operators only. */
export const OPERATOR_PAGES = ['/ops/queues'] as const;

const destinations: ReadonlySet<string> = new Set([...APP_PAGES, ...OPERATOR_PAGES]);

/** An authorization request, which continues after the sign-in. Its parameters are checked then. */
const AUTHORIZATION_REQUEST = /^\/oauth\/(?:authorize|device)(?:\?[!-~]*)?$/;
export const MAX_DESTINATION_LENGTH = 3_000;

/** True for an address to which a sign-in may redirect; other addresses could belong to another site. */
export function isDestination(path: unknown): path is string {
  if (typeof path !== 'string' || path.length > MAX_DESTINATION_LENGTH) return false;
  return destinations.has(path) || AUTHORIZATION_REQUEST.test(path);
}
