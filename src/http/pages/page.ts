import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, type Response } from 'express';
import { Html, html } from '../../platform/html';

const styles = readFileSync(path.join(__dirname, 'pages.css'), 'utf8');
const STYLES_PATH = '/assets/pages.css';

/** Allows only the own style sheet and forms; pages work without scripts. */
const contentSecurityPolicy = (formTarget: string): string =>
  `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'${formTarget}; base-uri 'none'; frame-ancestors 'none'`;

export interface HtmlPage {
  title: string;
  body: Html;
  /** Content at the right of the header, e.g. the signed-in user. */
  corner?: Html | null;
  /** Uses the wide layout for pages with columns. */
  wide?: boolean;
  /** Origin or scheme of another site to which a form of the page redirects. */
  formTarget?: string;
}

/** Sends an HTML page with a header and a main part, light or dark by the reader's system setting. */
export function sendPage(response: Response, page: HtmlPage, status = 200): void {
  response.status(status);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const { formTarget } = page;
  response.setHeader(
    'Content-Security-Policy',
    contentSecurityPolicy(formTarget === undefined ? '' : ` ${formTarget}`),
  );
  // Otherwise browsers hide the origin of our own forms from us.
  response.setHeader('Referrer-Policy', 'same-origin');
  response.send(layout(page).text);
}

export function pageAssets(): Router {
  const router = Router({ caseSensitive: true });
  router.get(STYLES_PATH, (_request, response) => {
    response.setHeader('Content-Type', 'text/css; charset=utf-8');
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.send(styles);
  });
  // Browsers request it automatically; a 404 would log an error for every visit.
  router.get('/favicon.ico', (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.status(204).end();
  });
  return router;
}

/** Pages that require no sign-in. */
const PUBLIC_PAGES = [
  ['/docs', 'Docs'],
  ['/reference', 'Reference'],
  ['/errors', 'Errors'],
  ['/deprecations', 'Deprecations'],
  ['/docs/changelog', 'Changelog'],
] as const;

function layout({ title, body, corner, wide }: HtmlPage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Tenure</title>
        <link rel="stylesheet" href="${STYLES_PATH}" />
        <link rel="alternate" type="application/rss+xml" title="Changelog" href="/changelog.rss" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header>
          <a class="brand" href="/developers">Tenure <span>developers</span></a>
          <nav aria-label="Pages">
            ${PUBLIC_PAGES.map(([href, name]) => html`<a href="${href}">${name}</a>`)}
          </nav>
          ${corner && html`<div class="corner">${corner}</div>`}
        </header>
        <main id="main" ${wide && new Html('class="wide"')}>${body}</main>
      </body>
    </html>`;
}
