import { html, type Html } from '../platform/html';
import { isPassword as isPasswordText, MAX_PASSWORD, MIN_PASSWORD } from '../services/access/passwords';

export const PASSWORD_RULE = `The password must have at least ${MIN_PASSWORD} characters.`;

export function isValidNewPassword(value: unknown): value is string {
  return typeof value === 'string' && isPasswordText(value);
}

/** Renders the field for a new password with its rule. */
export function newPasswordField(): Html {
  return html`<label for="password">Choose a password</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="new-password"
      required
      minlength="${MIN_PASSWORD}"
      maxlength="${MAX_PASSWORD}"
      aria-describedby="rule"
    />
    <p id="rule">At least ${MIN_PASSWORD} characters. We recommend a passphrase.</p>`;
}
