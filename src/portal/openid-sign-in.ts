import type { CookieOptions, Request, Response } from 'express';
import { baseUrlOf } from '../http/errors/problem';
import { OPENID_TICKET_SECONDS, type OpenIdSignInService } from '../services/access/openid-sign-in.service';
import { SIGN_IN_POLICY } from '../services/limits/rate-policies';
import { isDestination } from './app-pages';
import { countAttempt } from './attempts';
import type { PortalDeps } from './portal-deps';
import { setSessionCookie } from './session-cookie';
import { showSignIn } from './sign-in';

const BASE_PATH = '/developers/openid';
export const OPENID_START = `${BASE_PATH}/start`;
export const OPENID_CALLBACK = `${BASE_PATH}/callback`;

const TICKET_COOKIE = 'tenure_openid';

/** Redirects the browser to the issuer and stores the expected response values in a sealed cookie. */
export async function startOpenId(
  request: Request,
  response: Response,
  deps: PortalDeps,
  openId: OpenIdSignInService,
): Promise<void> {
  const next = isDestination(request.query.next) ? request.query.next : '/developers';
  const started = await openId.start(`${baseUrlOf(request)}${OPENID_CALLBACK}`, next);
  if (!started) {
    return showSignIn(request, response, deps, 'The sign-in service cannot be reached. Try again later.', {
      status: 503,
    });
  }
  response.cookie(TICKET_COOKIE, started.ticket, {
    ...cookieOptions(request),
    maxAge: OPENID_TICKET_SECONDS * 1_000,
  });
  response.redirect(303, started.address);
}

/** Handles the return from the issuer. Each cookie is valid once; a successful sign-in always starts a new session. */
export async function finishOpenId(
  request: Request,
  response: Response,
  deps: PortalDeps,
  openId: OpenIdSignInService,
): Promise<void> {
  const wait = await countAttempt(deps.rateLimiter, [
    { policy: SIGN_IN_POLICY, subject: `openid:${request.ip ?? ''}` },
  ]);
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    return showSignIn(request, response, deps, 'Too many attempts. Wait a few minutes and try again.', {
      status: 429,
    });
  }
  const ticket = (request.cookies as Record<string, unknown> | undefined)?.[TICKET_COOKIE];
  response.clearCookie(TICKET_COOKIE, cookieOptions(request));
  const cameBackTo = new URL(request.originalUrl, baseUrlOf(request));
  const outcome = typeof ticket === 'string' ? await openId.finish(cameBackTo, ticket) : 'failed';
  if (outcome === 'unknown') {
    const words =
      'No account exists for your verified email address. Ask an administrator for an invitation.';
    return showSignIn(request, response, deps, words, { status: 403 });
  }
  if (outcome === 'failed') {
    return showSignIn(request, response, deps, 'Sign-in failed. Try again.', { status: 401 });
  }
  setSessionCookie(request, response, outcome.session);
  response.redirect(303, isDestination(outcome.next) ? outcome.next : '/developers');
}

/** `SameSite` is Lax, because the issuer's page redirects the browser back. */
function cookieOptions(request: Request): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: request.secure, path: BASE_PATH };
}
