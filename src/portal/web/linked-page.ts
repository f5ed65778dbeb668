import type { Response } from 'express';
import { html } from '../../platform/html';
import type { EntryFiles } from '../../http/pages/built-app';
import { sendApplicationPage } from './application-page';

/** Sends a page that is opened with a secret link. Only pages of the given origins may show it in a frame. */
export function sendLinkedPage(
  response: Response,
  files: EntryFiles,
  { title, frameOrigins }: { title: string; frameOrigins: readonly string[] },
): void {
  // For browsers without frame-ancestors; it cannot name more than one origin.
  if (frameOrigins.length === 0) response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('X-Robots-Tag', 'noindex');
  sendApplicationPage(response, files, {
    title: `${title} · Tenure`,
    withoutScript: html`This page requires JavaScript.`,
    formAction: "'none'",
    frameAncestors: frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'",
  });
}
