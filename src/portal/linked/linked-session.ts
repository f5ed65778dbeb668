import type { Request } from 'express';
import { AppError } from '../../platform/app-error';
import { isUuid } from '../../platform/ids';
import { PORTAL_POLICY } from '../../services/limits/rate-policies';
import type { PortalDeps } from '../portal-deps';

/** Returns the session of a request from a page with a secret link, unless there were too many requests for it. */
export async function requestedSession(
  request: Request,
  { rateLimiter }: Pick<PortalDeps, 'rateLimiter'>,
  page: 'review' | 'view',
): Promise<string> {
  const { sessionId } = request.params;
  if (typeof sessionId !== 'string' || !isUuid(sessionId)) {
    throw new AppError('not_found', `No such ${page} exists.`);
  }
  const decisions = await rateLimiter.take(sessionId, [
    { policy: PORTAL_POLICY, subject: `${page}:${sessionId}` },
  ]);
  const wait = Math.max(0, ...(decisions ?? []).map((decision) => decision.retryAfterSeconds));
  if (wait > 0) {
    throw new AppError('rate_limited', `Too many requests for this ${page}.`, {
      headers: { 'Retry-After': String(wait) },
      extensions: { policy: PORTAL_POLICY.name },
    });
  }
  return sessionId;
}

/** Returns the secret that the page of a link sends; empty without one. */
export function bearerOf(request: Request): string {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
