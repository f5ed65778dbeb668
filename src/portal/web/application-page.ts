import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { html, type Html } from '../../platform/html';
import { PAGE_ASSETS } from '../../http/pages/page-assets';
import type { EntryFiles } from '../../http/pages/built-app';

/** What differs between the pages that load an application. */
export interface ApplicationPage {
  title: string;
  /** Shown in a browser without JavaScript. */
  withoutScript: Html;
  /** Sources of the directives of the same names in the content security policy. */
  formAction: string;
  frameAncestors: string;
  /** Pages that this page shows in a frame; none by default. */
  frames?: string;
  /** Data that the page requests first, loaded together with the script. */
  data?: readonly { href: string; media?: string }[];
}

/**
 * Sends the page that loads an application. Scripts and styles come from our own files; the component library adds inline
 * theme rules with the nonce. Page images are rendered in the browser, which needs `blob:`.
 */
export function sendApplicationPage(response: Response, files: EntryFiles, page: ApplicationPage): void {
  const nonce = randomBytes(16).toString('base64url');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      `frame-src ${page.frames ?? "'none'"}`,
      `form-action ${page.formAction}`,
      "base-uri 'none'",
      `frame-ancestors ${page.frameAncestors}`,
    ].join('; '),
  );
  response.send(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="style-nonce" content="${nonce}" />
          <title>${page.title}</title>
          <script src="${PAGE_ASSETS.theme}"></script>
          <link rel="stylesheet" href="${PAGE_ASSETS.fontStyles}" />
          ${files.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
          ${(page.data ?? []).map(
            ({ href, media }) =>
              html`<link
                rel="preload"
                as="fetch"
                href="${href}"
                crossorigin="anonymous"
                media="${media ?? 'all'}"
              />`,
          )}
          ${files.preload.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
          <script type="module" src="${files.script}"></script>
        </head>
        <body>
          <div id="app">
            <div class="opening" aria-hidden="true"><span></span><span></span><span></span></div>
          </div>
          <noscript>${page.withoutScript}</noscript>
        </body>
      </html>`.text,
  );
}
