import type { Router } from 'express';
import { allOperations } from '../../http/openapi/document';
import { SCOPES } from '../../services/access/caller';
import { SCOPE_TEXTS } from '../../services/access/oauth/role-scopes';
import { isAdministrator, isDecider, isTenantUser } from '../../services/access/tenant-user';
import { formToken } from '../form-guard';
import type { PortalDeps } from '../portal-deps';
import { portalEndpoint } from './portal-request';

interface OpenedRoute {
  method: string;
  path: string;
  summary: string;
}

/** The session data every page needs. */
export function sessionRoutes(router: Router, deps: PortalDeps): void {
  const scopes = SCOPES.map((scope) => ({ scope, about: SCOPE_TEXTS[scope], routes: routesOf(scope) }));
  router.get(
    '/developers/api/session',
    portalEndpoint(deps, async ({ user, request, response }) => ({
      user: {
        userId: user.userId,
        name: user.displayName,
        role: user.role,
        tenantId: user.tenantId,
        tenantType: user.tenantType,
        administrator: isAdministrator(user),
        decider: isDecider(user),
      },
      liveRecords: isTenantUser(user) && (await deps.recordAccess.canReadLive(user)),
      formToken: formToken(request, response),
      queueBoard: user.role === 'operator' && deps.operatorBoard !== undefined,
      scopes,
    })),
  );
}

/** Returns the routes a scope permits, from the API description. */
function routesOf(scope: string): OpenedRoute[] {
  return allOperations()
    .filter(({ operation }) => operation.security?.some((each) => Object.values(each).flat().includes(scope)))
    .map(({ method, path, operation }) => ({
      method,
      path: path.replace(/:(\w+)/g, '{$1}'),
      summary: operation.summary ?? '',
    }));
}
