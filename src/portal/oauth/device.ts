import type { Request, Response } from 'express';
import { html, type Html } from '../../platform/html';
import { sendPage } from '../../http/pages/page';
import { DEVICE_PATH } from '../../http/oauth/device-endpoint';
import type { DeviceQuestion } from '../../services/access/oauth/device-authorizations.service';
import { GRANT_DAYS } from '../../services/access/oauth/grant-lifetime';
import { parseUserCode, shownUserCode } from '../../services/access/oauth/user-code';
import type { TenantUser } from '../../services/access/tenant-user';
import { USER_CODE_POLICY } from '../../services/limits/rate-policies';
import { countAttempt } from '../attempts';
import { formField } from '../form-field';
import { formToken, requireOwnForm } from '../form-guard';
import type { PortalDeps } from '../portal-deps';
import { CONSENT_COOKIE, consentOf, memberOrPage } from './authorize';
import { accessFields } from './consent-page';

const MAX_CODE_LENGTH = 40;
const WRONG_CODE = 'This code is not valid. It may have expired: start again in the program.';

/** Shows the form for the code. A code in the address is only filled in, so that no link can decide. */
export async function showDevice(request: Request, response: Response, deps: PortalDeps): Promise<void> {
  const { user_code: linked } = request.query;
  const code = typeof linked === 'string' ? parseUserCode(linked) : null;
  const query = code === null ? '' : `user_code=${code}`;
  const user = await memberOrPage(request, response, deps, query);
  if (user) sendCodeForm(request, response, code);
}

/** Shows what belongs to a code, or takes the decision. Each code that is tried counts, against guessing. */
export async function decideDevice(request: Request, response: Response, deps: PortalDeps): Promise<void> {
  requireOwnForm(request, CONSENT_COOKIE);
  const code = parseUserCode(formField(request, 'user_code', MAX_CODE_LENGTH));
  const user = await memberOrPage(request, response, deps, '');
  if (!user) return;
  const wait = await countAttempt(deps.rateLimiter, [
    { policy: USER_CODE_POLICY, subject: `user-code:${user.userId}` },
    { policy: USER_CODE_POLICY, subject: `user-code:${request.ip ?? ''}` },
  ]);
  if (wait > 0) {
    response.setHeader('Retry-After', String(wait));
    return sendCodeForm(request, response, null, 'Too many attempts. Wait a few minutes and try again.', 429);
  }
  const question = code === null ? null : await deps.deviceAuthorizations.question(user, code);
  if (code === null || question === null) return sendCodeForm(request, response, null, WRONG_CODE, 422);
  const decision = formField(request, 'decision');
  if (decision === 'deny') {
    await deps.deviceAuthorizations.deny(user, code);
    return sendPage(response, notice('Denied', 'The program was told. You can close this page.'));
  }
  if (decision === 'allow') {
    if (await deps.deviceAuthorizations.allow(user, code, consentOf(request))) {
      return sendPage(response, notice('Signed in', 'Return to the program. You can close this page.'));
    }
    const alert = 'Choose at least one thing that the program may do.';
    return sendQuestion(request, response, { user, code, question, alert });
  }
  sendQuestion(request, response, { user, code, question, alert: null });
}

function sendCodeForm(
  request: Request,
  response: Response,
  code: string | null,
  alert: string | null = null,
  status = 200,
): void {
  sendPage(
    response,
    {
      title: 'Sign in a program',
      body: html`<div class="narrow">
        <h1>Sign in a program</h1>
        <p class="lead">
          Enter the code that the program shows. Continue only if you started it yourself, on a computer that
          you trust.
        </p>
        ${alert !== null && html`<p class="alert" role="alert">${alert}</p>`}
        <form class="panel" method="post" action="${DEVICE_PATH}">
          ${hiddenToken(request, response)}
          <label for="user_code">Code</label>
          <input
            id="user_code"
            name="user_code"
            value="${code === null ? '' : shownUserCode(code)}"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            required
            maxlength="${MAX_CODE_LENGTH}"
          />
          <button type="submit">Continue</button>
        </form>
      </div>`,
    },
    status,
  );
}

function sendQuestion(
  request: Request,
  response: Response,
  page: { user: TenantUser; code: string; question: DeviceQuestion; alert: string | null },
): void {
  const { user, code, question, alert } = page;
  const mayAllow = Object.keys(question.scopesByMode).length > 0;
  sendPage(
    response,
    {
      title: 'Allow access',
      body: html`<div class="narrow consent">
        <h1>Allow ${question.programName} to use Tenure?</h1>
        <p class="lead">
          For ${question.tenantName}, as ${user.displayName}. The program must show the code
          <strong>${shownUserCode(code)}</strong>.
        </p>
        ${alert !== null && html`<p class="alert" role="alert">${alert}</p>`}
        ${!mayAllow && html`<p class="note">Your role allows none of this, or an administrator has blocked the program.</p>`}
        <form class="panel" method="post" action="${DEVICE_PATH}">
          ${hiddenToken(request, response)}
          <input type="hidden" name="user_code" value="${code}" />
          ${mayAllow && accessFields(question.scopesByMode)}
          ${mayAllow && html`<button type="submit" name="decision" value="allow">Allow</button>`}
          <button type="submit" name="decision" value="deny" class="secondary">Deny</button>
        </form>
        <p>
          If someone sent you this code, deny: they would get your access. It ends after ${GRANT_DAYS} days,
          or when you revoke it under <a href="/developers/agents">Agents</a>.
        </p>
      </div>`,
    },
    alert === null ? 200 : 422,
  );
}

function hiddenToken(request: Request, response: Response): Html {
  return html`<input type="hidden" name="token" value="${formToken(request, response, CONSENT_COOKIE)}" />`;
}

const notice = (heading: string, lead: string) => ({
  title: 'Sign in a program',
  body: html`<div class="narrow">
    <h1>${heading}</h1>
    <p class="lead">${lead}</p>
    <p><a href="/developers/agents">Access of programs</a></p>
  </div>`,
});
