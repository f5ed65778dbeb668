/** Pages of the portal's application: each is the same shell, and the script shows the page of its address. */
export const APP_PAGES = [
  '/developers',
  '/developers/keys',
  '/developers/playground',
  '/developers/webhooks',
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

/** Where a sign-in may lead; anything else could be another site. */
export function isDestination(path: unknown): path is string {
  return typeof path === 'string' && destinations.has(path);
}
