import type { Request, Router } from 'express';
import type { Mode, UUID } from '../../domain/common';
import { baseUrlOf } from '../../http/errors/problem';
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
      const view = viewOf(request);
      const parseId = pathId(request, 'parseId');
      return portalDocuments.review(decider, view, parseId, pageOf(request, view, parseId));
    }),
  );
  router.delete(
    DOCUMENT_PATH,
    portalEndpoint(deps, async ({ user, request }) =>
      portalDocuments.remove(deciderOf(user), viewOf(request), pathId(request, 'parseId')),
    ),
  );
}

/** The whole address of a document's page, to which its review returns. */
function pageOf(request: Request, { mode }: { mode: Mode }, parseId: UUID): string {
  return `${baseUrlOf(request)}/developers/documents/${parseId}${mode === 'live' ? '?mode=live' : ''}`;
}
