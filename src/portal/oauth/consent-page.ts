import { html, type Html } from '../../platform/html';
import type { HtmlPage } from '../../http/pages/page';
import type { Mode } from '../../domain/common';
import { SCOPES, type Scope } from '../../services/access/caller';
import type { ConsentQuestion } from '../../services/access/oauth/authorizations.service';
import { GRANT_DAYS } from '../../services/access/oauth/grant-lifetime';
import { redirectTarget } from '../../services/access/oauth/redirect-uri';
import { SCOPE_TEXTS } from '../../services/access/oauth/role-scopes';

const MODE_TEXTS: Record<Mode, [string, string]> = {
  test: ['Test data', 'Sandbox records only'],
  live: ['Live data', 'Records of real people'],
};

export interface ConsentForm {
  /** Where the form is sent. */
  action: string;
  token: string;
  /** The authorization request, which the form sends back. */
  request: string;
  email: string;
  /** Error of the last attempt. */
  alert: string | null;
}

/** The question to the person: which program, which tenant, which data, which scopes. */
export function consentPage(question: ConsentQuestion, form: ConsentForm): HtmlPage {
  const { client, redirectUri, approval, tenantName } = question;
  const mayAllow = approval === 'approved' || approval === 'approve';
  return {
    title: 'Allow access',
    formTarget: formTargetOf(redirectUri),
    body: html`<div class="narrow consent">
      <h1>Allow ${client.name} to use Tenure?</h1>
      <p class="lead">
        For ${tenantName}, as ${form.email}.
        ${
          client.host === null
            ? 'An administrator of your tenant has registered this program.'
            : html`The program describes itself at <strong>${client.host}</strong>.`
        }
        You return to <strong>${redirectTarget(redirectUri)}</strong>.
      </p>
      ${form.alert !== null && html`<p class="alert" role="alert">${form.alert}</p>`}
      ${approvalNote(question)}
      <form class="panel" method="post" action="${form.action}">
        <input type="hidden" name="token" value="${form.token}" />
        <input type="hidden" name="request" value="${form.request}" />
        ${mayAllow && accessFields(question.scopesByMode)}
        ${mayAllow && html`<button type="submit" name="decision" value="allow">Allow</button>`}
        ${
          approval === 'ask' &&
          html`<button type="submit" name="decision" value="ask">Ask an administrator to approve it</button>`
        }
        <button type="submit" name="decision" value="deny" class="secondary">
          ${mayAllow ? 'Deny' : 'Return'}
        </button>
      </form>
      ${
        mayAllow &&
        html`<p>
          Allow only what you have started yourself. The access ends after ${GRANT_DAYS} days, or when you
          revoke it under
          <a href="/developers/agents">Agents</a>.
        </p>`
      }
    </div>`,
  };
}

/** Data and scopes that the person chooses. */
export function accessFields(scopesByMode: ConsentQuestion['scopesByMode']): Html {
  const modes = (['test', 'live'] as const).filter((mode) => scopesByMode[mode]);
  const scopes = SCOPES.filter((scope) => modes.some((mode) => scopesByMode[mode]?.includes(scope)));
  return html`<fieldset>
      <legend>Data</legend>
      ${modes.map((mode, index) => modeField(mode, index === 0))}
    </fieldset>
    <fieldset>
      <legend>The program may</legend>
      ${scopes.map(scopeField)}
    </fieldset>`;
}

function modeField(mode: Mode, checked: boolean): Html {
  const [label, text] = MODE_TEXTS[mode];
  return html`<label class="choice">
    <input type="radio" name="mode" value="${mode}" ${checked && html`checked`} />
    <span>${label}<small>${text}</small></span>
  </label>`;
}

function scopeField(scope: Scope): Html {
  return html`<label class="choice">
    <input type="checkbox" name="scope" value="${scope}" checked />
    <span>${SCOPE_TEXTS[scope]}<small>${scope}</small></span>
  </label>`;
}

function approvalNote({ approval, tenantName }: ConsentQuestion): Html | false {
  if (approval === 'approve') {
    return html`<p class="note">
      No one of ${tenantName} has used this program yet. If you allow it, all members may connect it with
      their own access.
    </p>`;
  }
  if (approval === 'ask')
    return html`<p class="note">
      An administrator of ${tenantName} must approve this program before members can use it.
    </p>`;
  if (approval === 'asked')
    return html`<p class="note" role="status">
      The administrators of ${tenantName} see your request under Agents. Start again from the program when
      they have approved it.
    </p>`;
  return false;
}

/** What the policy of the page must name, because browsers apply it to the redirect after the form too. */
function formTargetOf(redirectUri: string): string {
  const url = new URL(redirectUri);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : url.protocol;
}
