import type { Router } from 'express';
import { baseUrlOf } from '../../http/errors/problem';
import type { PortalDeps } from '../portal-deps';
import { requireOperator, pathId, portalEndpoint } from './portal-request';

/** Service status for operators. */
export function operateRoutes(router: Router, deps: PortalDeps): void {
  router.get(
    '/developers/api/pools',
    portalEndpoint(deps, async ({ user }) => {
      requireOperator(user);
      return deps.health.check();
    }),
  );
  router.get(
    '/developers/api/outbox',
    portalEndpoint(deps, async ({ user }) => {
      requireOperator(user);
      return deps.outbox.list();
    }),
  );
  router.get(
    '/developers/api/outbox/:mailId',
    portalEndpoint(deps, async ({ user, request }) => {
      requireOperator(user);
      return deps.outbox.read(pathId(request, 'mailId'), baseUrlOf(request));
    }),
  );
}
