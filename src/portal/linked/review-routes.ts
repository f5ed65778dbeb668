import type { Router } from 'express';
import { z } from 'zod';
import { AppError } from '../../platform/app-error';
import { isUuid } from '../../platform/ids';
import { bodyOf, SentDocument } from '../api/portal-request';
import type { EntryFiles } from '../../http/pages/built-app';
import { jsonBody } from '../json-body';
import type { PortalDeps } from '../portal-deps';
import { bearerOf, requestedSession } from './linked-session';
import { sendLinkedPage } from '../web/linked-page';

const openSchema = z.strictObject({ token: z.string().max(100) });
const scalarSchema = z.union([z.string().max(10_000), z.number(), z.null()]);
const confirmSchema = z.strictObject({
  corrections: z
    .array(
      z.strictObject({
        pointer: z.string().max(200),
        action: z.enum(['replace', 'add', 'remove']),
        value: z.union([scalarSchema, z.record(z.string().max(40), scalarSchema)]),
        page: z.number().int().min(1).max(10_000).nullable(),
        box: z.array(z.number().min(0).max(1)).length(4).nullable(),
      }),
    )
    .max(500),
});

/**
 * The page of a review session and its requests. They use no cookie, so a frame works without third-party cookies, and
 * another site cannot act in the name of the reader: each request carries a secret that only the page has.
 */
export function reviewRoutes(router: Router, deps: PortalDeps, files: EntryFiles | null): void {
  const { reviewPages } = deps;
  router.get('/review/:sessionId', async (request, response) => {
    if (files === null) {
      throw new AppError('service_unavailable', 'The pages are not built. Run npm run build.');
    }
    const { sessionId } = request.params;
    const origins = isUuid(sessionId) ? await reviewPages.frameOrigins(sessionId) : [];
    sendLinkedPage(response, files, { title: 'Review', frameOrigins: origins });
  });
  router.use('/review/:sessionId', ...jsonBody);
  router.post('/review/:sessionId/open', async (request, response) => {
    const sessionId = await requestedSession(request, deps, 'review');
    const { token } = bodyOf(request, openSchema);
    response.json(await reviewPages.open(sessionId, token));
  });
  router.get('/review/:sessionId/document', async (request, response) => {
    const sessionId = await requestedSession(request, deps, 'review');
    new SentDocument(await reviewPages.document(sessionId, bearerOf(request))).send(response);
  });
  router.post('/review/:sessionId/confirm', async (request, response) => {
    const sessionId = await requestedSession(request, deps, 'review');
    const { corrections } = bodyOf(request, confirmSchema);
    response.json(await reviewPages.confirm(sessionId, bearerOf(request), corrections));
  });
}
