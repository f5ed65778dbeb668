import type { Router } from 'express';
import { z } from 'zod';
import type { PortalDeps } from '../portal-deps';
import { pathId, portalEndpoint, queryOf, tenantUserOf } from './portal-request';
import { cursorSchema, viewOf } from './record-view';

const pageSchema = z.object({ cursor: cursorSchema });
const listSchema = pageSchema.extend({
  candidateId: z.uuid().optional(),
  jobId: z.uuid().optional(),
  recommendation: z
    .enum(['strong_match', 'good_match', 'possible_match', 'weak_match', 'not_eligible'])
    .optional(),
  sort: z.enum(['-finalScore', '-updatedAt']).default('-updatedAt'),
});

const BASE_PATH = '/developers/api/records/matches';
const MATCH_PATH = `${BASE_PATH}/:matchId`;

/** Matches, and what people said about them. */
export function matchesRoutes(router: Router, deps: PortalDeps): void {
  const { matches } = deps;

  router.get(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request }) => {
      const { cursor, candidateId, jobId, recommendation, sort } = queryOf(request, listSchema);
      return matches.list(tenantUserOf(user), viewOf(request), {
        cursor: cursor ?? null,
        candidateId: candidateId ?? null,
        jobId: jobId ?? null,
        recommendation: recommendation ?? null,
        sort,
      });
    }),
  );
  router.get(
    MATCH_PATH,
    portalEndpoint(deps, async ({ user, request }) =>
      matches.get(tenantUserOf(user), viewOf(request), pathId(request, 'matchId')),
    ),
  );
  router.get(
    `${MATCH_PATH}/ratings`,
    portalEndpoint(deps, async ({ user, request }) =>
      matches.ratings(tenantUserOf(user), viewOf(request), pathId(request, 'matchId'), {
        cursor: queryOf(request, pageSchema).cursor ?? null,
      }),
    ),
  );
}
