import { createHash } from 'node:crypto';
import { Router } from 'express';
import { AppError } from '../../../platform/app-error';
import type { DeprecatedRoute } from '../../../services/deprecations/deprecated-routes';
import { withDeprecations } from '../deprecated-operations';
import { openApiDocument } from '../document';
import { PackedText } from '../../pages/packed-text';
import { referenceHtml } from './reference-html';
import { findRenderer, sendRenderer } from './renderer-file';
import { withSamples } from './reference-description';
import { START_SCRIPT } from './start-script';

/**
 * The renderer writes inline styles, so they must be allowed. Only the two scripts of this page are allowed, and no
 * other host is contacted.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Names contain a hash of the content, so browsers may keep these files. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * Serves the rendered reference at `/reference`, without files from other hosts. The page itself lists the operations, so
 * that a reader sees them before the renderer has loaded.
 */
export function referencePage(deprecations: readonly DeprecatedRoute[]): Router {
  const router = Router({ caseSensitive: true });
  const renderer = findRenderer();
  const document = withDeprecations(openApiDocument, deprecations);
  const description = JSON.stringify(withSamples(document));
  const names = {
    renderer: `/reference/${renderer?.name ?? ''}`,
    description: `/reference/description.${hashOf(description)}.json`,
    start: `/reference/start.${hashOf(START_SCRIPT)}.js`,
  };
  const page = new PackedText('text/html; charset=utf-8', referenceHtml(document, names).text);
  const start = new PackedText('text/javascript; charset=utf-8', START_SCRIPT);
  const packedDescription = new PackedText('application/json', description);

  router.get('/reference', (request, response) => {
    if (renderer === null) {
      throw new AppError(
        'service_unavailable',
        'This build does not include the rendered reference. See /api/v1/openapi.yaml.',
      );
    }
    response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    page.send(request, response, REVALIDATED);
  });
  router.get(names.start, (request, response) => start.send(request, response, IMMUTABLE));
  router.get(names.description, (request, response) => packedDescription.send(request, response, IMMUTABLE));
  router.get('/reference/:name', (request, response, next) => {
    if (renderer === null || request.params.name !== renderer.name) return next();
    sendRenderer(renderer, request, response);
  });
  return router;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
