import type { Router } from 'express';
import { z } from 'zod';
import type { PortalDeps } from '../portal-deps';
import { optionalText } from '../text-field';
import { bodyOf, deciderOf, pathId, portalEndpoint, tenantUserOf } from './portal-request';
import { viewOf } from './record-view';

const MAX_RANKED = 100;
const DEFAULT_RANKED = 25;
const MAX_MILES = 500;
const MAX_NAME_LENGTH = 200;

const rankingSchema = z.strictObject({
  limit: z.number().int().min(1).max(MAX_RANKED).default(DEFAULT_RANKED),
  maxMiles: z.number().min(0).max(MAX_MILES).nullable().default(null),
  payFits: z.boolean().default(false),
  scheduleFits: z.boolean().default(false),
  certification: optionalText(MAX_NAME_LENGTH).default(null),
});

const BASE_PATH = '/developers/api/records/jobs/:jobId/rankings';

/** Rankings of candidates for a job. */
export function rankingsRoutes(router: Router, deps: PortalDeps): void {
  const { rankings } = deps;

  router.get(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request }) =>
      rankings.list(tenantUserOf(user), viewOf(request), pathId(request, 'jobId')),
    ),
  );
  router.post(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const decider = deciderOf(user);
      const { limit, ...filters } = bodyOf(request, rankingSchema);
      response.status(202);
      return rankings.start(decider, viewOf(request), pathId(request, 'jobId'), {
        limit,
        filters: { ...filters, recommendations: null },
      });
    }),
  );
  router.get(
    `${BASE_PATH}/:rankingId`,
    portalEndpoint(deps, async ({ user, request }) =>
      rankings.get(
        tenantUserOf(user),
        viewOf(request),
        pathId(request, 'jobId'),
        pathId(request, 'rankingId'),
      ),
    ),
  );
}
