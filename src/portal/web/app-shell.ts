import type { Response } from 'express';
import { html } from '../../platform/html';
import type { EntryFiles } from '../../http/pages/built-app';
import type { PageRequest } from './page-data';
import { sendApplicationPage } from './application-page';

/** Sends the page for an address of the portal, which requests `data` first. */
export function sendShell(response: Response, files: EntryFiles, data: readonly PageRequest[]): void {
  response.setHeader('Referrer-Policy', 'same-origin');
  sendApplicationPage(response, files, {
    title: 'Developer portal · Tenure',
    withoutScript: html`The developer portal requires JavaScript. <a href="/reference">API reference</a>`,
    formAction: "'self'",
    frameAncestors: "'none'",
    // The queue board of operators.
    frames: "'self'",
    data: data.map(({ path, media }) => ({ href: `/developers/api${path}`, media })),
  });
}
