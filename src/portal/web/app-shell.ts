import type { Response } from 'express';
import { html } from '../../platform/html';
import type { EntryFiles } from '../../http/pages/built-app';
import { sendApplicationPage } from './application-page';

/** Sends the page for every address of the portal. */
export function sendShell(response: Response, files: EntryFiles): void {
  response.setHeader('Referrer-Policy', 'same-origin');
  sendApplicationPage(response, files, {
    title: 'Developer portal · Tenure',
    withoutScript: html`The developer portal requires JavaScript. <a href="/reference">API reference</a>`,
    formAction: "'self'",
    frameAncestors: "'none'",
    // The queue board of operators.
    frames: "'self'",
    data: '/developers/api/session',
  });
}
