import { Router, type Request, type Response } from 'express';
import type { DeprecatedRoute } from '../../services/deprecations/deprecated-routes';
import { baseUrlOf } from '../errors/problem';
import { html } from '../../platform/html';
import { sendPage } from '../pages/page';

const DEPRECATIONS_PATH = '/deprecations';

/**
 * Marks every answer of a deprecated route, refusals too: since when (RFC 9745), until when (RFC 8594), and where to
 * read what to do instead (RFC 8288).
 */
export function announceDeprecation(
  request: Request,
  response: Response,
  method: string,
  path: string,
): void {
  const route = request.context.services.deprecations.find(
    (each) => each.method === method && each.path === path,
  );
  if (!route) return;
  request.context.deprecated = route;
  response.setHeader('Deprecation', `@${route.deprecatedAt.getTime() / 1000}`);
  response.setHeader('Sunset', route.sunsetAt.toUTCString());
  response.setHeader('Link', deprecationLinks(request).join(', '));
}

/** Links of the answer to a deprecated route; none for any other. */
export function deprecationLinks(request: Request): string[] {
  const { deprecated } = request.context;
  if (!deprecated) return [];
  const page = `<${baseUrlOf(request)}${DEPRECATIONS_PATH}#${deprecated.anchor}>`;
  return [`${page}; rel="deprecation"; type="text/html"`, `${page}; rel="sunset"; type="text/html"`];
}

/** The page behind the links: every route that will go, and what to call instead. */
export function deprecationsPage(routes: readonly DeprecatedRoute[]): Router {
  const router = Router({ caseSensitive: true });
  router.get(DEPRECATIONS_PATH, (_request, response) => {
    sendPage(response, {
      title: 'Deprecations',
      body: html`<h1>Deprecations</h1>
        <p class="lead">
          A deprecated route stays available for at least twelve months. Its answers say so in their headers,
          the reference marks it, and the people of keys that call it are told by mail: when it is announced,
          and six months, a month and a week before it may be gone.
        </p>
        ${routes.length === 0 ? html`<p>Nothing is deprecated.</p>` : routes.map(describe)}`,
    });
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
