import { html } from '../../platform/html';
import type { HtmlPage } from '../../http/pages/page';

export interface SignInForm {
  token: string;
  next: string;
  /** Error of the last attempt. */
  alert: string | null;
  /** True when the service sends email, so that password reset is available. */
  mailSent: boolean;
  /** Display name of the OpenID Connect issuer; null without one. */
  openIdName: string | null;
}

export function signInPage({ token, next, alert, mailSent, openIdName }: SignInForm): HtmlPage {
  return {
    title: 'Sign in',
    body: html`<div class="narrow">
      <h1>Sign in</h1>
      <p class="lead">Work with candidates and jobs, or manage API keys and integrations.</p>
      ${alert !== null && html`<p class="alert" role="alert">${alert}</p>`}
      <form class="panel" method="post" action="/developers/sign-in">
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="next" value="${next}" />
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" />
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="1024"
        />
        <button type="submit">Sign in</button>
      </form>
      ${
        openIdName !== null &&
        html`<p>
          <a class="button" href="/developers/openid/start?next=${encodeURIComponent(next)}"
            >Sign in with ${openIdName}</a
          >
        </p>`
      }
      ${mailSent && html`<p><a href="/developers/password-reset">Forgot your password?</a></p>`}
      <p>No account yet? <a href="/developers/request-access">Request access</a></p>
    </div>`,
  };
}
