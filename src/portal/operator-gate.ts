import type { RequestHandler, Response } from 'express';
import { html } from '../platform/html';
import { sendPage } from '../http/pages/page';
import { AppError } from '../platform/app-error';
import type { SessionsService } from '../services/access/sessions.service';
import { requireOwnOrigin } from './form-guard';
import { signedInUser } from './session-cookie';

/** Allows the board its own scripts, inline styles and base address, and nothing from other hosts. */
const BOARD_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  // The portal shows the board in a frame with a way back.
  "frame-ancestors 'self'",
].join('; ');

/** Allows operators only. Redirects browsers to the sign-in page and answers programs with an error. */
export function operatorsOnly(sessions: SessionsService): RequestHandler {
  return async (request, response, next): Promise<void> => {
    const wantsPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    const user = await signedInUser(request, sessions);
    if (!user) {
      if (!wantsPage) throw new AppError('sign_in_required', 'Sign in as an operator.');
      response.redirect(303, '/developers?next=/ops/queues');
      return;
    }
    if (user.role !== 'operator') {
      if (!wantsPage) throw new AppError('role_not_allowed', 'Only operators can access the queue board.');
      sendPage(
        response,
        {
          title: 'Access denied',
          body: html`<h1>Access denied</h1>
            <p class="lead">
              Only operators can access the queue board, because it shows tasks of all tenants.
            </p>
            <p><a href="/developers">Back</a></p>`,
        },
        403,
      );
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnOrigin(request);
    response.setHeader('Content-Security-Policy', BOARD_POLICY);
    response.setHeader('Referrer-Policy', 'same-origin');
    withoutForeignFonts(response);
    next();
  };
}

/** Removes font links to another host from the board's page; it falls back to system fonts. */
function withoutForeignFonts(response: Response): void {
  const send = response.send.bind(response);
  response.send = (body?: unknown): Response =>
    send(typeof body === 'string' ? body.replace(/<link[^>]+https:\/\/fonts\.[^>]+>/g, '') : body);
}
