import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { baseUrlOf } from '../../http/errors/problem';
import { sendPage } from '../../http/pages/page';
import type { PortalDeps } from '../portal-deps';
import { homePage } from './home-page';
import { statusPage } from './status-page';

/** The page of the sample resume, which tools/pictures/home-sample.mjs draws. */
const SAMPLE_PICTURE = 'home-sample.webp';

/** The pages for everyone besides the documentation: the start page, and the state of the service. */
export function publicPages({ status, sandboxes }: Pick<PortalDeps, 'status' | 'sandboxes'>): Router {
  const router = Router({ caseSensitive: true });
  const picture = readFileSync(path.join(__dirname, SAMPLE_PICTURE));
  router.get('/', (request, response) => {
    sendPage(response, homePage({ live: sandboxes, baseUrl: baseUrlOf(request) }));
  });
  router.get(`/assets/${SAMPLE_PICTURE}`, (_request, response) => {
    response.setHeader('Content-Type', 'image/webp');
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.send(picture);
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
