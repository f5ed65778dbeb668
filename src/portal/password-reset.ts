import type { Request, Response } from 'express';
import { html } from '../platform/html';
import { sendPage, type Page } from '../http/pages/page';
import { RESET_ACCOUNT_POLICY, RESET_ADDRESS_POLICY, SIGN_IN_POLICY } from '../services/limits/rate-policies';
import { accountSubject, countAttempt } from './attempts';
import { formField } from './form-field';
import { formToken, requireOwnForm } from './form-guard';
import { isPassword, newPasswordField, PASSWORD_RULE } from './new-password';
import type { PortalDeps } from './portal-deps';
import { dropSession } from './session-cookie';

/** The form that asks for a link to a new password. */
export function showResetForm(request: Request, response: Response): void {
  sendPage(response, {
    title: 'New password',
    body: html`<div class="narrow">
      <h1>Choose a new password</h1>
      <p class="lead">We send a link to the address you sign in with. It works once, for one hour.</p>
      <form class="panel" method="post" action="/developers/password-reset">
        <input type="hidden" name="token" value="${formToken(request, response)}" />
        <label for="email">E-mail</label>
        <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" />
        <button type="submit">Send the link</button>
      </form>
      <p><a href="/developers">Back to sign in</a></p>
    </div>`,
  });
}

/** Answers the same whether or not anybody has the address. */
export async function askReset(request: Request, response: Response, deps: PortalDeps): Promise<void> {
  requireOwnForm(request);
  const email = formField(request, 'email').trim();
  const wait = await countAttempt(deps.rateLimiter, [
    { policy: RESET_ADDRESS_POLICY, subject: `reset:${request.ip ?? ''}` },
    { policy: RESET_ACCOUNT_POLICY, subject: `reset:${accountSubject(email)}` },
  ]);
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    return sendPage(response, BUSY, 429);
  }
  if (email !== '') await deps.passwordResets.ask(email);
  sendPage(response, ASKED);
}

/** The page behind the link. */
export async function showNewPassword(
  request: Request,
  response: Response,
  deps: PortalDeps,
  alert: string | null = null,
): Promise<void> {
  const token = String(request.params.token);
  const email = await deps.passwordResets.find(token);
  if (email === null) return sendPage(response, SPENT, 410);
  sendPage(
    response,
    {
      title: 'New password',
      body: html`<div class="narrow">
        <h1>Choose a new password</h1>
        <p class="lead">For ${email}. Every session of yours ends, here and elsewhere.</p>
        ${alert !== null && html`<p class="alert" role="alert">${alert}</p>`}
        <form class="panel" method="post" action="/developers/password-reset/${token}">
          <input type="hidden" name="token" value="${formToken(request, response)}" />
          ${newPasswordField()}
          <button type="submit">Change the password</button>
        </form>
      </div>`,
    },
    alert === null ? 200 : 422,
  );
}

/** Nobody is signed in by it: whoever has the link alone has no session yet. */
export async function setNewPassword(request: Request, response: Response, deps: PortalDeps): Promise<void> {
  requireOwnForm(request);
  const wait = await countAttempt(deps.rateLimiter, [
    { policy: SIGN_IN_POLICY, subject: `new-password:${request.ip ?? ''}` },
  ]);
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    return sendPage(response, BUSY, 429);
  }
  const { password } = request.body as { password?: unknown };
  if (!isPassword(password)) return showNewPassword(request, response, deps, PASSWORD_RULE);
  if (!(await deps.passwordResets.use(String(request.params.token), password))) {
    return sendPage(response, SPENT, 410);
  }
  dropSession(request, response);
  sendPage(response, CHANGED);
}

const notice = (heading: string, lead: string): Page => ({
  title: 'New password',
  body: html`<div class="narrow">
    <h1>${heading}</h1>
    <p class="lead">${lead}</p>
    <p><a href="/developers">Sign in</a></p>
  </div>`,
});

const ASKED = notice(
  'Look into your mail',
  'If somebody signs in with this address, a link is on its way to it. It works once, for one hour.',
);
const SPENT = notice(
  'This link cannot be used',
  'It was used, is older than an hour, or you asked for a newer one. Ask again from the sign-in page.',
);
const CHANGED = notice('The password is changed', 'Every session was ended. Sign in with the new one.');
const BUSY = notice('Too many attempts', 'Wait a while and try again.');
