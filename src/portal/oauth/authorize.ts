import type { Request, Response } from 'express';
import { html } from '../../platform/html';
import { knownBaseUrl } from '../../http/errors/problem';
import { sendPage } from '../../http/pages/page';
import { AUTHORIZATION_PATH } from '../../http/oauth/oauth-metadata';
import { resourceOf } from '../../http/oauth/protected-resources';
import type {
  AuthorizationServer,
  ConsentQuestion,
  ReviewedRequest,
} from '../../services/access/oauth/authorizations.service';
import type { SessionUser } from '../../services/access/sessions.service';
import { isTenantUser, type TenantUser } from '../../services/access/tenant-user';
import { AUTHORIZE_POLICY } from '../../services/limits/rate-policies';
import { countAttempt } from '../attempts';
import { formField } from '../form-field';
import { formToken, requireOwnForm, type FormCookie } from '../form-guard';
import { MAX_DESTINATION_LENGTH } from '../app-pages';
import type { PortalDeps } from '../portal-deps';
import { signedInUser } from '../session-cookie';
import { showSignIn } from '../sign-in';
import { consentPage } from './consent-page';

/** The token of these forms, apart from that of the portal: programs link to these pages from other sites. */
export const CONSENT_COOKIE: FormCookie = { name: 'tenure_consent', path: '/oauth' };

/** Shows the question of an authorization request to the signed-in member (RFC 6749 §4.1.1). */
export async function showAuthorization(
  request: Request,
  response: Response,
  deps: PortalDeps,
): Promise<void> {
  const query = queryOf(request);
  const user = await memberOrPage(request, response, deps, query);
  if (!user) return;
  const reviewed = await deps.authorizations.review(user, new URLSearchParams(query), serverOf(request));
  answer(request, response, { user, query, reviewed });
}

/** Takes the decision. The form must come from our own page, and the request is checked again. */
export async function decideAuthorization(
  request: Request,
  response: Response,
  deps: PortalDeps,
): Promise<void> {
  requireOwnForm(request, CONSENT_COOKIE);
  const query = formField(request, 'request', MAX_DESTINATION_LENGTH);
  const user = await memberOrPage(request, response, deps, query);
  if (!user) return;
  const parameters = new URLSearchParams(query);
  const server = serverOf(request);
  const decision = formField(request, 'decision');
  if (decision === 'deny') {
    return answer(request, response, {
      user,
      query,
      reviewed: await deps.authorizations.deny(user, parameters, server),
    });
  }
  if (decision === 'ask') {
    const reviewed = await deps.authorizations.askForApproval(user, parameters, server);
    return answer(request, response, { user, query, reviewed });
  }
  const consent = consentOf(request);
  const reviewed =
    decision === 'allow'
      ? await deps.authorizations.allow(user, parameters, server, consent)
      : await deps.authorizations.review(user, parameters, server);
  answer(request, response, {
    user,
    query,
    reviewed,
    alert: 'Choose at least one thing that the program may do.',
  });
}

/** The mode and scopes that the person chose. */
export function consentOf(request: Request): { mode: 'live' | 'test'; scopes: string[] } {
  const { scope } = (request.body ?? {}) as { scope?: unknown };
  return {
    mode: formField(request, 'mode') === 'live' ? 'live' : 'test',
    scopes: [scope].flat().filter((each) => typeof each === 'string'),
  };
}

/** Returns the signed-in member; otherwise shows the sign-in page or an error page. */
export async function memberOrPage(
  request: Request,
  response: Response,
  deps: PortalDeps,
  query: string,
): Promise<TenantUser | null> {
  const user = await signedInUser(request, deps.sessions);
  if (!user) {
    showSignIn(request, response, deps, null, { next: `${request.path}${query === '' ? '' : `?${query}`}` });
    return null;
  }
  const wait = await countAttempt(deps.rateLimiter, [
    { policy: AUTHORIZE_POLICY, subject: `authorize:${user.userId}` },
  ]);
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    sendRefusal(response, 'Too many requests. Wait a minute and try again.', 429);
    return null;
  }
  if (isTenantUser(user)) return user;
  sendRefusal(response, operatorText(user), 403);
  return null;
}

function operatorText({ displayName }: SessionUser): string {
  return `${displayName} is an operator and belongs to no tenant. Sign in as a member of a tenant.`;
}

function answer(
  request: Request,
  response: Response,
  page: { user: TenantUser; query: string; reviewed: ReviewedRequest; alert?: string },
): void {
  const { reviewed } = page;
  if (reviewed.kind === 'refused') return sendRefusal(response, reviewed.message, 400);
  // 303, because 307 would send the form, and a password with it, to the program (RFC 9700 §4.12).
  if (reviewed.kind === 'redirected') return response.redirect(303, reviewed.address);
  showQuestion(request, response, { ...page, question: reviewed.question });
}

function showQuestion(
  request: Request,
  response: Response,
  {
    user,
    query,
    question,
    alert,
  }: { user: TenantUser; query: string; question: ConsentQuestion; alert?: string },
): void {
  const mayAllow = question.approval === 'approved' || question.approval === 'approve';
  const faulty = alert !== undefined && mayAllow;
  sendPage(
    response,
    consentPage(question, {
      action: AUTHORIZATION_PATH,
      token: formToken(request, response, CONSENT_COOKIE),
      request: query,
      email: user.displayName,
      alert: faulty ? alert : null,
    }),
    faulty ? 422 : 200,
  );
}

/** Shown instead of a redirect: the address to return to is not known to belong to the program. */
export function sendRefusal(response: Response, message: string, status: number): void {
  sendPage(
    response,
    {
      title: 'Access not possible',
      body: html`<div class="narrow">
        <h1>Access not possible</h1>
        <p class="lead">${message}</p>
        <p><a href="/docs/oauth">How programs get access</a></p>
      </div>`,
    },
    status,
  );
}

function queryOf(request: Request): string {
  const start = request.originalUrl.indexOf('?');
  return start === -1 ? '' : request.originalUrl.slice(start + 1, start + 1 + MAX_DESTINATION_LENGTH);
}

export function serverOf(request: Request): AuthorizationServer {
  return { issuer: knownBaseUrl(request), resourceOf: resourceOf(request) };
}
