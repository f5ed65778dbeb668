import type { RequestHandler, Response } from 'express';
import { html } from '../platform/html';
import { sendPage } from '../http/pages/page';
import { AppError } from '../platform/app-error';
import type { SessionsService } from '../services/access/sessions.service';
import { requireOwnOrigin } from './form-guard';
import { signedInUser } from './session-cookie';

/** The board needs its own scripts, inline styles and its base address; nothing from any other host. */
const BOARD_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Lets operators through; sends people to the sign-in page and tells programs what they lack. */
export function operatorsOnly(sessions: SessionsService): RequestHandler {
  return async (request, response, next): Promise<void> => {
    const wantsPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    const user = await signedInUser(request, sessions);
    if (!user) {
      if (!wantsPage) throw new AppError('sign_in_required', 'Sign in as an operator first.');
      response.redirect(303, '/developers?next=/ops/queues');
      return;
    }
    if (user.role !== 'operator') {
      if (!wantsPage) throw new AppError('role_not_allowed', 'The queue board is for operators.');
      sendPage(
        response,
        {
          title: 'Not for your role',
          body: html`<h1>For operators only</h1>
            <p class="lead">The queue board shows the work of every tenant.</p>
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

/** The board's page asks another host for its fonts; it does as well with those of the system. */
function withoutForeignFonts(response: Response): void {
  const send = response.send.bind(response);
  response.send = (body?: unknown): Response =>
    send(typeof body === 'string' ? body.replace(/<link[^>]+https:\/\/fonts\.[^>]+>/g, '') : body);
}
