import { Router } from 'express';
import { AppError } from '../platform/app-error';
import { mayReadMetrics } from '../platform/metrics-access';
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
    const { headers, ip } = request;
    if (!mayReadMetrics({ authorization: headers.authorization, address: ip }, settings.metricsToken)) {
      // External clients get 404, so that the metrics endpoint stays hidden.
      throw new AppError('route_not_found', 'No such route exists.');
    }
    response.setHeader('Content-Type', metrics.contentType);
    response.end(await metrics.render());
  });
  return router;
}
