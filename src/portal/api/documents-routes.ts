import type { Router } from 'express';
import type { PortalDeps } from '../portal-deps';
import { deciderOf, pathId, portalEndpoint, SentDocument, tenantUserOf } from './portal-request';
import { viewOf } from './record-view';

const DOCUMENT_PATH = '/developers/api/records/documents/:parseId';

/** Documents of parses, with what was read from them. */
export function documentsRoutes(router: Router, deps: PortalDeps): void {
  const { portalDocuments } = deps;

  router.get(
    DOCUMENT_PATH,
    portalEndpoint(deps, async ({ user, request }) =>
      portalDocuments.get(tenantUserOf(user), viewOf(request), pathId(request, 'parseId')),
    ),
  );
  router.get(
    `${DOCUMENT_PATH}/content`,
    portalEndpoint(deps, async ({ user, request }) => {
      const parseId = pathId(request, 'parseId');
      return new SentDocument(await portalDocuments.content(tenantUserOf(user), viewOf(request), parseId));
    }),
  );
  router.post(
    `${DOCUMENT_PATH}/review`,
    portalEndpoint(deps, async ({ user, request, response }) => {
      const decider = deciderOf(user);
      response.status(201);
      return portalDocuments.review(decider, viewOf(request), pathId(request, 'parseId'));
    }),
  );
  router.delete(
    DOCUMENT_PATH,
    portalEndpoint(deps, async ({ user, request }) =>
      portalDocuments.remove(deciderOf(user), viewOf(request), pathId(request, 'parseId')),
    ),
  );
}
