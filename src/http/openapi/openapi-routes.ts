import { Router, type Response } from 'express';
import { stringify } from 'yaml';
import type { DeprecatedRoute } from '../../services/deprecations/deprecated-routes';
import { withDeprecations } from './deprecated-operations';
import { entityTag, isUnchanged } from '../lifecycle/etag';
import { openApiDocument } from './document';

/** Serves the API description from which the routes were generated. */
export function openApiRoutes(deprecations: readonly DeprecatedRoute[]): Router {
  const router = Router({ caseSensitive: true });
  const document = withDeprecations(openApiDocument, deprecations);
  const json = rendition('application/json', () => JSON.stringify(document));
  const yaml = rendition('application/yaml', () => stringify(document, { aliasDuplicateObjects: false }));
  router.get('/api/v1/openapi.json', (_request, response) => json(response));
  router.get('/api/v1/openapi.yaml', (_request, response) => yaml(response));
  return router;
}

/** Serializes on first use. Clients may cache the result and revalidate it. */
function rendition(mediaType: string, write: () => string): (response: Response) => void {
  let text: string | undefined;
  let etag: string | undefined;
  return (response) => {
    text ??= write();
    etag ??= entityTag(text);
    response.setHeader('Content-Type', mediaType);
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('ETag', etag);
    if (isUnchanged(response.req, etag)) response.status(304).end();
    else response.send(text);
  };
}
