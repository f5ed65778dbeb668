import type { Request, Response } from 'express';
import { html } from '../platform/html';
import { sendPage, type HtmlPage } from '../http/pages/page';
import { RESET_ACCOUNT_POLICY, RESET_ADDRESS_POLICY, SIGN_IN_POLICY } from '../services/limits/rate-policies';
import { accountSubject, countAttempt } from './attempts';
import { formField } from './form-field';
import { formToken, requireOwnForm } from './form-guard';
import { isValidNewPassword, newPasswordField, PASSWORD_RULE } from './new-password';
import type { PortalDeps } from './portal-deps';
import { clearSessionCookie } from './session-cookie';

/** Shows the form to request a password reset link. */
export function showResetForm(request: Request, response: Response): void {
  sendPage(response, {
    title: 'Password reset',
    body: html`<div class="narrow">
      <h1>Reset your password</h1>
      <p class="lead">We send a link to your account's email address. It is valid once, for one hour.</p>
      <form class="panel" method="post" action="/developers/password-reset">
        <input type="hidden" name="token" value="${formToken(request, response)}" />
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" />
        <button type="submit">Send link</button>
      </form>
      <p><a href="/developers">Back to sign in</a></p>
    </div>`,
  });
}

/** Sends a reset link. The response is the same for known and unknown addresses. */
export async function requestReset(request: Request, response: Response, deps: PortalDeps): Promise<void> {
  requireOwnForm(request);
  const email = formField(request, 'email').trim();
  const wait = await countAttempt(deps.rateLimiter, [
    { policy: RESET_ADDRESS_POLICY, subject: `reset:${request.ip ?? ''}` },
    { policy: RESET_ACCOUNT_POLICY, subject: `reset:${accountSubject(email)}` },
  ]);
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    return sendPage(response, BUSY_NOTICE, 429);
  }
  if (email !== '') await deps.passwordResets.request(email);
  sendPage(response, REQUESTED_NOTICE);
}

/** Shows the page of a reset link. */
export async function showNewPassword(
  request: Request,
  response: Response,
  deps: PortalDeps,
  alert: string | null = null,
): Promise<void> {
  const token = String(request.params.token);
  const email = await deps.passwordResets.find(token);
  if (email === null) return sendPage(response, EXPIRED_NOTICE, 410);
  sendPage(
    response,
    {
      title: 'Password reset',
      body: html`<div class="narrow">
        <h1>Choose a new password</h1>
        <p class="lead">For ${email}. This signs you out of all sessions.</p>
        ${alert !== null && html`<p class="alert" role="alert">${alert}</p>`}
        <form class="panel" method="post" action="/developers/password-reset/${token}">
          <input type="hidden" name="token" value="${formToken(request, response)}" />
          ${newPasswordField()}
          <button type="submit">Change password</button>
        </form>
      </div>`,
    },
    alert === null ? 200 : 422,
  );
}

/** Changes the password without signing in, so that the link alone does not grant a session. */
export async function setNewPassword(request: Request, response: Response, deps: PortalDeps): Promise<void> {
  requireOwnForm(request);
  const wait = await countAttempt(deps.rateLimiter, [
    { policy: SIGN_IN_POLICY, subject: `new-password:${request.ip ?? ''}` },
  ]);
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    return sendPage(response, BUSY_NOTICE, 429);
  }
  const { password } = request.body as { password?: unknown };
  if (!isValidNewPassword(password)) return showNewPassword(request, response, deps, PASSWORD_RULE);
  if (!(await deps.passwordResets.use(String(request.params.token), password))) {
    return sendPage(response, EXPIRED_NOTICE, 410);
  }
  clearSessionCookie(request, response);
  sendPage(response, CHANGED_NOTICE);
}

const notice = (heading: string, lead: string): HtmlPage => ({
  title: 'Password reset',
  body: html`<div class="narrow">
    <h1>${heading}</h1>
    <p class="lead">${lead}</p>
    <p><a href="/developers">Sign in</a></p>
  </div>`,
});

const REQUESTED_NOTICE = notice(
  'Check your email',
  'If an account exists for this address, a link was sent to it. It is valid once, for one hour.',
);
const EXPIRED_NOTICE = notice(
  'This link is not valid',
  'It was used, has expired, or was replaced by a newer link. Request a new link on the sign-in page.',
);
const CHANGED_NOTICE = notice('Password changed', 'All sessions were ended. Sign in with the new password.');
const BUSY_NOTICE = notice('Too many attempts', 'Wait a few minutes and try again.');
