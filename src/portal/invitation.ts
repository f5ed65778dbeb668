import type { Request, Response } from 'express';
import { html } from '../platform/html';
import { sendPage } from '../http/pages/page';
import { SIGN_IN_POLICY } from '../services/limits/rate-policies';
import { countAttempt } from './attempts';
import { formToken, requireOwnForm } from './form-guard';
import { isValidNewPassword, newPasswordField, PASSWORD_RULE } from './new-password';
import type { PortalDeps } from './portal-deps';
import { setSessionCookie } from './session-cookie';

/** Shows the page of an invitation link, where the user chooses a password and signs in. */
export async function showInvitation(
  request: Request,
  response: Response,
  { members }: PortalDeps,
  alert: string | null = null,
): Promise<void> {
  const token = String(request.params.token);
  const invitation = await members.invitation(token);
  if (!invitation) return sendPage(response, EXPIRED_NOTICE, 410);
  sendPage(
    response,
    {
      title: 'Invitation',
      body: html`<div class="narrow">
        <h1>Join ${invitation.tenant_name}</h1>
        <p class="lead">You will sign in as ${invitation.email}.</p>
        ${alert !== null && html`<p class="alert" role="alert">${alert}</p>`}
        <form class="panel" method="post" action="/developers/invitations/${token}">
          <input type="hidden" name="token" value="${formToken(request, response)}" />
          ${newPasswordField()}
          <button type="submit">Join</button>
        </form>
      </div>`,
    },
    alert === null ? 200 : 422,
  );
}

export async function acceptInvitation(
  request: Request,
  response: Response,
  deps: PortalDeps,
): Promise<void> {
  requireOwnForm(request);
  const wait = await countAttempt(deps.rateLimiter, [
    { policy: SIGN_IN_POLICY, subject: `invitation:${request.ip ?? ''}` },
  ]);
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    return sendPage(response, BUSY_NOTICE, 429);
  }
  const token = String(request.params.token);
  const invitation = await deps.members.invitation(token);
  if (!invitation) return sendPage(response, EXPIRED_NOTICE, 410);
  const { password } = request.body as { password?: unknown };
  if (!isValidNewPassword(password)) return showInvitation(request, response, deps, PASSWORD_RULE);
  if (!(await deps.members.accept(token, password))) return sendPage(response, EXPIRED_NOTICE, 410);
  const session = await deps.sessions.signIn(invitation.email, password);
  if (session) setSessionCookie(request, response, session);
  response.redirect(303, '/developers');
}

const EXPIRED_NOTICE = {
  title: 'Invitation',
  body: html`<h1>This invitation is not valid</h1>
    <p class="lead">
      It was used or withdrawn, has expired, or its address already has an account. Request a new invitation.
    </p>
    <p><a href="/developers">Sign in</a></p>`,
};

const BUSY_NOTICE = {
  title: 'Invitation',
  body: html`<h1>Too many attempts</h1>
    <p class="lead">Wait a few minutes and try again.</p>`,
};
