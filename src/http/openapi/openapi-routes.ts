import { readFileSync } from 'node:fs';
import { Router, type Request, type Response } from 'express';
import { stringify } from 'yaml';
import type { DeprecatedRoute } from '../../services/deprecations/deprecated-routes';
import { AppError } from '../../platform/app-error';
import { knownBaseUrl } from '../errors/problem';
import { withDeprecations } from './deprecated-operations';
import { entityTag, isUnchanged } from '../lifecycle/etag';
import { openApiDocument } from './document';
import { findAsset } from '../../platform/build-assets';

/** Serves the API description from which the routes were generated. */
export function openApiRoutes(deprecations: readonly DeprecatedRoute[]): Router {
  const router = Router({ caseSensitive: true });
  const document = withDeprecations(openApiDocument, deprecations);
  const json = rendition('application/json', () => JSON.stringify(document));
  const yaml = rendition('application/yaml', () => stringify(document, { aliasDuplicateObjects: false }));
  router.get('/api/v1/openapi.json', (_request, response) => json(response));
  router.get('/api/v1/openapi.yaml', (_request, response) => yaml(response));
  router.get('/api/v1/postman.json', sendCollection);
  return router;
}

interface PostmanCollection {
  variable: { key: string; value: string }[];
}

let collection: PostmanCollection | undefined;

/** Serves the Postman collection of the build with the address of this service. */
function sendCollection(request: Request, response: Response): void {
  collection ??= readCollection();
  const baseUrl = { key: 'baseUrl', value: knownBaseUrl(request) };
  const variable = [baseUrl, ...collection.variable.filter(({ key }) => key !== 'baseUrl')];
  rendition('application/json', () => JSON.stringify({ ...collection, variable }))(response);
}

/** In a build the file is beside the compiled code; during development it is in the build output. */
function readCollection(): PostmanCollection {
  const file = findAsset('postman.json');
  if (file === null) {
    throw new AppError(
      'service_unavailable',
      'This build does not include the Postman collection. See /api/v1/openapi.json.',
    );
  }
  return JSON.parse(readFileSync(file, 'utf8')) as PostmanCollection;
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
