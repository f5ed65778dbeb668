import type { Request, Router } from 'express';
import { z } from 'zod';
import type { ListQuery } from '../../services/sandbox/sandbox-records.service';
import type { PortalDeps } from '../portal-deps';
import { textField } from '../text-field';
import { memberOf, pathId, portalEndpoint, queryOf } from './portal-request';

const dataSchema = z.enum(['own', 'synthetic']).default('own');
const cursorSchema = z.string().max(1000).optional();
const listSchema = z.object({ data: dataSchema, q: textField(100).optional(), cursor: cursorSchema });

/** Test mode records: the signed-in user's tenant or synthetic. The portal does not serve live records. */
export function sandboxRoutes(router: Router, deps: PortalDeps): void {
  const { sandbox } = deps;
  const base = '/developers/api/sandbox';
  const listQuery = (request: Request): ListQuery => {
    const query = queryOf(request, listSchema);
    return { data: query.data, q: query.q ? query.q : null, cursor: query.cursor ?? null };
  };
  const dataOf = (request: Request) => queryOf(request, z.object({ data: dataSchema })).data;

  router.get(
    `${base}/candidates`,
    portalEndpoint(deps, async ({ user, request }) => sandbox.candidates(memberOf(user), listQuery(request))),
  );
  router.get(
    `${base}/candidates/:candidateId`,
    portalEndpoint(deps, async ({ user, request }) =>
      sandbox.candidate(memberOf(user), dataOf(request), pathId(request, 'candidateId')),
    ),
  );
  router.get(
    `${base}/jobs`,
    portalEndpoint(deps, async ({ user, request }) => sandbox.jobs(memberOf(user), listQuery(request))),
  );
  router.get(
    `${base}/jobs/:jobId`,
    portalEndpoint(deps, async ({ user, request }) =>
      sandbox.job(memberOf(user), dataOf(request), pathId(request, 'jobId')),
    ),
  );
  router.get(
    `${base}/shared/candidates/:candidateId`,
    portalEndpoint(deps, async ({ user, request }) =>
      sandbox.sharedCandidate(memberOf(user), pathId(request, 'candidateId')),
    ),
  );
  router.get(
    `${base}/shared/jobs/:jobId`,
    portalEndpoint(deps, async ({ user, request }) =>
      sandbox.sharedJob(memberOf(user), pathId(request, 'jobId')),
    ),
  );
  router.get(
    `${base}/matches`,
    portalEndpoint(deps, async ({ user, request }) =>
      sandbox.matches(memberOf(user), {
        cursor: queryOf(request, z.object({ cursor: cursorSchema })).cursor ?? null,
      }),
    ),
  );
  router.get(
    `${base}/matches/:matchId`,
    portalEndpoint(deps, async ({ user, request }) =>
      sandbox.match(memberOf(user), pathId(request, 'matchId')),
    ),
  );
  router.get(
    `${base}/matches/:matchId/ratings`,
    portalEndpoint(deps, async ({ user, request }) =>
      sandbox.ratings(memberOf(user), pathId(request, 'matchId'), {
        cursor: queryOf(request, z.object({ cursor: cursorSchema })).cursor ?? null,
      }),
    ),
  );
}
