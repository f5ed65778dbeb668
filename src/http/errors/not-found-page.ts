import type { Request, Response } from 'express';
import { html } from '../../platform/html';
import { sendPage } from '../pages/page';
import { pathOf } from './problem';

/** Addresses for programs: they get a problem even if the client also accepts HTML. */
const PROGRAM_PATHS = /^\/(?:api|developers\/api|mcp|oauth\/(?!authorize|device)|\.well-known)(?:\/|$)/;

/** True for a request of a browser for a page. */
export function isPageRequest(request: Request): boolean {
  if (request.method !== 'GET' || PROGRAM_PATHS.test(pathOf(request))) return false;
  // A client that accepts anything is a program.
  return request.accepts(['application/json', 'text/html']) === 'text/html';
}

export function sendNotFoundPage(response: Response): void {
  response.vary('Accept');
  sendPage(
    response,
    {
      title: 'Page not found',
      body: html`<h1>Page not found</h1>
        <p class="lead">No page has this address. It may have moved, or the link is incomplete.</p>
        <ul class="cards">
          <li>
            <a href="/docs"><strong>Documentation</strong><span>All guides; press / to search.</span></a>
          </li>
          <li>
            <a href="/reference"><strong>API reference</strong><span>All routes, fields and errors.</span></a>
          </li>
          <li>
            <a href="/developers"
              ><strong>Portal</strong><span>Keys, records, webhooks and requests.</span></a
            >
          </li>
        </ul>`,
    },
    404,
  );
}
