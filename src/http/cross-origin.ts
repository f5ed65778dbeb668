import type { RequestHandler } from 'express';

/** Response headers that a page may read; browsers hide most others. */
const EXPOSED_HEADERS = [
  'API-Version',
  'Allow',
  'Client-Request-Id',
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'Preference-Applied',
  'RateLimit',
  'RateLimit-Policy',
  'Request-Id',
  'Retry-After',
  'Sunset',
  'WWW-Authenticate',
].join(', ');

/** Request headers that the API reads and that a page may send only after a preflight. */
const ALLOWED_HEADERS = [
  'Authorization',
  'Client-Request-Id',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'Prefer',
  'Sandbox-Tenant',
].join(', ');

const ALLOWED_METHODS = 'GET, HEAD, POST, PATCH, DELETE';
const PREFLIGHT_SECONDS = '600';
const API = '/api/v1/';

/**
 * Allows pages of the given origins to call the API from a browser (CORS,
 * https://fetch.spec.whatwg.org/#http-cors-protocol). Without origins it does nothing: an API key is a secret, and a
 * page exposes it to all its visitors. Cookies are never allowed, and other routes of the service stay closed.
 */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  const allowed = new Set(origins);
  return (request, response, next) => {
    if (allowed.size === 0 || !request.path.startsWith(API)) return next();
    response.vary('Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return next();
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!isPreflight) return next();
    response.setHeader('Access-Control-Allow-Methods', ALLOWED_METHODS);
    response.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
    response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
    response.status(204).end();
  };
}
