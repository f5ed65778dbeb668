import type { RequestHandler, Router } from 'express';
import { z } from 'zod';
import { AppError } from '../../platform/app-error';
import { isUuid } from '../../platform/ids';
import { pathId, queryOf } from '../api/portal-request';
import { cursorSchema } from '../api/record-view';
import type { EntryFiles } from '../../http/pages/built-app';
import { bearerOf, requestedSession } from './linked-session';
import type { PortalDeps } from '../portal-deps';
import { sendLinkedPage } from '../web/linked-page';

const pageSchema = z.object({ cursor: cursorSchema });

const PAGE_PATH = '/view/:sessionId';
const MATCH_PATH = `${PAGE_PATH}/records/matches/:matchId`;

/**
 * The page of a view session and its requests, which have the paths of the portal's requests for the same records. They use
 * no cookie: each carries the secret of the link.
 */
export function viewRoutes(router: Router, deps: PortalDeps, files: EntryFiles | null): void {
  const { viewPages } = deps;
  const endpoint =
    (action: (request: Parameters<RequestHandler>[0], id: string, token: string) => Promise<unknown>) =>
    async (...[request, response]: Parameters<RequestHandler>): Promise<void> => {
      const sessionId = await requestedSession(request, deps, 'view');
      response.setHeader('Cache-Control', 'no-store');
      response.json(await action(request, sessionId, bearerOf(request)));
    };
  const cursorOf = (request: Parameters<RequestHandler>[0]) => queryOf(request, pageSchema).cursor ?? null;

  router.get(PAGE_PATH, async (request, response) => {
    if (files === null) {
      throw new AppError('service_unavailable', 'The pages are not built. Run npm run build.');
    }
    const { sessionId } = request.params;
    const frameOrigins = isUuid(sessionId) ? await viewPages.frameOrigins(sessionId) : [];
    sendLinkedPage(response, files, { title: 'Match', frameOrigins });
  });
  router.get(
    `${PAGE_PATH}/session`,
    endpoint((_request, id, token) => viewPages.open(id, token)),
  );
  router.get(
    MATCH_PATH,
    endpoint((request, id, token) => viewPages.match(id, token, pathId(request, 'matchId'))),
  );
  router.get(
    `${MATCH_PATH}/evidence`,
    endpoint((request, id, token) => viewPages.evidence(id, token, pathId(request, 'matchId'))),
  );
  router.get(
    `${MATCH_PATH}/history`,
    endpoint((request, id, token) =>
      viewPages.history(id, token, pathId(request, 'matchId'), cursorOf(request)),
    ),
  );
  router.get(
    `${MATCH_PATH}/ratings`,
    endpoint((request, id, token) =>
      viewPages.ratings(id, token, pathId(request, 'matchId'), cursorOf(request)),
    ),
  );
  router.get(
    `${PAGE_PATH}/records/jobs/:jobId/rankings/:rankingId`,
    endpoint((request, id, token) =>
      viewPages.ranking(id, token, pathId(request, 'jobId'), pathId(request, 'rankingId')),
    ),
  );
}
