import { Router } from 'express';
import { AppError } from '../platform/app-error';
import { systemClock } from '../platform/clock';
import { knownBaseUrl } from './errors/problem';
import type { HttpDeps } from './http-deps';

const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
const CATALOG_PATH = '/.well-known/api-catalog';
/** The file is written with each response, so that it does not expire while the service runs. RFC 9116 advises less than a year. */
const EXPIRES_AFTER_MS = 30 * 86_400_000;

/** Files at well-known addresses. These routes are not part of the API description. */
export function wellKnownRoutes({ settings }: HttpDeps): Router {
  const router = Router({ caseSensitive: true });

  // The API and its descriptions (RFC 9727).
  router.get(CATALOG_PATH, (request, response) => {
    const base = knownBaseUrl(request);
    response.setHeader('Content-Type', CATALOG_TYPE);
    response.setHeader('Link', `<${base}${CATALOG_PATH}>; rel="api-catalog"`);
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.send(
      JSON.stringify({
        linkset: [
          {
            anchor: `${base}/api/v1`,
            'service-desc': [
              { href: `${base}/api/v1/openapi.json`, type: 'application/json' },
              { href: `${base}/api/v1/openapi.yaml`, type: 'application/yaml' },
              { href: `${base}/api/v1/postman.json`, type: 'application/json' },
            ],
            'service-doc': [{ href: `${base}/reference`, type: 'text/html' }],
            status: [{ href: `${base}/api/v1/ready`, type: 'application/json' }],
          },
          {
            anchor: `${base}/mcp`,
            'service-doc': [{ href: `${base}/docs/agents`, type: 'text/html' }],
          },
        ],
      }),
    );
  });

  // Where to report vulnerabilities (RFC 9116).
  router.get('/.well-known/security.txt', (request, response) => {
    if (settings.securityContact === null) throw new AppError('route_not_found', 'No such route exists.');
    const expires = new Date(systemClock.now().getTime() + EXPIRES_AFTER_MS).toISOString();
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.send(
      [
        `Contact: ${settings.securityContact}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en',
        `Canonical: ${knownBaseUrl(request)}/.well-known/security.txt`,
        '',
      ].join('\n'),
    );
  });
  return router;
}
