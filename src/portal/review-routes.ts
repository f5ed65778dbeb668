import type { Request, Router } from 'express';
import { z } from 'zod';
import { AppError } from '../platform/app-error';
import { isUuid } from '../platform/ids';
import { PORTAL_POLICY } from '../services/limits/rate-policies';
import { bodyOf } from './api/portal-request';
import type { EntryFiles } from '../http/pages/built-app';
import { jsonBody } from './json-body';
import type { PortalDeps } from './portal-deps';
import { sendReviewShell } from './web/review-shell';

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
    sendReviewShell(response, files, origins);
  });
  router.use('/review/:sessionId', ...jsonBody);
  router.post('/review/:sessionId/open', async (request, response) => {
    const sessionId = await requestedSession(request, deps);
    const { token } = bodyOf(request, openSchema);
    response.json(await reviewPages.open(sessionId, token));
  });
  router.get('/review/:sessionId/document', async (request, response) => {
    const sessionId = await requestedSession(request, deps);
    const { bytes, mediaType } = await reviewPages.document(sessionId, bearerOf(request));
    response.setHeader('Content-Type', mediaType);
    // Only the script of the page reads it; opened as a page of its own it could run nothing.
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    response.setHeader('Content-Disposition', 'attachment');
    response.send(bytes);
  });
  router.post('/review/:sessionId/confirm', async (request, response) => {
    const sessionId = await requestedSession(request, deps);
    const { corrections } = bodyOf(request, confirmSchema);
    response.json(await reviewPages.confirm(sessionId, bearerOf(request), corrections));
  });
}

/** Returns the session of a request, unless there were too many requests for it. */
async function requestedSession(request: Request, { rateLimiter }: PortalDeps): Promise<string> {
  const { sessionId } = request.params;
  if (typeof sessionId !== 'string' || !isUuid(sessionId)) {
    throw new AppError('not_found', 'No such review exists.');
  }
  const decisions = await rateLimiter.take(sessionId, [
    { policy: PORTAL_POLICY, subject: `review:${sessionId}` },
  ]);
  const wait = Math.max(0, ...(decisions ?? []).map((decision) => decision.retryAfterSeconds));
  if (wait > 0) {
    throw new AppError('rate_limited', 'Too many requests for this review.', {
      headers: { 'Retry-After': String(wait) },
      extensions: { policy: PORTAL_POLICY.name },
    });
  }
  return sessionId;
}

function bearerOf(request: Request): string {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
