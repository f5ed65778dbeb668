import type { Router } from 'express';
import { z } from 'zod';
import { baseUrlOf } from '../../http/errors/problem';
import type { PortalDeps } from '../portal-deps';
import { textField } from '../text-field';
import { bodyOf, requireOperator, pathId, portalEndpoint, queryOf } from './portal-request';

const MAX_ID_LENGTH = 100;

const findSchema = z.object({ id: textField(MAX_ID_LENGTH) });
const statusSchema = z.strictObject({ status: z.enum(['active', 'suspended']) });
const limitSchema = z.strictObject({ name: z.string().max(MAX_ID_LENGTH), value: z.number() });

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
  router.get(
    '/developers/api/operate/load',
    portalEndpoint(deps, async ({ user }) => {
      requireOperator(user);
      return deps.operatorConsole.load();
    }),
  );
  router.get(
    '/developers/api/operate/found',
    portalEndpoint(deps, async ({ user, request }) => {
      requireOperator(user);
      return deps.operatorConsole.find(queryOf(request, findSchema).id);
    }),
  );
  tenantRoutes(router, deps);
}

function tenantRoutes(router: Router, deps: PortalDeps): void {
  const { operatorConsole } = deps;
  router.get(
    '/developers/api/operate/tenants',
    portalEndpoint(deps, async ({ user }) => {
      requireOperator(user);
      return operatorConsole.tenants();
    }),
  );
  router.patch(
    '/developers/api/operate/tenants/:tenantId',
    portalEndpoint(deps, async ({ user, request }) => {
      requireOperator(user);
      const { status } = bodyOf(request, statusSchema);
      await operatorConsole.setStatus(user.userId, pathId(request, 'tenantId'), status);
    }),
  );
  router.get(
    '/developers/api/operate/tenants/:tenantId/limits',
    portalEndpoint(deps, async ({ user, request }) => {
      requireOperator(user);
      return operatorConsole.limits(pathId(request, 'tenantId'));
    }),
  );
  router.patch(
    '/developers/api/operate/tenants/:tenantId/limits',
    portalEndpoint(deps, async ({ user, request }) => {
      requireOperator(user);
      const limit = bodyOf(request, limitSchema);
      await operatorConsole.setLimit(user.userId, pathId(request, 'tenantId'), limit);
    }),
  );
}
