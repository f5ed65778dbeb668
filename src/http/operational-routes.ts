import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request } from 'express';
import ipaddr from 'ipaddr.js';
import { AppError } from '../platform/app-error';
import type { HttpDeps } from './http-deps';

/** Health, readiness and metrics. These routes are not part of the API description. */
export function operationalRoutes({ health, metrics, settings }: HttpDeps): Router {
  const router = Router({ caseSensitive: true });
  for (const base of ['', '/api/v1']) {
    router.get(`${base}/health`, (_request, response) => {
      response.json({ status: 'ok' });
    });
    router.get(`${base}/ready`, async (_request, response) => {
      const { ready, checks } = await health.ready();
      response.status(ready ? 200 : 503);
      if (!ready) response.setHeader('Retry-After', '1');
      response.json({ status: ready ? 'ready' : 'not_ready', checks });
    });
  }
  router.get('/metrics', async (request, response) => {
    if (!mayReadMetrics(request, settings.metricsToken)) {
      // External clients get 404, so that the metrics endpoint stays hidden.
      throw new AppError('route_not_found', 'No such route exists.');
    }
    response.setHeader('Content-Type', metrics.contentType);
    response.end(await metrics.render());
  });
  return router;
}

/** With a token set, requires the token; otherwise allows only private networks. */
function mayReadMetrics(request: Request, token: string | null): boolean {
  if (token !== null) return sameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
  const address = request.ip ?? '';
  if (!ipaddr.isValid(address)) return false;
  return ['loopback', 'private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(address).range());
}

function sameSecret(received: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}
