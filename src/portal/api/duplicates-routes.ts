import type { Router } from 'express';
import { z } from 'zod';
import type { PortalDeps } from '../portal-deps';
import { bodyOf, deciderOf, pathId, portalEndpoint, queryOf, tenantUserOf } from './portal-request';
import { cursorSchema, viewOf } from './record-view';

const otherSchema = z.strictObject({ candidateId: z.uuid('must be the id of a candidate') });

const BASE_PATH = '/developers/api/records/duplicates';
const CANDIDATE_PATH = '/developers/api/records/candidates/:candidateId';

/** Likely duplicates, and what people decided about them. */
export function duplicatesRoutes(router: Router, deps: PortalDeps): void {
  const { duplicates } = deps;

  router.get(
    BASE_PATH,
    portalEndpoint(deps, async ({ user, request }) =>
      duplicates.queue(
        tenantUserOf(user),
        viewOf(request),
        queryOf(request, z.object({ cursor: cursorSchema })).cursor ?? null,
      ),
    ),
  );
  router.get(
    `${BASE_PATH}/decided`,
    portalEndpoint(deps, async ({ user, request }) =>
      duplicates.decided(tenantUserOf(user), viewOf(request)),
    ),
  );
  router.get(
    `${CANDIDATE_PATH}/duplicates`,
    portalEndpoint(deps, async ({ user, request }) =>
      duplicates.ofCandidate(tenantUserOf(user), viewOf(request), pathId(request, 'candidateId')),
    ),
  );
  router.get(
    `${CANDIDATE_PATH}/duplicates/:otherId`,
    portalEndpoint(deps, async ({ user, request }) =>
      duplicates.pair(
        tenantUserOf(user),
        viewOf(request),
        pathId(request, 'candidateId'),
        pathId(request, 'otherId'),
      ),
    ),
  );
  router.post(
    `${CANDIDATE_PATH}/merges`,
    portalEndpoint(deps, async ({ user, request }) => {
      const decider = deciderOf(user);
      const { candidateId } = bodyOf(request, otherSchema);
      return duplicates.merge(decider, viewOf(request), pathId(request, 'candidateId'), candidateId);
    }),
  );
  router.delete(
    `${CANDIDATE_PATH}/merges/:otherId`,
    portalEndpoint(deps, async ({ user, request }) =>
      duplicates.unmerge(
        deciderOf(user),
        viewOf(request),
        pathId(request, 'candidateId'),
        pathId(request, 'otherId'),
      ),
    ),
  );
  router.post(
    `${CANDIDATE_PATH}/distinct`,
    portalEndpoint(deps, async ({ user, request }) => {
      const decider = deciderOf(user);
      const { candidateId } = bodyOf(request, otherSchema);
      await duplicates.declareDistinct(decider, viewOf(request), pathId(request, 'candidateId'), candidateId);
    }),
  );
  router.delete(
    `${CANDIDATE_PATH}/distinct/:otherId`,
    portalEndpoint(deps, async ({ user, request }) =>
      duplicates.withdrawDistinct(
        deciderOf(user),
        viewOf(request),
        pathId(request, 'candidateId'),
        pathId(request, 'otherId'),
      ),
    ),
  );
}
