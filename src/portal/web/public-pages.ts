import { Router } from 'express';
import { sendPage } from '../../http/pages/page';
import type { PortalDeps } from '../portal-deps';
import { statusPage } from './status-page';

/** The pages for everyone besides the documentation: the start page, and the state of the service. */
export function publicPages({ status }: Pick<PortalDeps, 'status'>): Router {
  const router = Router({ caseSensitive: true });
  router.get('/', (_request, response) => {
    response.redirect(302, '/developers');
  });
  router.get('/status', async (request, response) => {
    const state = await status.status();
    response.setHeader('Cache-Control', 'no-store');
    response.vary('Accept');
    if (request.accepts(['application/json', 'text/html']) === 'text/html') {
      sendPage(response, statusPage(state));
    } else {
      response.json(state);
    }
  });
  return router;
}
