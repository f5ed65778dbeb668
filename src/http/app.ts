import express, { type Express, type RequestHandler } from 'express';
import { crossOrigin } from './cross-origin';
import { deprecationsPage } from './lifecycle/deprecation';
import { errorHandler, routeNotFound } from './errors/error-handler';
import { errorPages } from './errors/error-pages';
import { RegisterRoutes } from './generated/routes';
import { jobFeedRoutes } from './feeds/job-feed-routes';
import type { HttpDeps } from './http-deps';
import { sendJsonResponses } from './operations/json-response';
import { fixedPathMethods, methodNotAllowed } from './lifecycle/method-not-allowed';
import { allOperations } from './openapi/document';
import { openApiRoutes } from './openapi/openapi-routes';
import { referencePage } from './openapi/reference/reference-page';
import { mcpRoutes } from './mcp/mcp-routes';
import { sandboxRoutes } from './sandbox/sandbox-routes';
import { oauthRoutes } from './oauth/oauth-routes';
import { wellKnownRoutes } from './well-known-routes';
import { operationalRoutes } from './operational-routes';
import { pageAssets } from './pages/page-assets';
import { requestContext } from './request-context';
import { requestEnd } from './lifecycle/request-end';
import { routeRule } from './route-rules';

/** Builds the Express application. Each request finds its services in its context. */
export function createApp(services: HttpDeps): Express {
  for (const { method, path } of allOperations()) if (path.startsWith('/api/v1/')) routeRule(method, path);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('case sensitive routing', true);
  app.set('query parser', 'simple');
  app.set('trust proxy', trustProxy(services.settings.trustProxy));
  sendJsonResponses(app);

  app.use(
    inSequence(
      requestEnd(services),
      requestContext(services),
      crossOrigin(services.settings.corsAllowedOrigins),
      fixedPathMethods(),
    ),
  );
  // The API routes come first because most requests are for them.
  RegisterRoutes(app);
  app.use(operationalRoutes(services));
  app.use(oauthRoutes());
  app.use(sandboxRoutes());
  app.use(wellKnownRoutes(services));
  app.use(jobFeedRoutes(services));
  app.use(mcpRoutes(app, services.logger));
  app.use(openApiRoutes(services.deprecations));
  app.use(referencePage(services.deprecations));
  // Follows the API routes and precedes routers that accept any method.
  methodNotAllowed(app);
  app.use(errorPages());
  app.use(deprecationsPage(services.deprecations));
  app.use(pageAssets());
  app.use(services.portal);
  app.use(routeNotFound);
  app.use(errorHandler);
  return app;
}

/** One handler that runs several: the router spends more on each of its entries than these handlers on a request. */
function inSequence(...handlers: RequestHandler[]): RequestHandler {
  return handlers.reduceRight((rest, handler) => (request, response, next) => {
    handler(request, response, (error?: unknown) => {
      if (error === undefined) rest(request, response, next);
      else next(error);
    });
  });
}

/** Express accepts a number of proxies, or names and addresses. An environment variable is always text. */
function trustProxy(setting: string | null): number | string | false {
  if (setting === null) return false;
  return /^\d+$/.test(setting) ? Number(setting) : setting;
}
