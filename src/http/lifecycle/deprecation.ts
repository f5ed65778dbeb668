import { Router, type Request, type Response } from 'express';
import type { DeprecatedRoute } from '../../services/deprecations/deprecated-routes';
import { baseUrlOf } from '../errors/problem';
import { html } from '../../platform/html';
import { documentShell } from '../pages/document-shell';
import { sendPage } from '../pages/page';

const DEPRECATIONS_PATH = '/deprecations';

/**
 * Adds headers to every response of a deprecated route, including errors: since when (RFC 9745), until when (RFC 8594),
 * and a link to the replacement (RFC 8288).
 */
export function announceDeprecation(
  request: Request,
  response: Response,
  method: string,
  path: string,
): void {
  const route = request.context.services.deprecations.find(
    (deprecated) => deprecated.method === method && deprecated.path === path,
  );
  if (!route) return;
  request.context.deprecated = route;
  response.setHeader('Deprecation', `@${route.deprecatedAt.getTime() / 1000}`);
  response.setHeader('Sunset', route.sunsetAt.toUTCString());
  response.setHeader('Link', deprecationLinks(request).join(', '));
}

/** `Link` values for a deprecated route; empty for other routes. */
export function deprecationLinks(request: Request): string[] {
  const { deprecated } = request.context;
  if (!deprecated) return [];
  const page = `<${baseUrlOf(request)}${DEPRECATIONS_PATH}#${deprecated.anchor}>`;
  return [`${page}; rel="deprecation"; type="text/html"`, `${page}; rel="sunset"; type="text/html"`];
}

/** The page behind the links: all deprecated routes and their replacements. */
export function deprecationsPage(routes: readonly DeprecatedRoute[]): Router {
  const router = Router({ caseSensitive: true });
  router.get(DEPRECATIONS_PATH, (_request, response) => {
    const content = html`<h1>Deprecations</h1>
      <p class="lead">
        A deprecated route stays available for at least twelve months. Its responses have deprecation headers,
        the reference marks it, and the owners of keys that call it receive a mail when it is announced, and
        six months, a month and a week before it may be removed.
      </p>
      ${routes.length === 0 ? html`<p>Nothing is deprecated.</p>` : routes.map(describe)}`;
    sendPage(response, documentShell({ title: 'Deprecations', address: DEPRECATIONS_PATH, content }));
  });
  return router;
}

function describe(route: DeprecatedRoute) {
  return html`<section class="panel" id="${route.anchor}">
    <h2><code>${route.name}</code></h2>
    <p>${route.why}</p>
    <p>
      Deprecated on <time datetime="${isoDay(route.deprecatedAt)}">${isoDay(route.deprecatedAt)}</time>, may
      be removed from <time datetime="${isoDay(route.sunsetAt)}">${isoDay(route.sunsetAt)}</time>.
      ${route.replacement !== null && html`Call <code>${route.replacement}</code> instead.`}
    </p>
  </section>`;
}

function isoDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}
