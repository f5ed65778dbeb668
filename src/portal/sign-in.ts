import type { Request, Response } from 'express';
import { sendPage } from '../http/pages/page';
import { SIGN_IN_POLICY } from '../services/limits/rate-policies';
import { isDestination, MAX_DESTINATION_LENGTH } from './app-pages';
import { accountSubject, countAttempt } from './attempts';
import { formField } from './form-field';
import { formToken, requireOwnForm } from './form-guard';
import type { PortalDeps } from './portal-deps';
import { clearSessionCookie, setSessionCookie, sessionToken } from './session-cookie';
import { signInPage } from './web/sign-in-page';

export function showSignIn(
  request: Request,
  response: Response,
  { mailSent, openId }: Pick<PortalDeps, 'mailSent' | 'openId'>,
  alert: string | null,
  { status = 200, next: requested }: { status?: number; next?: string } = {},
): void {
  const destination =
    requested ??
    (request.method === 'POST'
      ? formField(request, 'next', MAX_DESTINATION_LENGTH)
      : (request.query.next ?? request.originalUrl));
  const next = isDestination(destination) ? destination : '/developers';
  sendPage(
    response,
    signInPage({
      token: formToken(request, response),
      next,
      alert,
      mailSent,
      openIdName: openId?.name ?? null,
    }),
    status,
  );
}

export async function signIn(request: Request, response: Response, deps: PortalDeps): Promise<void> {
  requireOwnForm(request);
  const email = formField(request, 'email').trim();
  const password = formField(request, 'password');
  const waitSeconds = await countAttempt(deps.rateLimiter, [
    { policy: SIGN_IN_POLICY, subject: `address:${request.ip ?? ''}` },
    { policy: SIGN_IN_POLICY, subject: accountSubject(email) },
  ]);
  if (waitSeconds > 0) {
    response.setHeader('Retry-After', String(waitSeconds));
    showSignIn(request, response, deps, 'Too many attempts. Wait a few minutes and try again.', {
      status: 429,
    });
    return;
  }
  const session = email === '' || password === '' ? null : await deps.sessions.signIn(email, password);
  if (!session) {
    // Does not reveal which of the two is wrong.
    showSignIn(request, response, deps, 'Email address or password is incorrect.', { status: 401 });
    return;
  }
  setSessionCookie(request, response, session);
  const next = formField(request, 'next', MAX_DESTINATION_LENGTH);
  response.redirect(303, isDestination(next) ? next : '/developers');
}

export async function signOut(request: Request, response: Response, deps: PortalDeps): Promise<void> {
  requireOwnForm(request);
  const token = sessionToken(request);
  if (token !== null) await deps.sessions.signOut(token);
  clearSessionCookie(request, response);
  response.redirect(303, '/developers');
}
