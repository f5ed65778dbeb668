import type { Router } from 'express';
import { z } from 'zod';
import { portalCaller } from '../../services/access/tenant-user';
import type { PortalDeps } from '../portal-deps';
import { memberOf, portalEndpoint, queryOf } from './portal-request';

const weightsSchema = z.object({ mode: z.enum(['live', 'test']).default('live') });

/** Learned model state of a tenant: counts and statistics, never records. */
export function modelsRoutes(router: Router, deps: PortalDeps): void {
  router.get(
    '/developers/api/models/retention',
    portalEndpoint(deps, async ({ user, request }) =>
      deps.calibration.view(portalCaller(memberOf(user), queryOf(request, weightsSchema).mode)),
    ),
  );
  router.get(
    '/developers/api/models/matching',
    portalEndpoint(deps, async ({ user, request }) =>
      deps.matchWeights.view({
        tenantId: memberOf(user).tenantId,
        mode: queryOf(request, weightsSchema).mode,
      }),
    ),
  );
}
