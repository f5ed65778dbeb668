import type { Router } from 'express';
import { baseUrlOf } from '../../http/errors/problem';
import type { PortalDeps } from '../portal-deps';
import { operatorOnly, pathId, portalEndpoint } from './portal-request';

/** Service status for operators. */
export function operateRoutes(router: Router, deps: PortalDeps): void {
  router.get(
    '/developers/api/pools',
    portalEndpoint(deps, async ({ user }) => {
      operatorOnly(user);
      return deps.health.check();
    }),
  );
  router.get(
    '/developers/api/outbox',
    portalEndpoint(deps, async ({ user }) => {
      operatorOnly(user);
      return deps.outbox.list();
    }),
  );
  router.get(
    '/developers/api/outbox/:mailId',
    portalEndpoint(deps, async ({ user, request }) => {
      operatorOnly(user);
      return deps.outbox.read(pathId(request, 'mailId'), baseUrlOf(request));
    }),
  );
}
