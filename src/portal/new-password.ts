import { html, type Html } from '../platform/html';
import { LEAST_PASSWORD } from '../services/access/members.service';

const MOST_PASSWORD = 1024;

export const PASSWORD_RULE = `The password needs at least ${LEAST_PASSWORD} characters.`;

export function isPassword(value: unknown): value is string {
  return typeof value === 'string' && value.length >= LEAST_PASSWORD && value.length <= MOST_PASSWORD;
}

/** The field in which somebody chooses a password, with its rule. */
export function newPasswordField(): Html {
  return html`<label for="password">Choose a password</label>
    <input
      id="password"
      name="password"
      type="password"
      autocomplete="new-password"
      required
      minlength="${LEAST_PASSWORD}"
      maxlength="${MOST_PASSWORD}"
      aria-describedby="rule"
    />
    <p id="rule">At least ${LEAST_PASSWORD} characters. A sentence is easiest to remember.</p>`;
}
