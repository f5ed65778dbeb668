import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { html } from '../../platform/html';
import type { EntryFiles } from '../app-files';

/**
 * The page every address of the application answers with. Scripts and styles come from our own files; the component
 * library writes a few rules of its theme into the page and names them with the nonce. Page pictures of the
 * playground are made in the browser, hence blob.
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
          <title>Developers · Tenure</title>
          ${files.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
          ${files.preload.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
          <script type="module" src="${files.script}"></script>
        </head>
        <body>
          <div id="app"></div>
          <noscript>The portal needs JavaScript. <a href="/reference">API reference</a></noscript>
        </body>
      </html>`.text,
  );
}
