import type { Request, Response } from 'express';
import { Html, html } from '../../platform/html';
import { PackedText } from './packed-text';
import { PAGE_ASSETS } from './page-assets';
import { siteHeader } from './site-header';

/** Allows only our own styles, scripts, images and forms. Pages work without scripts, except the search. */
const contentSecurityPolicy = (formTarget: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    `form-action 'self'${formTarget}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const PUBLIC_CACHE = 'public, max-age=0, must-revalidate';

export interface HtmlPage {
  title: string;
  body: Html;
  /** Content at the right of the header, e.g. the signed-in user. */
  corner?: Html | null;
  /** Uses the wide layout for pages with columns. */
  wide?: boolean;
  /** Origin or scheme of another site to which a form of the page redirects. */
  formTarget?: string;
  /** For search engines and previews. */
  description?: string;
}

/** Sends an HTML page with a header and a main part, in the theme that the reader chose or that of the system. */
export function sendPage(response: Response, page: HtmlPage, status = 200): void {
  response.status(status);
  setPageHeaders(response, page.formTarget);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.send(layout(page).text);
}

/** A page that is the same for every reader: rendered and compressed once. */
export class PublicPage {
  private readonly text: PackedText;

  constructor(page: HtmlPage) {
    this.text = new PackedText('text/html; charset=utf-8', layout(page).text);
  }

  send(request: Request, response: Response): void {
    setPageHeaders(response);
    this.text.send(request, response, PUBLIC_CACHE);
  }
}

function setPageHeaders(response: Response, formTarget?: string): void {
  response.setHeader(
    'Content-Security-Policy',
    contentSecurityPolicy(formTarget === undefined ? '' : ` ${formTarget}`),
  );
  // Otherwise browsers hide the origin of our own forms from us.
  response.setHeader('Referrer-Policy', 'same-origin');
}

function layout({ title, body, corner, wide, description }: HtmlPage): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${description !== undefined && html`<meta name="description" content="${description}" />`}
        <title>${title} · Tenure</title>
        <script src="${PAGE_ASSETS.theme}"></script>
        <link rel="stylesheet" href="${PAGE_ASSETS.styles}" />
        ${
          PAGE_ASSETS.font !== null &&
          html`<link rel="preload" href="${PAGE_ASSETS.font}" as="font" type="font/woff2" crossorigin />`
        }
        <link rel="alternate" type="application/rss+xml" title="Changelog" href="/changelog.rss" />
        ${PAGE_ASSETS.script !== null && html`<script type="module" src="${PAGE_ASSETS.script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        ${siteHeader(corner ?? null)}
        <main id="main" tabindex="-1" ${wide && new Html('class="wide"')}>${body}</main>
      </body>
    </html>`;
}
