import type { Router } from 'express';
import type { PortalDeps } from '../portal-deps';
import { operatorOnly, portalEndpoint } from './portal-request';

/** The state of the service, for operators. */
export function operateRoutes(router: Router, deps: PortalDeps): void {
  router.get(
    '/developers/api/pools',
    portalEndpoint(deps, async ({ user }) => {
      operatorOnly(user);
      return deps.health.look();
    }),
  );
}
