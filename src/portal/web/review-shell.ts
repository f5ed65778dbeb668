import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { html } from '../../platform/html';
import type { EntryFiles } from '../app-files';

/** Sends the page of a review. Only pages of the given origins may show it in a frame. */
export function sendReviewShell(
  response: Response,
  files: EntryFiles,
  frameOrigins: readonly string[],
): void {
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
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'"}`,
    ].join('; '),
  );
  // For browsers without frame-ancestors; it cannot name more than one origin.
  if (frameOrigins.length === 0) response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.send(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="style-nonce" content="${nonce}" />
          <title>Review · Tenure</title>
          ${files.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
          ${files.preload.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
          <script type="module" src="${files.script}"></script>
        </head>
        <body>
          <div id="app"></div>
          <noscript>The review requires JavaScript.</noscript>
        </body>
      </html>`.text,
  );
}
