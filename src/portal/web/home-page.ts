import { html, type Html } from '../../http/pages/html';
import type { Page } from '../../http/pages/page';
import type { SessionUser, UserRole } from '../../services/access/sessions.service';

const ROLES: Record<UserRole, string> = {
  employer_admin: 'Employer administrator',
  org_admin: 'Organization administrator',
  member: 'Member',
  operator: 'Operator',
};

interface Card {
  href: string;
  title: string;
  text: string;
}

const EVERYONE: readonly Card[] = [
  { href: '/reference', title: 'API reference', text: 'Every route, with examples and a client to try it.' },
  { href: '/errors', title: 'Errors', text: 'What each code means and what to do about it.' },
  { href: '/api/v1/openapi.json', title: 'OpenAPI as JSON', text: 'The machine-readable description.' },
  { href: '/api/v1/openapi.yaml', title: 'OpenAPI as YAML', text: 'The same, for people who read it.' },
];

const OPERATORS: readonly Card[] = [
  { href: '/ops/queues', title: 'Queue board', text: 'Tasks of every pool: waiting, running, failed.' },
];

export function homePage(user: SessionUser, token: string, hasBoard: boolean): Page {
  const cards = user.role === 'operator' && hasBoard ? [...EVERYONE, ...OPERATORS] : EVERYONE;
  return {
    title: 'Developers',
    corner: signedIn(user, token),
    body: html`<h1>Build on Tenure</h1>
      <p class="lead">Parse resumes and job descriptions, and follow the work as it is done.</p>
      <ul class="cards">
        ${cards.map(
          ({ href, title, text }) =>
            html`<li>
              <a href="${href}"><strong>${title}</strong><span>${text}</span></a>
            </li>`,
        )}
      </ul>`,
  };
}

export function signedIn(user: SessionUser, token: string): Html {
  return html`<span>${user.displayName} (${ROLES[user.role]})</span>
    <form method="post" action="/developers/sign-out">
      <input type="hidden" name="token" value="${token}" />
      <button type="submit">Sign out</button>
    </form>`;
}
