import type { Response } from 'express';
import { html } from '../../platform/html';
import type { EntryFiles } from '../../http/pages/built-app';
import { sendApplicationPage } from './application-page';

/** Sends the page of a review. Only pages of the given origins may show it in a frame. */
export function sendReviewShell(
  response: Response,
  files: EntryFiles,
  frameOrigins: readonly string[],
): void {
  // For browsers without frame-ancestors; it cannot name more than one origin.
  if (frameOrigins.length === 0) response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('X-Robots-Tag', 'noindex');
  sendApplicationPage(response, files, {
    title: 'Review · Tenure',
    withoutScript: html`The review requires JavaScript.`,
    formAction: "'none'",
    frameAncestors: frameOrigins.length > 0 ? frameOrigins.join(' ') : "'none'",
  });
}
