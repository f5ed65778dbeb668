import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { html } from '../../platform/html';
import type { EntryFiles } from '../app-files';

/**
 * Sends the page for every address of the application. Scripts and styles come from our own files; the component
 * library adds inline theme rules with the nonce. The playground renders page images in the browser, which needs
 * `blob:`.
 */
export function sendShell(response: Response, files: EntryFiles): void {
  const nonce = randomBytes(16).toString('base64url');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Referrer-Policy', 'same-origin');
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
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
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
          <title>Developer portal · Tenure</title>
          ${files.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
          ${files.preload.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
          <script type="module" src="${files.script}"></script>
        </head>
        <body>
          <div id="app"></div>
          <noscript
            >The developer portal requires JavaScript. <a href="/reference">API reference</a></noscript
          >
        </body>
      </html>`.text,
  );
}
