/** Pages of the portal application: all use the same shell, and the script renders the page of the address. */
export const APP_PAGES = [
  '/developers',
  '/developers/keys',
  '/developers/playground',
  '/developers/webhooks',
  '/developers/connectors',
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

/** True for an address to which a sign-in may redirect; other addresses could belong to another site. */
export function isDestination(path: unknown): path is string {
  return typeof path === 'string' && destinations.has(path);
}
