import { createHash } from 'node:crypto';
import { Router, type Response } from 'express';
import { stringify } from 'yaml';
import type { DeprecatedRoute } from '../../services/deprecations/deprecated-routes';
import { withDeprecations } from './deprecated-operations';
import { openApiDocument } from './document';

/** The description of the API, open to everyone: the very document the routes were generated with. */
export function openApiRoutes(deprecations: readonly DeprecatedRoute[]): Router {
  const router = Router({ caseSensitive: true });
  const document = withDeprecations(openApiDocument, deprecations);
  const json = rendition('application/json', () => JSON.stringify(document));
  const yaml = rendition('application/yaml', () => stringify(document, { aliasDuplicateObjects: false }));
  router.get('/api/v1/openapi.json', (_request, response) => json(response));
  router.get('/api/v1/openapi.yaml', (_request, response) => yaml(response));
  return router;
}

/** Written out once, when first asked for; clients may keep it and ask whether it has changed. */
function rendition(mediaType: string, write: () => string): (response: Response) => void {
  let text: string | undefined;
  let etag: string | undefined;
  return (response) => {
    text ??= write();
    etag ??= `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    response.setHeader('Content-Type', mediaType);
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('ETag', etag);
    const known = response.req.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
    if (known.includes(etag) || known.includes(`W/${etag}`)) response.status(304).end();
    else response.send(text);
  };
}
